import { type Held, heldText, type HeldRow, nothingHeld, readHeld } from '@touchstone/domain/levels/held'
import { daysUpTo } from '@touchstone/domain/levels/level-of-days'
import { readEntries } from '@touchstone/domain/ledger/entries-text'
import type { Sql, Transaction } from '../../platform/database.ts'

/** What a book held through a day, as it is stored. */
export type LevelDay = { bookId: number; day: number; sequence: number; least: Held; held: Held }

/** A book whose day is to be counted: from where, and what it held there. */
export type Uncounted = { bookId: number; day: number | undefined; sequence: number; held: Held }

const levelOf = "coalesce((b.state::json #>> '{level,level}')::bigint, 0)"

/**
 * Real books of people after one of them, in order of id, whose day is not counted. One that held nothing on its last day, has
 * no level and has had no row since holds nothing still.
 */
export async function uncountedBooks(
  sql: Sql,
  { day, afterId, limit }: { day: number; afterId: number; limit: number },
): Promise<Uncounted[]> {
  const rows = await sql<{ id: bigint; day: bigint | null; sequence: bigint | null; held: string | null }[]>`
    select b.id, last.day, last.sequence, last.held from books b
    left join lateral (
      select day, sequence, held, least from level_days where book_id = b.id order by day desc limit 1) last on true
    where b.id > ${afterId} and b.world = 'real' and b.user_id is not null and b.sequence > 0
      and (last.day is null or last.day < ${day}
        and (last.held <> '{}' or last.least <> '{}' or last.sequence <> b.sequence or ${sql.unsafe(levelOf)} > 0))
    order by b.id limit ${limit}`
  return rows.map((row) => ({
    bookId: Number(row.id),
    day: row.day === null ? undefined : Number(row.day),
    sequence: Number(row.sequence ?? 0n),
    held: row.held === null ? nothingHeld : readHeld(row.held),
  }))
}

/**
 * Waits until every command that was decided on these books is committed. The locks are let go at once: whoever calls this
 * after the house decides nothing any more as of a time has all rows up to it afterwards.
 */
export async function waitForDecided(sql: Sql, bookIds: readonly number[]): Promise<void> {
  await sql.begin(async (transaction) => {
    await transaction`select from books where id = any(${bookIds.map(String)}::bigint[]) order by id for share`
  })
}

type RowColumns = { book_id: bigint; sequence: bigint; at: bigint; entries: string }
export type BookRow = HeldRow & { bookId: number; sequence: number }

/** The next rows of books, each after its own sequence, from before a moment; in order of book and sequence. */
export async function rowsOfBooks(
  sql: Transaction,
  after: readonly { bookId: number; sequence: number }[],
  { before, limit }: { before: number; limit: number },
): Promise<BookRow[]> {
  const rows = await sql<RowColumns[]>`
    select j.book_id, j.sequence, j.at, j.entries
    from unnest(${after.map(({ bookId }) => String(bookId))}::bigint[],
      ${after.map(({ sequence }) => String(sequence))}::bigint[]) as w (book_id, sequence)
    join journal j on j.book_id = w.book_id and j.sequence > w.sequence and j.at < ${before}
    order by j.book_id, j.sequence limit ${limit}`
  return rows.map((row) => ({
    bookId: Number(row.book_id),
    sequence: Number(row.sequence),
    at: Number(row.at),
    entries: readEntries(row.entries).entries,
  }))
}

/** Whether anything ever happened in a real book of a person. */
export async function hasRealBooks(sql: Sql): Promise<boolean> {
  const found = await sql`select from books where world = 'real' and user_id is not null and sequence > 0 limit 1`
  return found.length > 0
}

/** Adds days; one that is there stays. */
export async function addLevelDays(sql: Sql, days: readonly LevelDay[]): Promise<void> {
  await sql`insert into level_days (book_id, day, sequence, least, held)
    select * from unnest(${days.map(({ bookId }) => bookId)}::bigint[], ${days.map(({ day }) => day)}::bigint[],
      ${days.map(({ sequence }) => sequence)}::bigint[], ${days.map(({ least }) => heldText(least))}::text[],
      ${days.map(({ held }) => heldText(held))}::text[])
    on conflict do nothing`
}

/** Forgets the days before one, but for the last of each book: its next day is counted from there. */
export async function forgetDaysBefore(sql: Sql, day: number): Promise<void> {
  await sql`delete from level_days d where day < ${day}
    and exists (select from level_days later where later.book_id = d.book_id and later.day > d.day)`
  await sql`delete from level_closes where day < ${day}`
}

/** A book with its level, and what it held on each of the last seven days that anything is known of. */
export type LevelWeek = { bookId: number; level: number; least: ReadonlyMap<number, Held> }

/** The books after one of them, in order of id, that a day was counted for. */
export async function weeksOfBooks(
  sql: Sql,
  { day, afterId, limit }: { day: number; afterId: number; limit: number },
): Promise<LevelWeek[]> {
  const rows = await sql<{ id: bigint; level: bigint; days: string[]; leasts: string[] }[]>`
    select counted.book_id as id, ${sql.unsafe(levelOf)} as level, week.days, week.leasts
    from (select book_id from level_days where day = ${day} and book_id > ${afterId} order by book_id limit ${limit}) counted
    join books b on b.id = counted.book_id
    cross join lateral (
      select array_agg(day::text) as days, array_agg(least) as leasts from level_days
      where book_id = counted.book_id and day = any(${daysUpTo(day).map(String)}::bigint[])) week
    order by counted.book_id`
  return rows.map(({ id, level, days, leasts }) => ({
    bookId: Number(id),
    level: Number(level),
    least: new Map(days.map((each, index) => [Number(each), readHeld(leasts[index] ?? '{}')])),
  }))
}

/** What a book held on each of the seven days up to its last counted one; undefined before any is counted. */
export async function lastWeekOf(
  sql: Transaction,
  bookId: number,
): Promise<{ day: number; least: ReadonlyMap<number, Held> } | undefined> {
  const rows = await sql<{ day: bigint; least: string }[]>`
    select day, least from level_days where book_id = ${bookId} order by day desc limit 7`
  const [last] = rows
  if (last === undefined) return undefined
  const day = Number(last.day)
  const days = new Set(daysUpTo(day))
  const known = rows.filter((row) => days.has(Number(row.day)))
  return { day, least: new Map(known.map((row) => [Number(row.day), readHeld(row.least)])) }
}
