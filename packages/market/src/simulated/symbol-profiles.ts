import type { MarketClass } from '@touchstone/domain/market/symbol'

/** What the simulated market knows about a symbol. Prices and turnover are in the quote currency. */
export type SymbolProfile = {
  marketClass: MarketClass
  /** The price to which the symbol reverts. */
  anchor: number
  /** Standard deviation of the logarithm of the price over a year. */
  volatility: number
  /** Correlation with the common walk of the class. The correlation of two symbols is the product of theirs. */
  commonShare: number
  turnoverPerDay: number
}

type Row = [
  symbol: string,
  marketClass: MarketClass,
  anchor: number,
  volatility: number,
  commonShare: number,
  turnoverPerDay: number,
]

/**
 * Volatilities and correlations of coins are those of the recorded pack `crypto-2026`, the others those of
 * `multi-2023`, rounded. The dollar is on the same side of all three currencies, and of gold and silver, so that
 * common moves have one sign.
 */
const rows: Row[] = [
  ['BTC/USDT', 'coin', 95_000, 0.5, 0.95, 5e9],
  ['ETH/USDT', 'coin', 3_300, 0.66, 0.94, 3e9],
  ['BNB/USDT', 'coin', 650, 0.5, 0.89, 3e8],
  ['SOL/USDT', 'coin', 180, 0.73, 0.89, 1e9],
  ['XRP/USDT', 'coin', 2.3, 0.72, 0.86, 6e8],
  ['DOGE/USDT', 'coin', 0.3, 0.85, 0.86, 4e8],
  ['ADA/USDT', 'coin', 0.9, 0.75, 0.86, 2e8],
  ['LINK/USDT', 'coin', 20, 0.73, 0.89, 2e8],
  ['LTC/USDT', 'coin', 100, 0.7, 0.82, 1.5e8],
  ['DOT/USDT', 'coin', 6.5, 0.8, 0.8, 1e8],
  ['EUR/USD', 'currency', 1.08, 0.08, 0.9, 2e9],
  ['GBP/USD', 'currency', 1.27, 0.085, 0.85, 1.2e9],
  ['AUD/USD', 'currency', 0.65, 0.1, 0.75, 8e8],
  ['XAU/USD', 'metal', 2_700, 0.15, 0.9, 1e9],
  ['XAG/USD', 'metal', 31, 0.28, 0.9, 3e8],
  ['BRENT/USD', 'energy', 75, 0.33, 1, 5e8],
  ['SPX500/USD', 'index', 5_900, 0.17, 0.96, 2e9],
  ['NAS100/USD', 'index', 20_500, 0.23, 0.96, 2e9],
]

export const symbolProfiles: ReadonlyMap<string, SymbolProfile> = new Map(
  rows.map(([symbol, marketClass, anchor, volatility, commonShare, turnoverPerDay]) => [
    symbol,
    { marketClass, anchor, volatility, commonShare, turnoverPerDay },
  ]),
)
