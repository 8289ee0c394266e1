import type { Facts } from '../books/facts.ts'
import type { MarketRefusal } from '../books/refusal.ts'
import { markOf } from '../market/tick.ts'
import { type Currency, placesOf, settlementCurrency } from '../money/currency.ts'
import { type Money, ONE, type Price } from '../money/decimal.ts'
import { amountOf } from '../money/mul-div.ts'
import { ok, refuse, type Result } from '../result.ts'

type PriceRefusal = Extract<MarketRefusal, { kind: 'price_missing' | 'price_stale' }>

/** What an amount is worth in USDT at the mark, rounded up: limits count it, nothing of it is booked. */
export function usdtValueOf(amount: Money, currency: Currency, facts: Facts): Result<Money, PriceRefusal> {
  const mark = markInUsdt(currency, facts)
  return mark.ok ? ok(amountOf(amount, mark.value, ONE, placesOf(settlementCurrency), 'up')) : mark
}

/** USD counts as USDT one to one. While a market is closed its last mark counts; a stale one decides nothing. */
function markInUsdt(currency: Currency, facts: Facts): Result<Price, PriceRefusal> {
  if (currency === settlementCurrency || currency === 'USD') return ok(ONE)
  const symbols = [`${currency}/${settlementCurrency}`, `${currency}/USD`] as const
  const symbol = symbols.find((each) => facts.settings.symbols.has(each)) ?? symbols[0]
  const market = facts.market(symbol)
  if (market === undefined) return refuse({ kind: 'price_missing', symbol })
  return market.state === 'stale' ? refuse({ kind: 'price_stale', symbol }) : ok(markOf(market.tick))
}
