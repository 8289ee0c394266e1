import { larger, ONE, type Price } from '@touchstone/domain/money/decimal'
import { mulDiv } from '@touchstone/domain/money/mul-div'
import type { SymbolTerms } from '@touchstone/domain/market/symbol'

/**
 * Derives bid and ask around a price, for a source without quotes. Both lie the same whole number of price ticks
 * away: half the symbol's spread rounded up, and at least one. The mark is then the price itself, so a chart of marks
 * equals the chart of the source's prices. `price` must be a multiple of the price tick.
 */
export function deriveQuote(
  price: Price,
  terms: Pick<SymbolTerms, 'priceTick' | 'spreadRate'>,
): { bid: Price; ask: Price } {
  const { priceTick, spreadRate } = terms
  const half = larger(mulDiv(price, spreadRate, 2n * ONE * priceTick, 'up'), 1n) * priceTick
  return { bid: price - half, ask: price + half }
}
