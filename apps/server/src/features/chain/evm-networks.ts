import type { EvmNetwork } from '@touchstone/domain/addresses/networks'

/** The chain id of each network: a service of another chain is not trusted. */
export const chainIds = {
  ethereum: 1,
  optimism: 10,
  bsc: 56,
  polygon: 137,
  base: 8_453,
  arbitrum: 42_161,
  avalanche: 43_114,
} as const satisfies Record<EvmNetwork, number>
