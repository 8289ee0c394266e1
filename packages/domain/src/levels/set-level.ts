import { type Book, partOf } from '../books/book.ts'
import { openDraft } from '../books/draft.ts'
import { factOf } from '../books/fact-kind.ts'
import type { Facts } from '../books/facts.ts'
import type { NotDue } from '../books/refusal.ts'
import { markOf } from '../market/tick.ts'
import type { Money, Price } from '../money/decimal.ts'
import { refuse } from '../result.ts'
import { levelsUnder } from '../settings/levels.ts'
import { dayMs } from '../time.ts'
import { levelPart } from './book-level.ts'
import { closeOf, type DayClose, levelClosesFact } from './closes.ts'
import { daysUpTo, levelAfter } from './level-of-days.ts'
import { type Amount, worthOf } from './worth.ts'

/** What was held at every moment of a UTC day; `day` is when it begins, in epoch milliseconds. */
export type HeldDay = { day: number; held: readonly Amount[] }

/** `days`: the seven that it follows from, in order. */
export type SetLevel = { kind: 'set_level'; days: readonly HeldDay[] }

/** What a day was worth in USDT, and the closing prices that it was valued at. */
export type DayWorth = {
  day: number
  worth: Money
  closes: readonly { symbol: string; sequence: number; mark: Price }[]
}

/** `day`: the last that it follows from. */
export type LevelSet = { kind: 'level_set'; day: number; level: number; before: number; days: readonly DayWorth[] }

export type LevelRefusal = NotDue | { kind: 'not_a_real_book' }

/**
 * Changes the VIP level of a real book to what follows from the assets of its last seven days. Which money was held is the
 * house's word, which `verify` counts again from the journal; the closing prices are on the tape. No money moves.
 */
export function setLevel(book: Book, { days }: SetLevel, facts: Facts) {
  if (book.world !== 'real') return refuse({ kind: 'not_a_real_book' })
  const { at, settings } = facts
  const levels = levelsUnder(settings)
  const day = days.at(-1)?.day ?? 0
  const before = partOf(book, levelPart)
  if (levels.length === 0 || !areWeekTo(day, days) || at < day + dayMs || day <= before.day)
    return refuse({ kind: 'not_due' })
  const worths = worthsOf(days, factOf(facts, levelClosesFact) ?? [])
  const level = levelAfter(
    worths.map(({ worth }) => worth),
    levels,
  )
  if (level === before.level) return refuse({ kind: 'not_due' })
  const draft = openDraft(book)
  draft.setPart(levelPart, { level, day })
  return draft.decide({ kind: 'level_set', day, level, before: before.level, days: worths })
}

/** Whether these are the seven days up to one of them, in order. */
export function areWeekTo(last: number, days: readonly { day: number }[]): boolean {
  const week = daysUpTo(last)
  return last % dayMs === 0 && days.length === week.length && days.every(({ day }, index) => day === week[index])
}

/** What each day was worth at its closing prices. */
export function worthsOf(days: readonly HeldDay[], closes: readonly DayClose[]): DayWorth[] {
  return days.map(({ day, held }) => {
    const tickOf = closeOf(closes, day)
    const ticks = held.flatMap(({ currency }) => tickOf(currency) ?? [])
    const worth = worthOf(held, (currency) => {
      const tick = tickOf(currency)
      return tick && markOf(tick)
    })
    return {
      day,
      worth,
      closes: ticks.map((tick) => ({ symbol: tick.symbol, sequence: tick.sequence, mark: markOf(tick) })),
    }
  })
}
