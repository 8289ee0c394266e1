import type { Transaction } from '../../platform/database.ts'
import { putCursors } from './follower.store.ts'

export type BookCursors = ReturnType<typeof createBookCursors>

/**
 * How far each book's journal has been followed. They are written late, all together: what is followed a second time
 * because of that is told once. `log` hears of a write that failed; the next one makes up for it.
 */
export function createBookCursors(sql: Transaction, everyMs: number, log: (error: unknown) => void) {
  const dirty = new Map<number, number>()
  let timer: NodeJS.Timeout | undefined

  async function write(): Promise<void> {
    const cursors = new Map(dirty)
    try {
      await putCursors(sql, cursors)
    } catch (error) {
      log(error)
      return
    }
    for (const [bookId, sequence] of cursors) if (dirty.get(bookId) === sequence) dirty.delete(bookId)
  }

  return {
    /** Of a book in the order of its sequence. */
    move(bookId: number, sequence: number): void {
      dirty.set(bookId, sequence)
      timer ??= setTimeout(() => {
        timer = undefined
        void write()
      }, everyMs).unref()
    },
    write,
    drop(): void {
      clearTimeout(timer)
      timer = undefined
      dirty.clear()
    },
  }
}
