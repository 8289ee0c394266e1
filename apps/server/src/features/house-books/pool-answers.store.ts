import type { DeclineReason } from '@touchstone/domain/house-books/purposes'
import type { decline } from '@touchstone/wire/decline'
import type * as z from 'zod/mini'
import type { Sql } from '../../platform/database.ts'

/** The record in its book with which the pool of an order answered, and why it declined; null where it granted it. */
export type PoolAnswer = { sequence: number; declined: z.input<typeof decline> | null }

/** By order, what its pool answered. */
export async function poolAnswers(
  sql: Sql,
  bookId: number,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, PoolAnswer>> {
  if (orderIds.length === 0) return new Map()
  const keys = orderIds.map((id) => `answer:${id}`)
  const rows = await sql<{ key: string; sequence: bigint; reason: DeclineReason | null; left: string | null }[]>`
    select key, sequence, reply::json ->> 'reason' as reason, reply::json ->> 'left' as left
    from journal where book_id = ${bookId} and key = any(${keys}::text[])`
  return new Map(
    rows.map(({ key, sequence, reason, left }) => [
      key.slice('answer:'.length),
      { sequence: Number(sequence), declined: reason === null ? null : { reason, left: left ?? '0' } },
    ]),
  )
}
