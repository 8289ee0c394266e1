import { dayMs } from '@touchstone/domain/time'
import type { Sql } from '../../platform/database.ts'

/**
 * From which UTC day on a product's rule was public here: the day of the first row of its pool, which the checkpoints cover.
 * Epoch milliseconds.
 */
export function poolSince(sql: Sql): (bookId: number) => Promise<number> {
  const known = new Map<number, number>()
  return async (bookId) => {
    const kept = known.get(bookId)
    if (kept !== undefined) return kept
    const [row] = await sql<{ at: bigint }[]>`select at from journal where book_id = ${bookId} and sequence = 1`
    if (row === undefined) throw new Error(`the pool of book ${bookId} has no first row`)
    const day = Math.floor(Number(row.at) / dayMs) * dayMs
    known.set(bookId, day)
    return day
  }
}
