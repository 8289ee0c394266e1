import type { Book } from '@touchstone/domain/books/book'
import type { World } from '@touchstone/domain/ledger/account'
import { bookFromTexts, type BookTexts } from '@touchstone/domain/rulebook/book-texts'

/** A row of `books` as the driver yields it: bigints as text or bigint, whichever it was asked for. */
export type BookRow = { id: string | bigint; world: string; sequence: string | bigint; head: string; state: string }

/** The bodies of everything open in a book, by kind of record. */
export type OpenRows = BookTexts['records']

/** Something open, as a statement finds it. */
export type OpenRow<BookId> = { book_id: BookId; kind: string; body: string }

export function openByBook<BookId>(rows: readonly OpenRow<BookId>[]): ReadonlyMap<BookId, OpenRows> {
  const byBook = new Map<BookId, Record<string, string[]>>()
  for (const { book_id, kind, body } of rows) {
    let bodies = byBook.get(book_id)
    if (bodies === undefined) byBook.set(book_id, (bodies = {}))
    ;(bodies[kind] ??= []).push(body)
  }
  return byBook
}

/** A book as texts, from its row and the bodies of all that is open in it. */
export const textsFromRow = (row: BookRow, records: OpenRows): BookTexts => ({
  id: Number(row.id),
  world: row.world as World,
  sequence: Number(row.sequence),
  head: row.head,
  state: row.state,
  records,
})

export const bookFromRow = (row: BookRow, open: OpenRows): Book => bookFromTexts(textsFromRow(row, open))
