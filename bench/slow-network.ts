import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

export type SlowNetwork = {
  /** Where the server is to be found behind the network. */
  origin: string
  /** Ends every connection, as hours between two visits do. */
  hangUp: () => void
  close: () => Promise<void>
}

/** Milliseconds there and back, and bits a second each way. */
export type Link = { roundTripMs: number; bitsPerSecond: number }

/**
 * A server as it is seen from a phone: a connection costs a round trip before anything is said over it, every answer
 * comes a round trip after its question, and all connections share what the link carries. The network's own slow start
 * is left out. It stands before the browser, so that a service worker is slowed as its page is.
 */
export async function openSlowNetwork(server: string, { roundTripMs, bitsPerSecond }: Link): Promise<SlowNetwork> {
  const port = Number(new URL(server).port)
  const open = new Set<Socket>()
  const up = createWay(roundTripMs / 2, bitsPerSecond)
  const down = createWay(roundTripMs / 2, bitsPerSecond)
  const listening = createServer({ noDelay: true }, (near) => {
    const far = connect({ port, host: 'localhost', noDelay: true })
    open.add(near)
    near.once('close', () => {
      open.delete(near)
      far.destroy()
    })
    near.on('error', () => undefined)
    far.on('error', () => near.destroy())
    up(near, far, roundTripMs)
    down(far, near, 0)
  })
  await new Promise<void>((resolve) => {
    listening.listen(0, '127.0.0.1', resolve)
  })
  const address = listening.address()
  if (address === null || typeof address === 'string') throw new Error('the network has no port')
  const hangUp = (): void => {
    for (const socket of open) socket.destroy()
  }
  return {
    origin: `http://localhost:${address.port}`,
    hangUp,
    async close() {
      hangUp()
      await new Promise((resolve) => listening.close(resolve))
    },
  }
}

/** One way of the link. What is sent waits for what was sent before it, on whichever connection. */
function createWay(delayMs: number, bitsPerSecond: number) {
  let freeAtMs = 0
  return (from: Socket, to: Socket, firstMs: number): void => {
    const opensAtMs = performance.now() + firstMs
    let before = Promise.resolve()
    const pass = (bytes: number, hand: () => void): void => {
      const beginsAtMs = Math.max(performance.now(), opensAtMs, freeAtMs)
      freeAtMs = beginsAtMs + (bytes * 8_000) / bitsPerSecond
      const dueAtMs = freeAtMs + delayMs
      before = before.then(async () => {
        await sleep(Math.max(0, dueAtMs - performance.now()))
        hand()
      })
    }
    from.on('data', (chunk) => {
      pass(chunk.length, () => to.write(chunk))
    })
    from.on('end', () => {
      pass(0, () => to.end())
    })
  }
}
