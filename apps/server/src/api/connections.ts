import type { Server } from 'node:http'
import { addressGroup } from './address-group.ts'

/** Connections in all, sockets and idle ones too. Our choice: twice the sockets that a server takes. */
const connectionsMax = 20_000
/** Of one address, so that none keeps everybody else out. Our choice: an office behind one address, with sockets. */
const connectionsOfAddressMax = 1_000

const isOwnMachine = (group: string): boolean => group.startsWith('127.') || group === '0:0:0:0::/64'

/**
 * Limits connections in all and of each address. Behind proxies of ours, which come from few addresses, only in all; what
 * runs on the same machine is ours too.
 */
export function limitConnections(
  server: Server,
  { proxies, ofAddressMax = connectionsOfAddressMax }: { proxies: number; ofAddressMax?: number },
): void {
  server.maxConnections = connectionsMax
  if (proxies > 0) return
  const open = new Map<string, number>()
  server.on('connection', (socket) => {
    const group = addressGroup(socket.remoteAddress ?? '')
    if (isOwnMachine(group)) return
    const count = (open.get(group) ?? 0) + 1
    if (count > ofAddressMax) {
      socket.destroy()
      return
    }
    open.set(group, count)
    socket.once('close', () => {
      const left = (open.get(group) ?? 1) - 1
      if (left > 0) open.set(group, left)
      else open.delete(group)
    })
  })
}
