import type { MarketFact } from '@touchstone/domain/books/facts'
import { markOf } from '@touchstone/domain/market/tick'
import { needsNoPrice, valuingSymbols } from '@touchstone/domain/market/valuing-symbols'
import type { Currency } from '@touchstone/domain/money/currency'
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
  if (needsNoPrice(currency)) return { rate: ONE, sourceAt: undefined }
  const tick = valuingSymbols(currency)
    .map(market)
    .find((fact) => fact !== undefined)?.tick
  return tick === undefined ? undefined : { rate: over(ONE, markOf(tick), 'down'), sourceAt: tick.sourceAt }
}
