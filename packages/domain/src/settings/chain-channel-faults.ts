import { checkAddress } from '../addresses/check-address.ts'
import { isNetwork, isWatchable } from '../addresses/networks.ts'
import type { Channel } from './settings.ts'

type ChainChannel = Pick<
  Channel,
  'kind' | 'network' | 'sandbox' | 'deposits' | 'confirmations' | 'token' | 'tokenDecimals'
>

/** Returns the faults of a channel of a chain, as sentences: deposits need a watched network. */
export function chainChannelFaults(channel: ChainChannel): string[] {
  if (channel.kind !== 'chain') return []
  const { network, token, tokenDecimals, confirmations } = channel
  if (!isNetwork(network)) return ['must name a network that we know']
  if (channel.sandbox || !channel.deposits) return []
  if (!isWatchable(network)) return [`cannot take deposits: transfers on ${network} are not watched`]
  const written = checkAddress(network, token)
  return [
    ...(written.ok && written.value === token ? [] : ["needs its token's contract, written with its checksum"]),
    ...(Number.isInteger(tokenDecimals) && tokenDecimals >= 0 && tokenDecimals <= 36
      ? []
      : ["needs its token's decimals, from 0 to 36"]),
    ...(Number.isInteger(confirmations) && confirmations >= 1 ? [] : ['needs at least one confirmation']),
  ]
}
