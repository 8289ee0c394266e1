/** How a network writes its addresses. */
export type AddressFamily = 'bitcoin' | 'tron' | 'evm'

const families = {
  bitcoin: 'bitcoin',
  tron: 'tron',
  ethereum: 'evm',
  bsc: 'evm',
  polygon: 'evm',
  arbitrum: 'evm',
  optimism: 'evm',
  base: 'evm',
  avalanche: 'evm',
} as const satisfies Record<string, AddressFamily>

/** The networks that a channel may name. */
export type Network = keyof typeof families

export const networks = Object.keys(families) as Network[]

export const isNetwork = (text: string): text is Network => Object.hasOwn(families, text)

export const familyOf = (network: Network): AddressFamily => families[network]

export type EvmNetwork = { [Name in Network]: (typeof families)[Name] extends 'evm' ? Name : never }[Network]

/** Whether transfers on it can be watched. Only watched networks may be offered for deposits. */
export const isWatchable = (network: Network): network is EvmNetwork => familyOf(network) === 'evm'
