import type { Facts } from '../books/facts.ts'
import type { AmountRefusal, MarketRefusal } from '../books/refusal.ts'
import { type Currency, placesOf } from '../money/currency.ts'
import { type Money, ONE, type Price, type Rate } from '../money/decimal.ts'
import { amountOf, isOnGrid, nearestOnGrid, unitOf } from '../money/mul-div.ts'
import { ok, refuse, type Result } from '../result.ts'
import type { ExchangeQuote } from './exchange-quote.ts'
import { legOf, quotedRate, valueAt } from './exchange-rate.ts'

export type ExchangeRequest = { id: string; bookId: number; from: Currency; to: Currency; pay: Money }

export type QuoteRefusal =
  | MarketRefusal
  | AmountRefusal
  | { kind: 'currencies_equal' }
  | { kind: 'amount_too_small'; minimum: Money }
  | { kind: 'amount_too_large'; maximum: Money }

/**
 * Quotes an exchange of `pay` at the marks in force, each moved against the user by half the spread. Coin to coin goes
 * through USDT as one fraction; the received amount is rounded down, once. Limits are in USDT value at the mark. The
 * quote may be used before `expiresAt`, by its id.
 */
export function quoteExchange(request: ExchangeRequest, facts: Facts): Result<ExchangeQuote, QuoteRefusal> {
  const { from, to, pay } = request
  if (from === to) return refuse({ kind: 'currencies_equal' })
  if (pay <= 0n) return refuse({ kind: 'amount_not_positive', field: 'pay' })
  const unit = unitOf(placesOf(from))
  if (!isOnGrid(pay, unit)) return refuse({ kind: 'amount_off_grid', ...nearestOnGrid(pay, unit) })
  const given = legOf(from, facts)
  if (!given.ok) return given
  const taken = legOf(to, facts)
  if (!taken.ok) return taken
  const { spreadRate, quoteForMs, valueMin, valueMax } = facts.settings.exchange
  const value = valueAt(pay, given.value.mark)
  if (value < valueMin * ONE) return refuse({ kind: 'amount_too_small', minimum: valueMin })
  if (value > valueMax * ONE) return refuse({ kind: 'amount_too_large', maximum: valueMax })
  const receive = received({ pay, to, fromMark: given.value.mark, toMark: taken.value.mark, spreadRate })
  if (receive === 0n) return refuse({ kind: 'amount_too_small', minimum: valueMin })
  return ok({
    ...request,
    receive,
    spreadRate,
    fromMark: given.value.mark,
    toMark: taken.value.mark,
    fromSequence: given.value.sequence,
    toSequence: taken.value.sequence,
    quotedAt: facts.at,
    expiresAt: facts.at + quoteForMs,
    settingsVersion: facts.settings.version,
    ...(facts.fillAt === 'next_tick' ? { fillAt: facts.fillAt } : {}),
  })
}

/** Returns the received amount: pay × fromMark × (1 − spread / 2) / (toMark × (1 + spread / 2)), rounded down. */
export function received({
  pay,
  to,
  fromMark,
  toMark,
  spreadRate,
}: {
  pay: Money
  to: Currency
  fromMark: Price | null
  toMark: Price | null
  spreadRate: Rate
}): Money {
  const { numerator, denominator } = quotedRate(fromMark, toMark, spreadRate)
  return amountOf(pay, numerator, denominator, placesOf(to), 'down')
}
