import type { MarketFact } from '@touchstone/domain/books/facts'
import type { MarkOf } from '@touchstone/domain/equity/equity-at'
import { markOf } from '@touchstone/domain/market/tick'
import { needsNoPrice, valuingSymbols } from '@touchstone/domain/market/valuing-symbols'
import type { Currency } from '@touchstone/domain/money/currency'
import { ONE, type Price } from '@touchstone/domain/money/decimal'

export type Market = (symbol: string) => MarketFact | undefined

/** One view of the market: each symbol is looked up once, so that everything valued by it is valued alike. */
export function oneView(market: Market): Market {
  const seen = new Map<string, MarketFact | undefined>()
  return (symbol) => {
    if (!seen.has(symbol)) seen.set(symbol, market(symbol))
    return seen.get(symbol)
  }
}

/** The market that a currency is valued by; undefined where it needs none or has none. */
export const marketOfCurrency = (currency: Currency, market: Market): MarketFact | undefined =>
  valuingSymbols(currency)
    .map(market)
    .find((fact) => fact !== undefined)

/** What one of a currency is worth in USDT by the last mark on the tape, live or not; undefined where there is none. */
export function markOfCurrency(currency: Currency, market: Market): Price | undefined {
  if (needsNoPrice(currency)) return ONE
  const fact = marketOfCurrency(currency, market)
  return fact && markOf(fact.tick)
}

/** The marks in force, of live symbols or not. */
export const marksIn =
  (market: Market): MarkOf =>
  (symbol) => {
    const fact = market(symbol)
    return fact && markOf(fact.tick)
  }
