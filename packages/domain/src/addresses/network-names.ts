import { isNetwork, type Network } from './networks.ts'

/** As wallets and exchanges call them. */
const names: Record<Network, string> = {
  bitcoin: 'Bitcoin',
  tron: 'Tron (TRC20)',
  ethereum: 'Ethereum (ERC20)',
  bsc: 'BNB Smart Chain (BEP20)',
  polygon: 'Polygon',
  arbitrum: 'Arbitrum One',
  optimism: 'Optimism',
  base: 'Base',
  avalanche: 'Avalanche C-Chain',
}

/** Returns the name of a network; an unknown one keeps its own word. */
export const networkName = (network: string): string => (isNetwork(network) ? names[network] : network)
