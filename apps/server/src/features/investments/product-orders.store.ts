import { readRecord } from '@touchstone/domain/books/codec'
import { type BondOrder, bondOrderRecord } from '@touchstone/domain/bonds/bond-order'
import { type StrategyOrder, strategyOrderRecord } from '@touchstone/domain/strategies/strategy-order'
import type { Sql, Transaction } from '../../platform/database.ts'

/** An order of any investment product. */
export type AnyOrder = { family: 'strategy'; order: StrategyOrder } | { family: 'bond'; order: BondOrder }

type Columns = { kind: 'strategy_order' | 'bond_order'; body: string }

const orderFrom = ({ kind, body }: Columns): AnyOrder =>
  kind === 'bond_order'
    ? { family: 'bond', order: readRecord(bondOrderRecord, body) }
    : { family: 'strategy', order: readRecord(strategyOrderRecord, body) }

/** A part of a book's orders, newest first, and how many there are. `kind`: of the product. */
export async function listOrders(
  sql: Sql,
  bookId: number,
  { kind, state }: { kind: string | undefined; state: 'open' | 'ended' | undefined },
  { skip, limit }: { skip: number; limit: number },
): Promise<{ orders: AnyOrder[]; total: number }> {
  const ofKind =
    kind === undefined
      ? sql`kind in ('strategy_order', 'bond_order')`
      : kind === 'bond'
        ? sql`kind = 'bond_order'`
        : kind === 'strategy'
          ? sql`kind = 'strategy_order'`
          : sql`kind = 'strategy_order' and body::json ->> 'kind' = ${kind}`
  const where = sql`
    book_id = ${bookId} and ${ofKind} ${state === undefined ? sql`` : sql`and is_open = ${state === 'open'}`}`
  const [counted] = await sql<{ total: bigint }[]>`select count(*) as total from records where ${where}`
  const rows = await sql<Columns[]>`
    select kind, body from records where ${where}
    order by made_at desc, length(id) desc, id desc limit ${limit} offset ${skip}`
  return { orders: rows.map(orderFrom), total: Number(counted?.total ?? 0n) }
}

/** One order of a book, whether it runs or not. */
export async function findAnyOrder(sql: Transaction, bookId: number, id: string): Promise<AnyOrder | undefined> {
  const [row] = await sql<Columns[]>`
    select kind, body from records where book_id = ${bookId} and id = ${id}
      and kind in ('strategy_order', 'bond_order')`
  return row && orderFrom(row)
}
