import { amountsOf, type Held, nothingHeld } from '@touchstone/domain/levels/held'
import { daysUpTo, levelAfter } from '@touchstone/domain/levels/level-of-days'
import type { HeldDay } from '@touchstone/domain/levels/set-level'
import { worthOf } from '@touchstone/domain/levels/worth'
import { valuingSymbols } from '@touchstone/domain/market/valuing-symbols'
import type { Currency } from '@touchstone/domain/money/currency'
import type { LevelTerms } from '@touchstone/domain/settings/levels'
import type { StoredClose } from './day-closes.ts'

/** The close that a currency is valued at on a day, of the first of its symbols that has one. */
export const storedCloseOf = (
  closes: readonly StoredClose[],
  day: number,
  currency: Currency,
): StoredClose | undefined =>
  valuingSymbols(currency).flatMap(
    (symbol) => closes.find((close) => close.day === day && close.symbol === symbol) ?? [],
  )[0]

/** What was held on each of the seven days up to one; on a day without a row, nothing. */
export const weekUpTo = (day: number, least: ReadonlyMap<number, Held>): HeldDay[] =>
  daysUpTo(day).map((each) => ({ day: each, held: amountsOf(least.get(each) ?? nothingHeld) }))

/** The level that follows from a week at stored closes: the domain decides it again, on the ticks themselves. */
export const levelOfWeek = (
  week: readonly HeldDay[],
  closes: readonly StoredClose[],
  levels: readonly LevelTerms[],
): number =>
  levelAfter(
    week.map(({ day, held }) => worthOf(held, (currency) => storedCloseOf(closes, day, currency)?.mark)),
    levels,
  )

/** The closes that a week is valued at, each once. */
export const closesOfWeek = (week: readonly HeldDay[], closes: readonly StoredClose[]): StoredClose[] =>
  week.flatMap(({ day, held }) => held.flatMap(({ currency }) => storedCloseOf(closes, day, currency) ?? []))
