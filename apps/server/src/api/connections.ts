import type { Server } from 'node:http'
import { addressGroup } from './address-group.ts'
import { createNetworkCounts } from './network-counts.ts'

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
  const open = createNetworkCounts(ofAddressMax)
  server.on('connection', (socket) => {
    const address = socket.remoteAddress ?? ''
    if (isOwnMachine(addressGroup(address))) return
    if (open.isFull(address)) {
      socket.destroy()
      return
    }
    open.add(address)
    socket.once('close', () => {
      open.remove(address)
    })
  })
}
