import type { Transaction } from '../../platform/database.ts'
import { type BookBehind, booksBehind, putCursors, readRows, type RowTexts } from './follower.store.ts'

/** Our choice. */
const page = { books: 200, rowsOfBook: 500 }

/**
 * Gives everything in the journal that lies behind the cursors, book by book in the order of its sequence, and moves each
 * cursor once what was given is put. Books are taken as they stand when they are come to. `goesOn` false ends it early.
 */
export async function readJournal(
  sql: Transaction,
  put: (rows: readonly RowTexts[]) => Promise<void>,
  goesOn: () => boolean,
): Promise<void> {
  for (let after = 0; goesOn();) {
    let books = await booksBehind(sql, after, page.books)
    const last = books.at(-1)
    if (last === undefined) return
    after = last.bookId
    while (books.length > 0 && goesOn()) books = await followSome(books)
  }

  /** Follows these books by some rows each; answers those that have more. */
  async function followSome(books: readonly BookBehind[]): Promise<BookBehind[]> {
    const rows = await readRows(sql, books, page.rowsOfBook)
    await put(rows)
    const told = new Map(rows.map(({ bookId, sequence }) => [bookId, sequence]))
    await putCursors(sql, told)
    return books
      .map((book) => ({ ...book, told: told.get(book.bookId) ?? book.sequence }))
      .filter((book) => book.told < book.sequence)
  }
}
