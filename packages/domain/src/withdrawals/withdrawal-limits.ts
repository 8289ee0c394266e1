import { type Book, partOf } from '../books/book.ts'
import type { Facts } from '../books/facts.ts'
import { larger, type Money } from '../money/decimal.ts'
import { standingPart } from '../restrictions/standing.ts'
import { type Withdrawn, withdrawnPart } from './withdrawn.ts'
import { dayMs } from '../time.ts'

type LimitRefusal =
  | { kind: 'too_many_withdrawals'; maximum: number }
  | { kind: 'day_withdrawals_exceeded'; maximum: Money; left: Money }
  | { kind: 'month_withdrawals_exceeded'; maximum: Money; left: Money }
type LevelRefusal = { kind: 'identity_level_too_low'; level: number; needed: number }

/** A rolling month is thirty days: our choice. */
export const monthMs = 30 * dayMs

/** The totals of the rolling limits: USDT value of a day and of a month, and the number of requests in a day. */
export type WithdrawnTotals = { day: Money; month: Money; requestsToday: number }

/** A returned withdrawal counts as a request of its day, but has no value any more. */
export function withdrawnTotals(withdrawn: Withdrawn, at: number): WithdrawnTotals {
  const valueSince = (time: number): Money =>
    withdrawn.reduce((sum, each) => (each.at > time ? sum + each.usdtValue : sum), 0n)
  return {
    day: valueSince(at - dayMs),
    month: valueSince(at - monthMs),
    requestsToday: withdrawn.filter((each) => each.at > at - dayMs).length,
  }
}

/** Returns the limits of the book's identity level, and what is left of them. */
export function withdrawalAllowance(book: Book, facts: Pick<Facts, 'at' | 'settings'>) {
  const { withdrawalLimits, withdrawalsADayMax } = facts.settings.funds
  const limit = withdrawalLimits[partOf(book, standingPart).identityLevel] ?? { day: 0n, month: 0n }
  const { day, month, requestsToday } = withdrawnTotals(partOf(book, withdrawnPart), facts.at)
  return {
    day: limit.day,
    month: limit.month,
    dayLeft: larger(0n, limit.day - day),
    monthLeft: larger(0n, limit.month - month),
    requestsLeft: Math.max(0, withdrawalsADayMax - requestsToday),
  }
}

/** Why a withdrawal of this USDT value goes past a limit. Equality is within. */
export function limitFault(book: Book, value: Money, facts: Facts): LimitRefusal | undefined {
  const { day, month, dayLeft, monthLeft, requestsLeft } = withdrawalAllowance(book, facts)
  if (requestsLeft === 0) return { kind: 'too_many_withdrawals', maximum: facts.settings.funds.withdrawalsADayMax }
  if (value > dayLeft) return { kind: 'day_withdrawals_exceeded', maximum: day, left: dayLeft }
  if (value > monthLeft) return { kind: 'month_withdrawals_exceeded', maximum: month, left: monthLeft }
  return undefined
}

/** Why the identity level allows none at all: the lowest level that does is named. */
export function levelFault(book: Book, facts: Facts): LevelRefusal | undefined {
  const { withdrawalLimits } = facts.settings.funds
  const level = partOf(book, standingPart).identityLevel
  if ((withdrawalLimits[level]?.day ?? 0n) > 0n) return undefined
  const needed = withdrawalLimits.findIndex(({ day }, index) => index > level && day > 0n)
  return { kind: 'identity_level_too_low', level, needed: needed < 0 ? withdrawalLimits.length : needed }
}

/** Returns the list with a new one, without entries that no limit will count again. */
export const withdrawnWith = (withdrawn: Withdrawn, added: Withdrawn[number]): Withdrawn => [
  ...withdrawn.filter((each) => each.at > added.at - (each.usdtValue > 0n ? monthMs : dayMs)),
  added,
]

/** The list after one was given back. */
export const withdrawnWithout = (withdrawn: Withdrawn, id: string): Withdrawn =>
  withdrawn.map((each) => (each.id === id ? { ...each, usdtValue: 0n } : each))
