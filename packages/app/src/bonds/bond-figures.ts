import { dueDays, interestFor } from '@touchstone/domain/bond-issues/bond-interest'
import { isCurrency, placesOf, settlementCurrency } from '@touchstone/domain/money/currency'
import { larger, type Money, ONE, parseDecimal, printDecimal } from '@touchstone/domain/money/decimal'
import { amountOf } from '@touchstone/domain/money/mul-div'
import { dayMs } from '@touchstone/domain/time'
import type { Bond } from './bonds.queries.ts'

const daysOfYear = 365n

/** What a year's interest comes to if every payment arrives: simple, without interest on interest. A share, as a decimal string. */
export const yearlyRate = ({ dailyRate }: Pick<Bond, 'dailyRate'>): string => printDecimal(read(dailyRate) * daysOfYear)

export type PlanTerms = Pick<Bond, 'unit' | 'currency' | 'dailyRate' | 'repayment' | 'termDays'>

/** What one unit is to be paid on a due date. The day as `2026-11-21`; decimal strings. */
export type Due = { day: string; interestPerUnit: string; principalPerUnit: string }

/** The due dates if every payment arrives, counted as the bond's own book counts them. `startsAtMs`: a midnight. */
export function planOf(terms: PlanTerms, startsAtMs: number): Due[] {
  const { termDays, repayment } = terms
  const [unit, rate] = [read(terms.unit), read(terms.dailyRate)]
  const currency = isCurrency(terms.currency) ? terms.currency : settlementCurrency
  const days = dueDays({ startDay: startsAtMs, termDays, repayment })
  return days.map((day, index) => {
    const since = days[index - 1] ?? startsAtMs
    return {
      day: dayName(day),
      interestPerUnit: printDecimal(interestFor(unit, rate, (day - since) / dayMs, currency)),
      principalPerUnit: index === days.length - 1 ? terms.unit : '0',
    }
  })
}

/** What some units get in all of these; decimal strings. */
export function sumOf(dues: readonly Due[], units: number): { interest: string; principal: string; whole: string } {
  const interest = dues.reduce((sum, due) => sum + read(due.interestPerUnit), 0n) * BigInt(units)
  const principal = dues.reduce((sum, due) => sum + read(due.principalPerUnit), 0n) * BigInt(units)
  return {
    interest: printDecimal(interest),
    principal: printDecimal(principal),
    whole: printDecimal(interest + principal),
  }
}

/** `whole`: every payment arrives. */
export type LossCase = 'nothing' | 'half' | 'all_but_last' | 'whole'
/** What comes in that case, and what that is more than was lent: below zero it is a loss. */
export type Loss = { case: LossCase; gets: string; result: string }

/** What is left if the issuer pays nothing, half of what it owes, or all but the last time; and if it pays everything. */
export function lossesOf(terms: PlanTerms, units: number): Loss[] {
  const dues = planOf(terms, 0)
  const lent = read(terms.unit) * BigInt(units)
  const whole = read(sumOf(dues, units).whole)
  const places = placesOf(isCurrency(terms.currency) ? terms.currency : settlementCurrency)
  const cases: [LossCase, Money][] = [
    ['nothing', 0n],
    ['half', amountOf(whole, ONE, 2n * ONE, places, 'down')],
    // Where all is due at the end, that is nothing.
    ...(dues.length > 1
      ? [['all_but_last', read(sumOf(dues.slice(0, -1), units).whole)] satisfies [LossCase, Money]]
      : []),
    ['whole', whole],
  ]
  return cases.map(([name, gets]) => ({ case: name, gets: printDecimal(gets), result: printDecimal(gets - lent) }))
}

/** The price of so many units; a decimal string. */
export const amountOfUnits = ({ unit }: Pick<Bond, 'unit'>, units: number): string =>
  printDecimal(read(unit) * BigInt(units))

export const timesUnits = (perUnit: string, units: number): string => printDecimal(read(perUnit) * BigInt(units))

/** What was raised of what is offered, and the least that is needed. Decimal strings, and parts of the whole in percent. */
export function raisedOf({
  unit,
  units,
  unitsMin,
  unitsSold,
}: Pick<Bond, 'unit' | 'units' | 'unitsMin' | 'unitsSold'>) {
  const part = (some: number): number => (units <= 0 ? 0 : Math.min(100, Math.floor((some / units) * 1_000) / 10))
  return {
    raised: amountOfUnits({ unit }, unitsSold),
    offered: amountOfUnits({ unit }, units),
    least: amountOfUnits({ unit }, unitsMin),
    raisedPart: part(unitsSold),
    leastPart: part(unitsMin),
  }
}

/** When its term begins, or would if it goes ahead; undefined before it is opened. */
export function startOfTerm({ startDay, closesAtMs }: Pick<Bond, 'startDay' | 'closesAtMs'>): number | undefined {
  return startDay === null ? (closesAtMs ?? undefined) : Date.parse(`${startDay}T00:00:00Z`)
}

export const dayName = (atMs: number): string => new Date(atMs).toISOString().slice(0, 10)

const read = (text: string): bigint => parseDecimal(text) ?? 0n

export type DueState = 'paid' | 'late' | 'next' | 'ahead'

/** What became of each due date. `paidThrough`: the day of the newest payment; days are compared as they are written. */
export function dueStates(
  dues: readonly Pick<Due, 'day'>[],
  { paidThrough, lateSinceDay }: { paidThrough: string | undefined; lateSinceDay: string | null },
): DueState[] {
  const isOver = ({ day }: Pick<Due, 'day'>): boolean => paidThrough !== undefined && day <= paidThrough
  const next = dues.findIndex((due) => !isOver(due))
  return dues.map((due, index) => {
    if (!isOver(due)) return index === next ? 'next' : 'ahead'
    return lateSinceDay !== null && due.day >= lateSinceDay ? 'late' : 'paid'
  })
}

/** What is in the issuer's account against what it is to pay with it. Amounts are decimal strings, the part is in percent. */
export type AccountStanding = {
  is: 'late' | 'short' | 'covers' | 'waits'
  /** What is owed now, or on the next due date. */
  due: string
  dueDay: string | null
  part: number
}

export function accountStanding(
  { escrow, dueNow, lateSinceDay, unitsSold }: Pick<Bond, 'escrow' | 'dueNow' | 'lateSinceDay' | 'unitsSold'>,
  dues: readonly Due[],
  paidThrough: string | undefined,
): AccountStanding {
  const held = read(escrow)
  const next = dues.find(({ day }) => paidThrough === undefined || day > paidThrough)
  const isLate = lateSinceDay !== null
  const due = isLate ? read(dueNow) : next === undefined ? 0n : read(sumOf([next], unitsSold).whole)
  const part = due <= 0n ? 100 : Number((larger(held, 0n) * 1_000n) / due) / 10
  return {
    is: isLate ? 'late' : due === 0n ? 'waits' : held >= due ? 'covers' : 'short',
    due: printDecimal(due),
    dueDay: isLate ? lateSinceDay : (next?.day ?? null),
    part: Math.min(100, part),
  }
}

/** Whether it can still be given back at no cost. */
export const canGiveBack = ({ withdrawUntilAtMs }: { withdrawUntilAtMs: number | null }, nowMs: number): boolean =>
  withdrawUntilAtMs !== null && nowMs < withdrawUntilAtMs
