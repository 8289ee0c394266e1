import type { EvmNetwork } from '@touchstone/domain/addresses/networks'

/** What each network says that it is: a service for another one is not believed. */
export const chainIds = {
  ethereum: 1,
  optimism: 10,
  bsc: 56,
  polygon: 137,
  base: 8_453,
  arbitrum: 42_161,
  avalanche: 43_114,
} as const satisfies Record<EvmNetwork, number>
