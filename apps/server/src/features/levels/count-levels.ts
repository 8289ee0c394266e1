import { named } from '@touchstone/domain/books/fact-kind'
import { type DayClose, levelClosesFact } from '@touchstone/domain/levels/closes'
import { createHeldCount, type HeldCount } from '@touchstone/domain/levels/held'
import { daysUpTo } from '@touchstone/domain/levels/level-of-days'
import type { HeldDay } from '@touchstone/domain/levels/set-level'
import { levelsUnder } from '@touchstone/domain/settings/levels'
import { dayMs, dayStart } from '@touchstone/domain/time'
import type { HousePort } from '../../house/house-port.ts'
import type { DayJob } from '../../house/schedules/schedules.ts'
import { readCloses, type StoredClose, storeCloses } from './day-closes.ts'
import {
  addLevelDays,
  forgetDaysBefore,
  hasRealBooks,
  type LevelDay,
  rowsOfBooks,
  type Uncounted,
  uncountedBooks,
  waitForDecided,
  weeksOfBooks,
} from './level-days.store.ts'
import { closesOfWeek, levelOfWeek, weekUpTo } from './week-of-level.ts'

/** How many books are counted at a time, rows read at a time, and parts done a turn: people trade meanwhile. Our choice. */
const booksAtOnceMax = 200
const rowsAtOnce = 1_000
const partsATurnMax = 20
/** How many commands are sent together: one of somebody who trades waits for a part at most. */
const sentAtOnce = 32

type LevelHouse = Pick<HousePort, 'sql' | 'decisionTime' | 'settings'> & {
  tape: Pick<HousePort['tape'], 'headOf' | 'lastAtOrBefore' | 'rows'>
  executor: Pick<HousePort['executor'], 'submit'>
}

/**
 * Counts the assets of each UTC day that is over, and then sets the level of everybody whose level follows to be another. It
 * goes on where it was: what a crash left is found, days in `level_days`, commands under their keys.
 */
export function levelDayJob(house: LevelHouse, booksAtOnce = booksAtOnceMax): DayJob {
  const { sql } = house
  /** Up to which book the parts of a day are done. */
  let progress = { day: 0, hasCloses: false, counted: 0, isCounted: false, set: 0 }

  async function countPart(day: number): Promise<void> {
    const books = await uncountedBooks(sql, { day, afterId: progress.counted, limit: booksAtOnce })
    if (books.length > 0) await addLevelDays(sql, await countBooks(house, books, day))
    progress.counted = books.at(-1)?.bookId ?? progress.counted
    progress.isCounted = books.length < booksAtOnce
  }

  /** Whether all books have their level. @throws where a command fails. */
  async function setPart(day: number): Promise<boolean> {
    const closes = await readCloses(sql, daysUpTo(day))
    const levels = levelsUnder(house.settings())
    const books = await weeksOfBooks(sql, { day, afterId: progress.set, limit: booksAtOnce })
    const changed = books
      .map(({ bookId, level, least }) => ({ bookId, level, week: weekUpTo(day, least) }))
      .filter(({ level, week }) => level !== levelOfWeek(week, closes, levels))
    for (let begin = 0; begin < changed.length; begin += sentAtOnce)
      await Promise.all(
        changed
          .slice(begin, begin + sentAtOnce)
          .map(({ bookId, week }) => setLevelOf(house, { bookId, day, week }, closes)),
      )
    progress.set = books.at(-1)?.bookId ?? progress.set
    return books.length < booksAtOnce
  }

  return {
    name: 'levels',
    async run(day, now) {
      const { decisionTime, settings } = house
      // Nothing is decided any more as of a time in it.
      if (now < day + dayMs || decisionTime() < day + dayMs) return false
      if (levelsUnder(settings()).length === 0 || !(await hasRealBooks(sql))) return true
      if (progress.day !== day) progress = { day, hasCloses: false, counted: 0, isCounted: false, set: 0 }
      if (!progress.hasCloses) progress.hasCloses = await hasClosesOf(house, day, now)
      if (!progress.hasCloses) return false
      for (let part = 0; part < partsATurnMax; part += 1) {
        if (!progress.isCounted) await countPart(day)
        else if (await setPart(day)) {
          await forgetDaysBefore(sql, daysUpTo(day)[0] ?? day)
          return true
        }
      }
      return false
    },
  }
}

/** Whether the closing prices of a day and the six before it are stored. */
async function hasClosesOf(house: LevelHouse, day: number, now: number): Promise<boolean> {
  const stored = new Set((await readCloses(house.sql, daysUpTo(day))).map((close) => close.day))
  for (const each of daysUpTo(day)) if (!stored.has(each) && !(await storeCloses(house, each, now))) return false
  return true
}

/** The days of the last seven that are not counted, of some books. */
async function countBooks(house: LevelHouse, books: readonly Uncounted[], day: number): Promise<LevelDay[]> {
  const { sql } = house
  await waitForDecided(
    sql,
    books.map(({ bookId }) => bookId),
  )
  const counts = new Map(
    books.map(({ bookId, day: last, sequence, held }) => {
      const days = daysUpTo(day).filter((each) => last === undefined || each > last)
      return [bookId, { count: createHeldCount(held, days), sequence, sequences: new Map<number, number>() }] as const
    }),
  )
  for await (const row of rowsAfter(house, books, day + dayMs)) {
    const found = counts.get(row.bookId)
    if (found === undefined) continue
    found.count.add(row)
    found.sequences.set(dayStart(row.at), row.sequence)
  }
  return [...counts].flatMap(([bookId, counted]) => daysIn(bookId, counted))
}

type Counted = { count: HeldCount; sequence: number; sequences: ReadonlyMap<number, number> }

function daysIn(bookId: number, { count, sequence, sequences }: Counted): LevelDay[] {
  const sorted = [...sequences].sort(([a], [b]) => a - b)
  return count.end().map(({ day, least, atEnd }) => ({
    bookId,
    day,
    sequence: sorted.findLast(([of]) => of <= day)?.[1] ?? sequence,
    least,
    held: atEnd,
  }))
}

/** All rows of these books, each after its own sequence, of before a moment. */
async function* rowsAfter({ sql }: LevelHouse, books: readonly Uncounted[], before: number) {
  let left: readonly { bookId: number; sequence: number }[] = books
  for (;;) {
    const rows = await rowsOfBooks(sql, left, { before, limit: rowsAtOnce })
    yield* rows
    const last = rows.at(-1)
    if (last === undefined || rows.length < rowsAtOnce) return
    left = [last, ...left.filter(({ bookId }) => bookId > last.bookId)]
  }
}

type Due = { bookId: number; day: number; week: readonly HeldDay[] }

/** What is refused was decided under settings of since then: it comes with the next day. @throws where it fails. */
async function setLevelOf(
  house: LevelHouse,
  { bookId, day, week }: Due,
  stored: readonly StoredClose[],
): Promise<void> {
  const closes = await Promise.all(
    closesOfWeek(week, stored).map(async (close): Promise<DayClose> => {
      const [tick] = await house.tape.rows(close.symbol, close.sequence, close.sequence)
      if (tick === undefined || !('sourceAt' in tick)) throw new Error(`${close.symbol} ${close.sequence} is no tick`)
      return { day: close.day, tick }
    }),
  )
  const { kind } = await house.executor.submit({
    bookId,
    key: `level:${day}`,
    command: { kind: 'set_level', days: week },
    named: { byKind: named(levelClosesFact, closes) },
  })
  if (kind !== 'done' && kind !== 'refused') throw new Error(`the level of book ${bookId} was not set: ${kind}`)
}
