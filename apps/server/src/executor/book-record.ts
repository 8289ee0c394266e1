import type { Book } from '@touchstone/domain/books/book'
import { bookFromTexts, type BookTexts } from '@touchstone/domain/books/book-texts'
import type { World } from '@touchstone/domain/ledger/account'

/** A row of `books` as the driver yields it: bigints as text or bigint, whichever it was asked for. */
export type BookRow = { id: string | bigint; world: string; sequence: string | bigint; head: string; state: string }

/** The bodies of everything open in a book. */
export type OpenRows = Pick<BookTexts, 'positions' | 'orders' | 'secondContracts'>

export const nothingOpen: OpenRows = { positions: [], orders: [], secondContracts: [] }

/** A book as texts, from its row and the bodies of all that is open in it. */
export const textsFromRow = (row: BookRow, open: OpenRows): BookTexts => ({
  ...open,
  id: Number(row.id),
  world: row.world as World,
  sequence: Number(row.sequence),
  head: row.head,
  state: row.state,
})

export const bookFromRow = (row: BookRow, open: OpenRows): Book => bookFromTexts(textsFromRow(row, open))
