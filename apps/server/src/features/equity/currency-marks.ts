import type { MarketFact } from '@touchstone/domain/books/facts'
import { markOf } from '@touchstone/domain/market/tick'
import { type Currency, settlementCurrency } from '@touchstone/domain/money/currency'
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

/** USDT, and USD, which counts as USDT one to one, need no price. */
const needsNoPrice = (currency: Currency): boolean => currency === settlementCurrency || currency === 'USD'

/** The symbols whose mark says what a currency is worth in USDT; none where it needs no price. */
export const symbolsOf = (currency: Currency): string[] =>
  needsNoPrice(currency) ? [] : [`${currency}/${settlementCurrency}`, `${currency}/USD`]

/** The market that a currency is valued by; undefined where it needs none or has none. */
export const marketOfCurrency = (currency: Currency, market: Market): MarketFact | undefined =>
  symbolsOf(currency)
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
