import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A wire to a local exchange that holds up what the exchange sends, in its order, answers to pings included. */
export type SlowWire = {
  /** In place of the exchange's own origin, such as `ws://127.0.0.1:4000`. */
  origin: string
  holdUp: () => void
  /** Delivers all that was held up, at once. */
  letGo: () => void
  close: () => Promise<void>
}

export async function openSlowWire(origin: string): Promise<SlowWire> {
  const { protocol, hostname, port } = new URL(origin)
  const sockets = new Set<Socket>()
  let held: (() => void)[] | undefined
  const server = createServer((client) => {
    const exchange = connect(Number(port), hostname)
    for (const socket of [client, exchange]) {
      sockets.add(socket)
      socket.setNoDelay(true).on('error', () => undefined)
      socket.on('close', () => {
        sockets.delete(socket)
        client.destroy()
        exchange.destroy()
      })
    }
    client.on('data', (bytes) => void exchange.write(bytes))
    exchange.on('data', (bytes) => {
      if (held === undefined) client.write(bytes)
      else held.push(() => client.write(bytes))
    })
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `${protocol}//127.0.0.1:${(server.address() as AddressInfo).port}`,
    holdUp: () => void (held ??= []),
    letGo() {
      const waiting = held ?? []
      held = undefined
      for (const send of waiting) send()
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => void server.close(resolve))
    },
  }
}
