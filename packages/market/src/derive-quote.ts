import { larger, ONE, type Price } from '@touchstone/domain/money/decimal'
import { mulDiv } from '@touchstone/domain/money/mul-div'
import type { SymbolTerms } from '@touchstone/domain/market/symbol'

/**
 * Bid and ask around a price, for a source that has no quotes. Both stand the same whole number of price ticks away:
 * half the symbol's spread rounded up, at least one. So mark is the price itself, and a chart of marks is the chart of
 * the source's prices. `price` must lie on the price tick.
 */
export function deriveQuote(
  price: Price,
  terms: Pick<SymbolTerms, 'priceTick' | 'spreadRate'>,
): { bid: Price; ask: Price } {
  const { priceTick, spreadRate } = terms
  const half = larger(mulDiv(price, spreadRate, 2n * ONE * priceTick, 'up'), 1n) * priceTick
  return { bid: price - half, ask: price + half }
}
