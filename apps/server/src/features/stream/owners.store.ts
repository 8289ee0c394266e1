import type { Sql } from '../../platform/database.ts'

/** The users that books belong to, by the book's id. */
export async function ownersOf(sql: Sql, bookIds: readonly number[]): Promise<Map<number, number>> {
  const rows = await sql<{ id: bigint; user_id: bigint }[]>`
    select id, user_id from books where id = any(${bookIds.map(String)}::bigint[]) and user_id is not null`
  return new Map(rows.map((row) => [Number(row.id), Number(row.user_id)]))
}
