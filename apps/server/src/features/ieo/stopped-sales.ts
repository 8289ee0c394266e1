import type { Sql } from '../../platform/database.ts'
import type { SaleBook } from './sale-books.store.ts'
import { dueSince, type StepName } from './sale-due.ts'

/** Which sales have stopped at a step, and since when that is due. */
export function stoppedSales(sql: Sql) {
  /** By product; ahead, where it waits for its time. */
  const since = new Map<string, number>()
  return {
    /** Does a step of a sale, and notes where it stops there. */
    async at(step: StepName, book: SaleBook, run: () => Promise<boolean>): Promise<boolean> {
      let isDone = false
      try {
        isDone = await run()
      } finally {
        if (!isDone) since.set(book.pool.product, await dueSince(sql, book, step))
      }
      return isDone
    },
    goOn: (product: string) => void since.delete(product),
    waitingMs: (now: number): number => Math.max(0, ...[...since.values()].map((at) => now - at)),
  }
}
