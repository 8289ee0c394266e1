import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

export type SlowNetwork = {
  /** The address of the server behind the network. */
  origin: string
  /** Closes every connection, as happens in the hours between two visits. */
  hangUp: () => void
  close: () => Promise<void>
}

/** Round trip in milliseconds, and bits a second each way. */
export type Link = { roundTripMs: number; bitsPerSecond: number }

/**
 * A server as seen from a phone: opening a connection costs a round trip, every response arrives a round trip after its
 * request, and all connections share the bandwidth. It does not model TCP slow start. As a proxy it slows a service
 * worker as well as its page.
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
  if (address === null || typeof address === 'string') throw new Error('the slow network listens on no port')
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

/** One direction of the link. Data waits for all data sent before it, on whichever connection. */
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
