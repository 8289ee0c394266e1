import { networksOf } from './address-group.ts'

/** Counts what is open at once of each network, such as sockets. */
export type NetworkCounts = {
  /** As many are open as may be, of the address or of a network that it lies in. */
  isFull: (address: string) => boolean
  add: (address: string) => void
  remove: (address: string) => void
}

/** @param ofAddressMax of one address of IPv4 or network of 64 bits; wider networks have more */
export function createNetworkCounts(ofAddressMax: number): NetworkCounts {
  const open = new Map<string, number>()
  return {
    isFull: (address) => networksOf(address).some(({ name, times }) => (open.get(name) ?? 0) >= ofAddressMax * times),
    add(address) {
      for (const { name } of networksOf(address)) open.set(name, (open.get(name) ?? 0) + 1)
    },
    remove(address) {
      for (const { name } of networksOf(address)) {
        const left = (open.get(name) ?? 1) - 1
        if (left > 0) open.set(name, left)
        else open.delete(name)
      }
    },
  }
}
