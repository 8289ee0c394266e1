import { type Currency, placesOf } from '../money/currency.ts'
import { type Money, ONE, type Rate, smaller } from '../money/decimal.ts'
import { amountOf, mulDiv, unitOf } from '../money/mul-div.ts'
import type { Repayment } from '../settings/bond-terms.ts'
import { dayMs } from '../time.ts'

/** Every so many days a bond pays interest that pays monthly. */
export const monthDays = 30

type Schedule = { startDay: number; termDays: number; repayment: Repayment }

/** When the term is over. Epoch milliseconds. */
export const endOfTerm = ({ startDay, termDays }: Pick<Schedule, 'startDay' | 'termDays'>): number =>
  startDay + termDays * dayMs

/** Whether interest falls due at a midnight: on schedule, at the end, and on each day after it that something is still owed. */
export function isInterestDay(schedule: Schedule, day: number): boolean {
  const days = (day - schedule.startDay) / dayMs
  if (!Number.isSafeInteger(days) || days < 1) return false
  return day >= endOfTerm(schedule) || (schedule.repayment === 'monthly' && days % monthDays === 0)
}

/** The first midnight after `through` at which interest falls due. Epoch milliseconds. */
export function nextInterestDay(schedule: Schedule, through: number): number {
  const end = endOfTerm(schedule)
  if (through >= end) return through + dayMs
  if (schedule.repayment === 'at_end') return end
  const months = Math.floor((through - schedule.startDay) / (monthDays * dayMs)) + 1
  return Math.min(end, schedule.startDay + months * monthDays * dayMs)
}

/** The due dates of the term, each a midnight in epoch milliseconds; the last one is its end. */
export function dueDays(schedule: Schedule): number[] {
  const days = Array.from({ length: schedule.termDays }, (_, index) => schedule.startDay + (index + 1) * dayMs)
  return days.filter((day) => isInterestDay(schedule, day))
}

/** The interest of one unit for some days, rounded down to a unit of the currency. `principal`: what is owed on it. */
export const interestFor = (principal: Money, dailyRate: Rate, days: number, currency: Currency): Money =>
  amountOf(principal, dailyRate * BigInt(days), ONE, placesOf(currency), 'down')

/** What a unit of a bond is owed. */
export type OwedPerUnit = { interestOwed: Money; principalLeft: Money; interestThrough: number }

type PaidTerms = Schedule & { dailyRate: Rate; currency: Currency }

/** The interest that falls due on a unit at a midnight. */
function accruedAt({ principalLeft, interestThrough }: OwedPerUnit, terms: PaidTerms, day: number): Money {
  if (day <= interestThrough || !isInterestDay(terms, day)) return 0n
  return interestFor(principalLeft, terms.dailyRate, (day - interestThrough) / dayMs, terms.currency)
}

/** What a unit is owed at a midnight: the interest that has fallen due, and from the end of the term on its principal. */
export const owedAt = (owed: OwedPerUnit, terms: PaidTerms, day: number): { interest: Money; principal: Money } => ({
  interest: owed.interestOwed + accruedAt(owed, terms, day),
  principal: day >= endOfTerm(terms) ? owed.principalLeft : 0n,
})

/** Whether something that is due at a midnight is still owed after a payment. */
export const isShort = (
  { interestOwed, principalLeft }: Pick<OwedPerUnit, 'interestOwed' | 'principalLeft'>,
  terms: Pick<Schedule, 'startDay' | 'termDays'>,
  day: number,
): boolean => interestOwed > 0n || (day >= endOfTerm(terms) && principalLeft > 0n)

export type Payment = OwedPerUnit & {
  /** The interest that fell due now, and what each unit is paid. */
  accrued: Money
  interestPerUnit: Money
  principalPerUnit: Money
}

/**
 * What each unit is owed and paid at a midnight. What is there is shared by the units to the last digit that all of them can
 * have, interest first; what cannot be shared stays for the next time. `available`: in the issuer's account, for `units`.
 */
export function paymentAt(
  before: OwedPerUnit,
  terms: PaidTerms,
  { day, available, units }: { day: number; available: Money; units: number },
): Payment {
  const { interest, principal } = owedAt(before, terms, day)
  const places = unitOf(placesOf(terms.currency))
  const share = mulDiv(available, 1n, BigInt(units) * places, 'down') * places
  const interestPerUnit = smaller(interest, share)
  const principalPerUnit = smaller(principal, share - interestPerUnit)
  return {
    accrued: interest - before.interestOwed,
    interestPerUnit,
    principalPerUnit,
    interestOwed: interest - interestPerUnit,
    principalLeft: before.principalLeft - principalPerUnit,
    interestThrough: isInterestDay(terms, day) ? day : before.interestThrough,
  }
}
