import { readRecord } from '@touchstone/domain/books/codec'
import { type BondOrder, bondOrderRecord } from '@touchstone/domain/bonds/bond-order'
import { decimal, type Money } from '@touchstone/domain/money/decimal'
import type { Sql, Transaction } from '../../platform/database.ts'

/** An order that a command of its bond's day is about. */
export type OrderOfBond = { bookId: number; id: string }

/** Orders of a bond in one state, after one of them, in order of book and id. */
export async function ordersOfBond(
  sql: Transaction,
  { product, state, payments }: { product: string; state: 'subscribed' | 'running'; payments: number },
  after: OrderOfBond | undefined,
  limit: number,
): Promise<OrderOfBond[]> {
  const { bookId = 0, id = '' } = after ?? {}
  const rows = await sql<{ book_id: bigint; id: string }[]>`
    select book_id, id from records
    where kind = 'bond_order' and is_open and subject = ${product} and state = ${state}
      and (body::json ->> 'payments')::bigint < ${payments} and (book_id, id) > (${bookId}, ${id})
    order by book_id, id limit ${limit}`
  return rows.map((row) => ({ bookId: Number(row.book_id), id: row.id }))
}

/**
 * How many units the orders of a bond hold that were granted, and how many orders wait for an answer. A command that was decided
 * and is not committed yet holds its book: it is waited for, and counts.
 */
export function subscribedUnits(sql: Sql, product: string): Promise<{ units: number; waiting: number }> {
  return sql.begin(async (transaction) => {
    await transaction`
      select from books where id in (
        select book_id from records where kind = 'bond_order' and is_open and subject = ${product})
      order by id for share`
    return countUnits(transaction, product)
  })
}

async function countUnits(sql: Transaction, product: string): Promise<{ units: number; waiting: number }> {
  const [row] = await sql<{ units: bigint; waiting: bigint }[]>`
    select coalesce(sum((body::json ->> 'units')::bigint) filter (where state = 'subscribed'), 0)::bigint as units,
      count(*) filter (where state = 'requested') as waiting
    from records where kind = 'bond_order' and is_open and subject = ${product}`
  return { units: Number(row?.units ?? 0n), waiting: Number(row?.waiting ?? 0n) }
}

/** One order of a book, whether it runs or not. */
export async function findBondOrder(sql: Transaction, bookId: number, id: string): Promise<BondOrder | undefined> {
  const [row] = await sql<{ body: string }[]>`
    select body from records where book_id = ${bookId} and kind = 'bond_order' and id = ${id}`
  return row && readRecord(bondOrderRecord, row.body)
}

/** What a book has lent in bonds, what they brought, how many run, and the interest that came since a midnight. */
export async function bondTotals(
  sql: Transaction,
  bookId: number,
  midnight: number,
): Promise<{ invested: Money; totalIncome: Money; todayIncome: Money; runningCount: number }> {
  const [row] = await sql<{ invested: string; total: string; running: bigint; today: string }[]>`
    select coalesce(sum((body::json ->> 'amount')::numeric - (body::json ->> 'principal')::numeric)
        filter (where state = 'running'), 0)::text as invested,
      coalesce(sum((body::json ->> 'interest')::numeric), 0)::text as total,
      count(*) filter (where state = 'running') as running,
      (select coalesce(sum((reply::json ->> 'interest')::numeric), 0)::text from journal
        where book_id = ${bookId} and key like 'credit-bond:%' and at >= ${midnight}) as today
    from records where book_id = ${bookId} and kind = 'bond_order'`
  const { invested = '0', total = '0', today = '0', running = 0n } = row ?? {}
  return {
    invested: decimal(invested),
    totalIncome: decimal(total),
    todayIncome: decimal(today),
    runningCount: Number(running),
  }
}
