import type { Facts, MarketFact } from '../books/facts.ts'
import type { MarketRefusal } from '../books/refusal.ts'
import { markOf } from '../market/tick.ts'
import { type Currency, settlementCurrency } from '../money/currency.ts'
import { type Money, ONE, type Price, type Rate } from '../money/decimal.ts'
import { openableSymbol } from '../positions/order-checks.ts'
import { ok, refuse, type Result } from '../result.ts'
import { isListed } from '../settings/added-currencies.ts'

/** One side of an exchange: the mark of a coin in USDT, or null for USDT itself, and the symbol it comes from. */
export type Leg = { symbol: string | null; mark: Price | null; sequence: number | null }

/** The mark in force of a currency that can be exchanged: USDT, or a coin with a symbol that is open and not stale. */
export function legOf(currency: Currency, facts: Facts): Result<Leg, MarketRefusal> {
  if (currency === settlementCurrency) return ok({ symbol: null, mark: null, sequence: null })
  const symbol = `${currency}/${settlementCurrency}`
  const isCoin = isListed(currency, facts.settings) && facts.settings.symbols.get(symbol)?.marketClass === 'coin'
  if (!isCoin) return refuse({ kind: 'symbol_unknown', symbol })
  const tradable = openableSymbol(facts, symbol)
  return tradable.ok ? ok(legAt(symbol, tradable.value.market)) : tradable
}

const legAt = (symbol: string, { tick }: MarketFact): Leg => ({ symbol, mark: markOf(tick), sequence: tick.sequence })

/** A fraction of an amount: amount × numerator / denominator. */
export type Fraction = { numerator: bigint; denominator: bigint }

/**
 * Returns how much of `to` one of `from` is worth at the marks, as an exact fraction; each coin's mark moves against
 * the user by half the spread. A mark of null is that of USDT, which has no spread.
 */
export function quotedRate(fromMark: Price | null, toMark: Price | null, spreadRate: Rate): Fraction {
  const sell = fromMark === null ? 2n * ONE : 2n * ONE - spreadRate
  const buy = toMark === null ? 2n * ONE : 2n * ONE + spreadRate
  return { numerator: (fromMark ?? ONE) * sell, denominator: (toMark ?? ONE) * buy }
}

/**
 * Whether a quoted rate is better than the marks now, USDT's being ONE: with one coin, that its mark has moved against the
 * house by more than half the spread; with two, that together they have moved by more than both halves. Equality is
 * accepted.
 */
export function hasMovedAgainstHouse(
  quote: { fromMark: Price | null; toMark: Price | null; spreadRate: Rate },
  fromMark: Price,
  toMark: Price,
): boolean {
  const quoted = quotedRate(quote.fromMark, quote.toMark, quote.spreadRate)
  return quoted.numerator * toMark > fromMark * quoted.denominator
}

/** The value in USDT of an amount of `from` at its mark, times 10^18: compared with limits, never booked. */
export const valueAt = (amount: Money, mark: Price | null): bigint => amount * (mark ?? ONE)
