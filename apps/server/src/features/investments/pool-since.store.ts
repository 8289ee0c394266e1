import { dayAfter } from '@touchstone/domain/time'
import type { Sql } from '../../platform/database.ts'

/**
 * The first whole UTC day on which a product's rule was public here: after the first row of its pool, which the checkpoints
 * cover. Nobody could buy an earlier one. Epoch milliseconds.
 */
export function poolSince(sql: Sql): (bookId: number) => Promise<number> {
  const known = new Map<number, number>()
  return async (bookId) => {
    const kept = known.get(bookId)
    if (kept !== undefined) return kept
    const [row] = await sql<{ at: bigint }[]>`select at from journal where book_id = ${bookId} and sequence = 1`
    if (row === undefined) throw new Error(`the pool of book ${bookId} has no first row`)
    const day = dayAfter(Number(row.at))
    known.set(bookId, day)
    return day
  }
}
