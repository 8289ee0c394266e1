import { dayMs, dayStart } from '@touchstone/domain/time'
import { bookedProfit } from '@touchstone/domain/positions/valuation'
import { readBooks } from '../../executor/books.store.ts'
import type { DayJob } from '../../house/schedules/schedules.ts'
import type { Sql } from '../../platform/database.ts'
import { valueBook } from './book-value.ts'
import { type Market, oneView } from './currency-marks.ts'
import { addDays, booksWithoutDay, type EquityDay, newestDays } from './equity-days.store.ts'
import { netFlows } from './flows.store.ts'

/** Books at a time: some milliseconds of work. Our choice. */
const booksAtOnceMax = 200

export type EquitySnapshots = {
  /**
   * Takes the next slice of the snapshots of a UTC day that has ended, if any are left; `day` is when it began, `takenAt`
   * the moment whose books and marks count, in epoch milliseconds.
   * @returns how many it took: 0 when the day is done.
   */
  take: (day: number, takenAt: number) => Promise<number>
}

/**
 * What every book was worth at the end of each UTC day. A book is valued as it stands when its turn comes, at the marks
 * in force then, so that profit and flow count every command once, wherever the border fell. What was taken stands in
 * the database: a restart goes on where it was.
 */
export function createEquitySnapshots({
  sql,
  market,
  booksAtOnce = booksAtOnceMax,
}: {
  sql: Sql
  market: Market
  booksAtOnce?: number
}): EquitySnapshots {
  let current = { day: 0, afterId: 0, done: false }

  return {
    async take(day, takenAt) {
      const endsAt = day + dayMs
      if (current.day !== day) current = { day, afterId: 0, done: false }
      const progress = current
      if (progress.done) return 0
      const ids = await booksWithoutDay(sql, { day, endsAt, afterId: progress.afterId, limit: booksAtOnce })
      if (ids.length > 0) await addDays(sql, await snapshotsOf(sql, oneView(market), ids, { day, takenAt }))
      progress.afterId = ids.at(-1) ?? progress.afterId
      progress.done = ids.length < booksAtOnce
      return ids.length
    },
  }
}

async function snapshotsOf(
  sql: Sql,
  market: Market,
  ids: readonly number[],
  taken: Pick<EquityDay, 'day' | 'takenAt'>,
): Promise<EquityDay[]> {
  const openings = await newestDays(sql, ids)
  const books = await readBooks(sql, ids)
  const flows = await netFlows(
    sql,
    books.map(({ id, sequence }) => ({ bookId: id, after: openings.get(id)?.sequence ?? 0, through: sequence })),
    market,
  )
  return books.map((book) => {
    const { equity, unvalued } = valueBook(book, market)
    const netFlow = bookedProfit(flows.get(book.id) ?? 0n)
    return { ...taken, bookId: book.id, sequence: book.sequence, equity, netFlow, unvalued }
  })
}

/** How many days are made up for at once: what the app shows of them. */
const missedDaysMax = 90

/**
 * Returns what makes up for the UTC days that end after `from` and up to `to`, in epoch milliseconds, while the house was
 * away: every book as it stands, at the last marks on the tape. To be called before anything later than `from` happens.
 */
export function createMissedDays(sources: { sql: Sql; market: Market }): (from: number, to: number) => Promise<void> {
  const snapshots = createEquitySnapshots(sources)
  return async (from, to) => {
    const newest = dayStart(to)
    const first = Math.max(dayStart(from) + dayMs, newest - (missedDaysMax - 1) * dayMs)
    for (let endsAt = first; endsAt <= newest; endsAt += dayMs) {
      let taken = 0
      do taken = await snapshots.take(endsAt - dayMs, endsAt)
      while (taken > 0)
    }
  }
}

/** A day that nobody has made up for until its turn comes is worth what its books are worth then. */
export function equityJob(sources: { sql: Sql; market: Market }): DayJob {
  const snapshots = createEquitySnapshots(sources)
  return {
    name: 'equity',
    run: async (day, now) => now - day > missedDaysMax * dayMs || (await snapshots.take(day, now)) === 0,
  }
}
