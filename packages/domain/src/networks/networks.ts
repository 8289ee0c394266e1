import type { Currency } from '../money/currency.ts'
import { decimal, type Money } from '../money/decimal.ts'
import { unitOf } from '../money/mul-div.ts'

/** What a network's own rules fix. `symbol` quotes its coin. */
type Network = {
  coin: Currency
  symbol: string
  firstSubsidy: Money
  halvingBlocks: number
  /** How many times the difficulty may grow or shrink from one adjustment to the next. */
  adjustmentMax: bigint
}

/** The networks that machines mine on. */
export const networks = {
  bitcoin: {
    coin: 'BTC',
    symbol: 'BTC/USDT',
    firstSubsidy: decimal('50'),
    halvingBlocks: 210_000,
    adjustmentMax: 4n,
  },
} as const satisfies { readonly [id: string]: Network }

export type NetworkId = keyof typeof networks

export const isNetworkId = (text: string): text is NetworkId => Object.hasOwn(networks, text)

export const networkIds: readonly NetworkId[] = Object.keys(networks).filter(isNetworkId)

const satoshi = unitOf(8)

/**
 * What a block creates at a height, in the network's coin: it halves every `halvingBlocks`, and is cut to whole satoshi.
 * As in Bitcoin Core, `GetBlockSubsidy`.
 */
export function subsidyAt(network: NetworkId, height: number): Money {
  const { firstSubsidy, halvingBlocks } = networks[network]
  const halvings = Math.floor(height / halvingBlocks)
  return halvings >= 64 ? 0n : ((firstSubsidy / satoshi) >> BigInt(halvings)) * satoshi
}
