import type { Sql } from '../../platform/database.ts'

/** By order, the record in its book with which its pool answered. */
export async function answerSequences(
  sql: Sql,
  bookId: number,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (orderIds.length === 0) return new Map()
  const keys = orderIds.map((id) => `answer:${id}`)
  const rows = await sql<{ key: string; sequence: bigint }[]>`
    select key, sequence from journal where book_id = ${bookId} and key = any(${keys}::text[])`
  return new Map(rows.map(({ key, sequence }) => [key.slice('answer:'.length), Number(sequence)]))
}
