import { balanceOf, type Book, partOf } from '@touchstone/domain/books/book'
import { type BondIssue, bondIssuePart } from '@touchstone/domain/bond-issues/bond-issue'
import { poolOf } from '@touchstone/domain/house-books/checked-pool'
import type { Pool } from '@touchstone/domain/house-books/pool'
import type { Money } from '@touchstone/domain/money/decimal'
import { readBooks } from '../../executor/books.store.ts'
import type { Sql, Transaction } from '../../platform/database.ts'
import { findHouseBook, poolHolder, readPoolBooks } from '../house-books/house-books.store.ts'

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

/** Those of these books that are of bonds, in order of the books. */
export const bondBooksAmong = async (sql: Transaction, ids: readonly number[]): Promise<BondBook[]> =>
  ids.length === 0 ? [] : (await readBooks(sql, ids)).flatMap(bondBook)

/** Every book of a bond, in order of the books. */
export const readBondBooks = async (sql: Transaction): Promise<BondBook[]> =>
  (await readPoolBooks(sql)).flatMap(bondBook)

/** The book of one bond; undefined where it has none. */
export async function findBondBook(sql: Transaction, product: string): Promise<BondBook | undefined> {
  const id = await findHouseBook(sql, poolHolder(product))
  return id === undefined ? undefined : (await bondBooksAmong(sql, [id]))[0]
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
