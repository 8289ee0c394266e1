import { type Book, balanceOf, partOf } from '@touchstone/domain/books/book'
import { fundedPoolOf } from '@touchstone/domain/house-books/checked-pool'
import { type Pauses, pausesPart } from '@touchstone/domain/house-books/pauses'
import type { Pool } from '@touchstone/domain/house-books/pool'
import type { Money } from '@touchstone/domain/money/decimal'
import { readBooks } from '../../executor/books.store.ts'
import type { Sql, Transaction } from '../../platform/database.ts'

export const treasuryHolder = 'treasury'
export const poolHolder = (product: string): string => `pool ${product}`

/** The id of a book of the house; undefined where there is none. */
export async function findHouseBook(sql: Transaction, holder: string): Promise<number | undefined> {
  const [row] = await sql<{ id: bigint }[]>`select id from books where holder = ${holder}`
  return row === undefined ? undefined : Number(row.id)
}

/** The same; made where there is none. */
export async function houseBook(sql: Sql, holder: string): Promise<number> {
  await sql`insert into books (holder, world) values (${holder}, 'real') on conflict (holder) do nothing`
  const id = await findHouseBook(sql, holder)
  if (id === undefined) throw new Error(`book of the house for ${holder} missing right after insert`)
  return id
}

/** A pool with its money: what it is for, what was granted, what covers it, and when it is frozen. */
export type HeldPool = { bookId: number; pool: Pool; escrow: Money; pauses: Pauses }

const heldPool = (book: Book): HeldPool | undefined => {
  const pool = fundedPoolOf(book)
  const pauses = partOf(book, pausesPart)
  return pool && { bookId: book.id, pool, pauses, escrow: balanceOf(book, 'escrow', pool.currency) }
}

/** The book of every pool, paid for by the house or an issuer, in order of the books. */
export async function readPoolBooks(sql: Transaction): Promise<Book[]> {
  const rows = await sql<{ id: bigint }[]>`select id from books where holder like 'pool %'`
  const ids = rows.map(({ id }) => Number(id))
  return ids.length === 0 ? [] : readBooks(sql, ids)
}

/** Every pool that the house pays for, in order of its book. */
export const readPools = async (sql: Transaction): Promise<HeldPool[]> =>
  (await readPoolBooks(sql)).flatMap((book) => heldPool(book) ?? [])

/** What the treasury has in a currency; undefined where there is none. */
export async function readTreasury(sql: Transaction): Promise<Book | undefined> {
  const id = await findHouseBook(sql, treasuryHolder)
  return id === undefined ? undefined : (await readBooks(sql, [id]))[0]
}
