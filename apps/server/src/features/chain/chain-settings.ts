import { checkAddress } from '@touchstone/domain/addresses/check-address'
import { isWatchable, type Network, networks } from '@touchstone/domain/addresses/networks'
import { type DepositKey, openDepositKey } from './deposit-keys.ts'

export type ChainSettings = {
  /** From which the addresses of users are made. */
  keys: ReadonlyMap<Network, DepositKey>
  /** Where the JSON-RPC of a watched network is. */
  rpcUrls: ReadonlyMap<Network, string>
  /** The house's own addresses, whose tokens count as holdings together with those on the users' addresses. */
  treasuries: ReadonlyMap<Network, readonly string[]>
}

export const noChains: ChainSettings = { keys: new Map(), rpcUrls: new Map(), treasuries: new Map() }

/**
 * Reads the chain settings of the environment, by network: `XPUB_ETHEREUM`, `EVM_RPC_ETHEREUM`, `TREASURY_ETHEREUM`.
 * @throws with a message for the operator if one is invalid.
 */
export function chainSettings(setting: (name: string) => string | undefined): ChainSettings {
  const keys = new Map<Network, DepositKey>()
  const rpcUrls = new Map<Network, string>()
  const treasuries = new Map<Network, readonly string[]>()
  for (const network of networks) {
    const [keyName, rpcName, treasuryName] = namesOf(network)
    const key = setting(keyName)
    const url = setting(rpcName)
    const treasury = setting(treasuryName)
    if (key !== undefined) keys.set(network, openDepositKey(keyName, network, key))
    if (url !== undefined) rpcUrls.set(network, checkedUrl(rpcName, network, url))
    if (treasury !== undefined) treasuries.set(network, checkedAddresses(treasuryName, network, treasury))
    if (treasury !== undefined && url === undefined)
      throw new Error(`${treasuryName} is set without ${rpcName}: set both`)
  }
  return { keys, rpcUrls, treasuries }
}

/** @throws with a sentence for the operator when a house of play money is to watch real chains. */
export function refuseInSandbox({ keys, rpcUrls, treasuries }: ChainSettings = noChains): void {
  const [first] = [...rpcUrls.keys(), ...keys.keys(), ...treasuries.keys()]
  if (first === undefined) return
  throw new Error(
    `a sandbox database holds play money and takes no real deposits: unset ${namesOf(first).join(', ')}, or use a live database`,
  )
}

function namesOf(network: Network): [key: string, rpc: string, treasury: string] {
  const name = network.toUpperCase()
  return [`XPUB_${name}`, `EVM_RPC_${name}`, `TREASURY_${name}`]
}

/** Addresses of such services contain a key: an error does not repeat them. */
function checkedUrl(name: string, network: Network, text: string): string {
  if (!isWatchable(network))
    throw new Error(
      `${name} cannot be used: such a service answers for ${networks.filter(isWatchable).join(', ')}, and not for ` +
        `${network}; unset it`,
    )
  const url = URL.parse(text)
  if (url === null || !['http:', 'https:'].includes(url.protocol))
    throw new Error(`${name} must be the http or https address of a JSON-RPC service`)
  return text
}

function checkedAddresses(name: string, network: Network, text: string): string[] {
  return text.split(',').map((unchecked) => {
    const address = checkAddress(network, unchecked)
    if (!address.ok)
      throw new Error(`${name} must hold addresses of ${network} separated by commas, not "${unchecked}"`)
    return address.value
  })
}
