import { readRecord } from '@touchstone/domain/books/codec'
import { type MinerOrder, minerOrderRecord } from '@touchstone/domain/mining/miner-order'
import { decimal, type Money } from '@touchstone/domain/money/decimal'
import type { NetworkId } from '@touchstone/domain/networks/networks'
import { dayMs } from '@touchstone/domain/time'
import type { Transaction } from '../../platform/database.ts'

/** An order that a day is due for, by what its command needs. */
export type DueOrder = { bookId: number; id: string }

type NetworkDay = { network: NetworkId; day: number }

/** Orders for which a day of their network is due and not yet credited, after one of them, in order of book and id. */
export async function minerOrdersDue(
  sql: Transaction,
  { network, day }: NetworkDay,
  after: DueOrder | undefined,
  limit: number,
): Promise<DueOrder[]> {
  const { bookId = 0, id = '' } = after ?? {}
  const rows = await sql<{ book_id: bigint; id: string }[]>`
    select book_id, id from records
    where kind = 'miner_order' and is_open and due_at = ${day + dayMs}
      and body::json ->> 'network' = ${network} and (book_id, id) > (${bookId}, ${id})
    order by book_id, id limit ${limit}`
  return rows.map(({ book_id, id }) => ({ bookId: Number(book_id), id }))
}

/** What the orders of a pool were paid for a day, all of them together, and the most that they were owed for it. */
export type MinerPoolDay = { pool: number; orders: number; gains: Money; losses: Money; owed: Money }

/** By pool, the totals of a day of a network that was credited. To be asked before the next day is credited. */
export async function minerPoolDays(sql: Transaction, { network, day }: NetworkDay): Promise<MinerPoolDay[]> {
  const rows = await sql<{ pool: bigint; orders: bigint; gains: string; owed: string }[]>`
    select (body::json ->> 'pool')::bigint as pool, count(*) as orders,
      sum((body::json ->> 'lastIncome')::numeric)::text as gains,
      trim_scale(sum((body::json ->> 'outputMax')::numeric * (body::json ->> 'units')::numeric))::text as owed
    from records
    where kind = 'miner_order' and due_at = ${day + 2 * dayMs} and (body::json ->> 'lastDay')::bigint = ${day}
      and body::json ->> 'network' = ${network}
    group by 1 order by 1`
  return rows.map(({ pool, orders, gains, owed }) => ({
    pool: Number(pool),
    orders: Number(orders),
    gains: decimal(gains),
    losses: 0n,
    owed: decimal(owed),
  }))
}

/** One order of a book, whether it runs or not. */
export async function findMinerOrder(sql: Transaction, bookId: number, id: string): Promise<MinerOrder | undefined> {
  const [row] = await sql<{ body: string }[]>`
    select body from records where book_id = ${bookId} and kind = 'miner_order' and id = ${id}`
  return row && readRecord(minerOrderRecord, row.body)
}

/** Orders of a book, all together: `worn` is what is used up of what was paid, `income` what each network paid, in its coin. */
export type MinerSums = {
  invested: Money
  worn: Money
  income: ReadonlyMap<NetworkId, Money>
  runningCount: number
}

/** What a book has in machines. `now`, in epoch milliseconds, decides which orders run. */
export async function minerSums(sql: Transaction, bookId: number, now: number): Promise<MinerSums> {
  const rows = await sql<{ network: NetworkId; income: string; worn: string; invested: string; running: bigint }[]>`
    select body::json ->> 'network' as network, sum((body::json ->> 'income')::numeric)::text as income,
      sum((body::json ->> 'worn')::numeric)::text as worn,
      coalesce(sum((body::json ->> 'amount')::numeric - (body::json ->> 'worn')::numeric)
        filter (where state = 'held'), 0)::text as invested,
      count(*) filter (where state = 'held' and (body::json ->> 'startDay')::bigint <= ${now}) as running
    from records where book_id = ${bookId} and kind = 'miner_order' group by 1`
  const sumOf = (texts: readonly string[]): Money => texts.reduce((sum, text) => sum + decimal(text), 0n)
  return {
    invested: sumOf(rows.map(({ invested }) => invested)),
    worn: sumOf(rows.map(({ worn }) => worn)),
    income: new Map(rows.map(({ network, income }) => [network, decimal(income)])),
    runningCount: rows.reduce((sum, { running }) => sum + Number(running), 0),
  }
}

/** The orders of a book whose last counted day is this one. */
export async function minerOrdersCounted(sql: Transaction, bookId: number, day: number): Promise<MinerOrder[]> {
  const rows = await sql<{ body: string }[]>`
    select body from records
    where book_id = ${bookId} and kind = 'miner_order' and (body::json ->> 'lastDay')::bigint = ${day}`
  return rows.map(({ body }) => readRecord(minerOrderRecord, body))
}
