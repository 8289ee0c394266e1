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
  { interestOwed, principalLeft, interestThrough }: OwedPerUnit,
  terms: Schedule & { dailyRate: Rate; currency: Currency },
  { day, available, units }: { day: number; available: Money; units: number },
): Payment {
  const isDue = isInterestDay(terms, day)
  const days = (day - interestThrough) / dayMs
  const accrued = isDue ? interestFor(principalLeft, terms.dailyRate, days, terms.currency) : 0n
  const places = unitOf(placesOf(terms.currency))
  const share = mulDiv(available, 1n, BigInt(units) * places, 'down') * places
  const owed = interestOwed + accrued
  const interestPerUnit = smaller(owed, share)
  const principalDue = day >= endOfTerm(terms) ? principalLeft : 0n
  const principalPerUnit = smaller(principalDue, share - interestPerUnit)
  return {
    accrued,
    interestPerUnit,
    principalPerUnit,
    interestOwed: owed - interestPerUnit,
    principalLeft: principalLeft - principalPerUnit,
    interestThrough: isDue ? day : interestThrough,
  }
}
