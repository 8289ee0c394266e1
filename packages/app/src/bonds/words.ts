import { dayMs } from '@touchstone/domain/time'
import { startOf } from '../investments/day-figures.ts'
import { inText } from '../investments/words.ts'
import { writtenTag } from '../format/written-language.ts'
import { quantityText } from '../format/print-money.ts'

const issuers = ['harbor', 'orchard'] as const
export type KnownIssuer = (typeof issuers)[number]

/** The word by which texts name an issuer; `other` for one that is newer than the app. */
export const issuerWord = (issuer: string): KnownIssuer | 'other' =>
  issuers.find((known) => known === issuer) ?? 'other'

/** A number of units, for a sentence that has another form for one of them. */
export const unitCount = (units: number): { count: number; number: string } => ({
  count: units,
  number: quantityText(String(units)),
})

/** A UTC day such as `2026-11-21` as the language writes it; with its year where that is another one. */
export const bondDayText = (day: string, nowMs = Date.now()): string => bondMomentText(startOf(day), nowMs)

/** The UTC day of a moment; with its year where that is another one. */
export function bondMomentText(atMs: number, nowMs = Date.now()): string {
  const isThisYear = new Date(atMs).getUTCFullYear() === new Date(nowMs).getUTCFullYear()
  return new Intl.DateTimeFormat(writtenTag(), {
    calendar: 'gregory',
    timeZone: 'UTC',
    month: 'short',
    day: 'numeric',
    ...(isThisYear ? {} : { year: 'numeric' }),
  }).format(atMs)
}

/** How long it is until then: in days from two on, then in hours and minutes. */
export const waitText = (lengthMs: number): string =>
  lengthMs < 2 * dayMs
    ? inText(lengthMs)
    : new Intl.RelativeTimeFormat(writtenTag(), { style: 'narrow' }).format(Math.floor(lengthMs / dayMs), 'day')
