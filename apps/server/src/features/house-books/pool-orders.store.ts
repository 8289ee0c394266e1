import type { Transaction } from '../../platform/database.ts'

/** The orders of a pool that wait for it or are held, so that their owners can be told of it. */
export async function ordersOfPool(sql: Transaction, pool: number): Promise<{ bookId: number; id: string }[]> {
  const rows = await sql<{ book_id: bigint; id: string }[]>`
    select book_id, id from records
    where kind = 'strategy_order' and is_open and (body::json ->> 'pool')::bigint = ${pool} order by book_id, id`
  return rows.map(({ book_id, id }) => ({ bookId: Number(book_id), id }))
}
