import { decimal, type Money, printDecimal } from '@touchstone/domain/money/decimal'
import type { Sql } from '../../platform/database.ts'

/** A snapshot of a book at the end of a day. Amounts in USDT, times epoch milliseconds; `day` is when the day begins. */
export type EquityDay = {
  bookId: number
  day: number
  takenAt: number
  sequence: number
  equity: Money
  netFlow: Money
  unvalued: readonly string[]
}

/** What a later snapshot, or the present, is compared with. */
export type Opening = Pick<EquityDay, 'takenAt' | 'sequence' | 'equity'>

type Columns = { book_id: bigint; day: bigint; taken_at: bigint; sequence: bigint; equity: string }

/**
 * Books in order of id, after `afterId`, that traded before `endsAt` and have no snapshot of the day that ends then or of
 * a later one.
 */
export async function booksWithoutDay(
  sql: Sql,
  { day, endsAt, afterId, limit }: { day: number; endsAt: number; afterId: number; limit: number },
): Promise<number[]> {
  const rows = await sql<{ id: bigint }[]>`
    select b.id from books b
    where b.id > ${afterId} and b.sequence > 0 and b.user_id is not null
      and not exists (select from equity_days e where e.book_id = b.id and e.day >= ${day})
      and exists (select from journal j where j.book_id = b.id and j.sequence = 1 and j.at < ${endsAt})
    order by b.id limit ${limit}`
  return rows.map(({ id }) => Number(id))
}

/** The newest snapshot of each of these books, where it has one. */
export async function newestDays(sql: Sql, bookIds: readonly number[]): Promise<Map<number, Opening>> {
  const rows = await sql<Columns[]>`
    select e.* from unnest(${[...bookIds]}::bigint[]) as b (id)
    join lateral (select * from equity_days where book_id = b.id order by day desc limit 1) e on true`
  return new Map(
    rows.map((row) => [
      Number(row.book_id),
      { takenAt: Number(row.taken_at), sequence: Number(row.sequence), equity: decimal(row.equity) },
    ]),
  )
}

/** Adds snapshots; one that is there already stays. */
export async function addDays(sql: Sql, days: readonly EquityDay[]): Promise<void> {
  await sql`insert into equity_days (book_id, day, taken_at, sequence, equity, net_flow, unvalued)
    select * from unnest(${days.map(({ bookId }) => bookId)}::bigint[], ${days.map(({ day }) => day)}::bigint[],
      ${days.map(({ takenAt }) => takenAt)}::bigint[], ${days.map(({ sequence }) => sequence)}::bigint[],
      ${days.map(({ equity }) => printDecimal(equity))}::numeric[],
      ${days.map(({ netFlow }) => printDecimal(netFlow))}::numeric[],
      ${days.map(({ unvalued }) => unvalued.join(','))}::text[])
    on conflict do nothing`
}

/** A snapshot with what it is compared with: the one before, or nothing. */
export type ComparedDay = Pick<EquityDay, 'day' | 'takenAt' | 'equity' | 'netFlow' | 'unvalued'> & {
  before: { day: number; equity: Money } | undefined
}

/** A page of a book's snapshots, newest first, and how many there are. */
export async function readDays(
  sql: Sql,
  bookId: number,
  { skip, limit }: { skip: number; limit: number },
): Promise<{ days: ComparedDay[]; total: number }> {
  const rows = await sql<ComparedColumns[]>`
    select day, taken_at, equity, net_flow, unvalued, lag(day) over days as day_before,
           lag(equity) over days as equity_before, count(*) over () as total
    from equity_days where book_id = ${bookId} window days as (order by day)
    order by day desc limit ${limit} offset ${skip}`
  const [first] = rows
  const total = first === undefined && skip > 0 ? await countDays(sql, bookId) : Number(first?.total ?? 0n)
  return { days: rows.map(comparedDay), total }
}

async function countDays(sql: Sql, bookId: number): Promise<number> {
  const [row] = await sql<{ count: bigint }[]>`select count(*) from equity_days where book_id = ${bookId}`
  return Number(row?.count ?? 0n)
}

type ComparedColumns = Omit<Columns, 'book_id' | 'sequence'> & {
  net_flow: string
  unvalued: string
  day_before: bigint | null
  equity_before: string | null
  total: bigint
}

const comparedDay = (row: ComparedColumns): ComparedDay => ({
  day: Number(row.day),
  takenAt: Number(row.taken_at),
  equity: decimal(row.equity),
  netFlow: decimal(row.net_flow),
  unvalued: row.unvalued === '' ? [] : row.unvalued.split(','),
  before:
    row.day_before === null || row.equity_before === null
      ? undefined
      : { day: Number(row.day_before), equity: decimal(row.equity_before) },
})
