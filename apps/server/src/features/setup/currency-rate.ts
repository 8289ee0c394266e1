import type { MarketFact } from '@touchstone/domain/books/facts'
import { markOf } from '@touchstone/domain/market/tick'
import { type Currency, settlementCurrency } from '@touchstone/domain/money/currency'
import { ONE, type Rate } from '@touchstone/domain/money/decimal'
import { over } from '@touchstone/domain/money/mul-div'

/** The value of one USDT in a currency, and the time of the price (epoch milliseconds; undefined: it needs none). */
export type CurrencyRate = { rate: Rate; sourceAt: number | undefined }

/**
 * By the mark in force of the currency's symbol, stale or not: for display only. USD counts as USDT one to one.
 * Undefined where no symbol has a price for it.
 */
export function rateOf(
  currency: Currency,
  market: (symbol: string) => MarketFact | undefined,
): CurrencyRate | undefined {
  if (isOneToOne(currency)) return { rate: ONE, sourceAt: undefined }
  const [first, second] = ratingSymbols(currency)
  const tick = (market(first) ?? market(second))?.tick
  return tick === undefined ? undefined : { rate: over(ONE, markOf(tick), 'down'), sourceAt: tick.sourceAt }
}

/** Whether a currency has a rate whenever its symbol has a price. */
export const isRated = (currency: Currency, symbols: ReadonlySet<string>): boolean =>
  isOneToOne(currency) || ratingSymbols(currency).some((symbol) => symbols.has(symbol))

const isOneToOne = (currency: Currency): boolean => currency === settlementCurrency || currency === 'USD'

const ratingSymbols = (currency: Currency): [string, string] => [`${currency}/USDT`, `${currency}/USD`]
