import type { MarketFact } from '@touchstone/domain/books/facts'
import { markOf } from '@touchstone/domain/market/tick'
import { needsNoPrice, valuingSymbols } from '@touchstone/domain/market/valuing-symbols'
import type { Currency } from '@touchstone/domain/money/currency'
import { type Money, ONE, type Price } from '@touchstone/domain/money/decimal'
import { mulDiv } from '@touchstone/domain/money/mul-div'

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

/** An amount at a mark, to 18 decimals, rounded down. For display: nothing of it is booked. */
export const valueAtMark = (amount: Money, mark: Price): Money => mulDiv(amount, mark, ONE, 'down')
