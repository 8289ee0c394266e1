import type { Transaction } from '../../platform/database.ts'

/** By person who has orders of a pool that wait for it or are held, the oldest of them, so that they can be told of it. */
export async function holdersOf(sql: Transaction, pool: number): Promise<{ bookId: number; id: string }[]> {
  const rows = await sql<{ book_id: bigint; id: string }[]>`
    select distinct on (book_id) book_id, id from records
    where kind = 'strategy_order' and is_open and (body::json ->> 'pool')::bigint = ${pool}
    order by book_id, made_at, id`
  return rows.map(({ book_id, id }) => ({ bookId: Number(book_id), id }))
}
