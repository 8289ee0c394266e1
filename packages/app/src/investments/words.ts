import { fixedRate } from '@touchstone/domain/strategy-rules/rule'
import { dayMs, minuteMs } from '@touchstone/domain/time'
import { percentText } from '../format/number-text.ts'
import { writtenTag } from '../format/written-language.ts'
import { startOf } from './day-figures.ts'

export type RuleWord = 'trend' | 'reversion' | 'spread'

const known: readonly RuleWord[] = ['trend', 'reversion', 'spread']

/** The word by which texts name a rule such as `trend/1`; undefined for one that is newer than the app. */
export const ruleWord = (rule: string): RuleWord | undefined => known.find((word) => rule === `${word}/1`)

/** Whether no rule decides, but the terms alone. */
export const isFixed = ({ rule }: { rule: string }): boolean => rule === fixedRate

/** What a country of residence may have off. */
export const featureOf = (product: { rule: string }): 'fixed_rates' | 'strategies' =>
  isFixed(product) ? 'fixed_rates' : 'strategies'

/** A UTC day such as `2026-11-21` as the language writes it, without its year. */
export const utcDayText = (day: string): string => utcMomentText(startOf(day))

/** The UTC day of a moment. */
export const utcMomentText = (atMs: number): string =>
  new Intl.DateTimeFormat(writtenTag(), {
    calendar: 'gregory',
    timeZone: 'UTC',
    month: 'short',
    day: 'numeric',
  }).format(atMs)

/** When the next UTC day begins. */
export const nextUtcDay = (nowMs: number): number => (Math.floor(nowMs / dayMs) + 1) * dayMs

/** A number of a chart with about six digits. */
export const numberText = (value: number): string =>
  new Intl.NumberFormat(writtenTag(), { maximumSignificantDigits: 6 }).format(value)

/** The hour of a UTC day: `14:00`; its end is `24:00` where that is meant. */
export const utcHourText = (atMs: number, isEnd = false): string => {
  const hour = Math.floor((atMs % dayMs) / 3_600_000)
  return `${String(isEnd && hour === 0 ? 24 : hour).padStart(2, '0')}:00`
}

/** How long it is until then, in whole hours, and in minutes within the last: `in 22h`. */
export function inText(lengthMs: number): string {
  const minutes = Math.max(0, Math.floor(lengthMs / minuteMs))
  const format = new Intl.RelativeTimeFormat(writtenTag(), { style: 'narrow' })
  return minutes < 60 ? format.format(minutes, 'minute') : format.format(Math.floor(minutes / 60), 'hour')
}

/** How many decimals the percents of a day's rates have, everywhere. */
export const ratePlaces = 3
/** A fraction of eighteen decimals, in percent. */
const mostPlaces = 16

/** Two rates in percent, with as many decimals as it takes to tell them apart. */
export function percentsApart(first: string, second: string): [first: string, second: string] {
  for (let places = ratePlaces; places < mostPlaces; places += 1) {
    const [one, other] = [percentText(first, places, true), percentText(second, places, true)]
    if (one !== other) return [one, other]
  }
  return [percentText(first, mostPlaces, true), percentText(second, mostPlaces, true)]
}

/** A rule such as `trend/1`: what it is called by, and its version. */
export function ruleParts(rule: string): { word: RuleWord | undefined; name: string; version: string } {
  const [name = '', version = ''] = rule.split('/')
  return { word: known.find((word) => word === name), name, version }
}

/** How long something takes: whole hours, and in the last of them minutes, one at least. */
export function hoursOrMinutes(ms: number): { unit: 'hours' | 'minutes'; number: number } {
  const minutes = Math.max(1, Math.ceil(ms / minuteMs))
  return minutes >= 60 ? { unit: 'hours', number: Math.floor(minutes / 60) } : { unit: 'minutes', number: minutes }
}
