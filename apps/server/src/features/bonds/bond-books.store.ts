import { balanceOf, type Book, partOf } from '@touchstone/domain/books/book'
import { type BondIssue, bondIssuePart } from '@touchstone/domain/bond-issues/bond-issue'
import { poolOf } from '@touchstone/domain/house-books/checked-pool'
import type { Pool } from '@touchstone/domain/house-books/pool'
import type { Money } from '@touchstone/domain/money/decimal'
import { readBooks } from '../../executor/books.store.ts'
import type { Sql, Transaction } from '../../platform/database.ts'

/** The book of a bond: what it agreed on, what was raised, and what the issuer has sent. */
export type BondBook = { bookId: number; pool: Pool; issue: BondIssue; escrow: Money; proceeds: Money }

function bondBook(book: Book): BondBook[] {
  const pool = poolOf(book)
  if (pool?.purpose !== 'bond') return []
  const { currency } = pool
  return [
    {
      bookId: book.id,
      pool,
      issue: partOf(book, bondIssuePart),
      escrow: balanceOf(book, 'escrow', currency),
      proceeds: balanceOf(book, 'proceeds', currency),
    },
  ]
}

/** Every book of a bond, in order of the books. */
export async function readBondBooks(sql: Transaction): Promise<BondBook[]> {
  const rows = await sql<{ id: bigint }[]>`select id from books where holder like 'pool %' order by id`
  if (rows.length === 0) return []
  const books = await readBooks(
    sql,
    rows.map(({ id }) => Number(id)),
  )
  return books.flatMap(bondBook)
}

/** The record that opened a bond. A book opens one, once: what was found does not change. */
export function openedRows(sql: Sql): (bookId: number) => Promise<number | undefined> {
  const known = new Map<number, number>()
  return async (bookId) => {
    const kept = known.get(bookId)
    if (kept !== undefined) return kept
    const [row] = await sql<{ sequence: bigint }[]>`
      select sequence from journal where book_id = ${bookId} and reply::json ->> 'kind' = 'bond_opened'
      order by sequence limit 1`
    if (row === undefined) return undefined
    known.set(bookId, Number(row.sequence))
    return Number(row.sequence)
  }
}
