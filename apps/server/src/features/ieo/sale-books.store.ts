import { balanceOf, type Book } from '@touchstone/domain/books/book'
import type { Pool } from '@touchstone/domain/house-books/pool'
import type { IeoAgreement } from '@touchstone/domain/ieo-sales/ieo-agreement'
import { type IeoSale, saleOf } from '@touchstone/domain/ieo-sales/ieo-sale'
import type { IeoSaleReply, SaleReplyOf } from '@touchstone/domain/ieo-sales/ieo-sale-commands'
import type { Money } from '@touchstone/domain/money/decimal'
import { readReply } from '@touchstone/domain/rulebook/read-row'
import { readBooks } from '../../executor/books.store.ts'
import type { Transaction } from '../../platform/database.ts'
import { findHouseBook, poolHolder, readPoolBooks } from '../house-books/house-books.store.ts'

/** The book of a sale: what was agreed on, how far it is, its tokens, and what was raised. */
export type SaleBook = {
  bookId: number
  pool: Pool
  sale: IeoSale
  agreed: IeoAgreement
  escrow: Money
  proceeds: Money
}

function saleBook(book: Book): SaleBook[] {
  const found = saleOf(book)
  if (found === undefined) return []
  const { pool, sale, agreed } = found
  return [
    {
      bookId: book.id,
      pool,
      sale,
      agreed,
      escrow: balanceOf(book, 'escrow', pool.currency),
      proceeds: balanceOf(book, 'proceeds', sale.currency),
    },
  ]
}

/** Those of these books that are of sales, in order of the books. */
export const saleBooksAmong = async (sql: Transaction, ids: readonly number[]): Promise<SaleBook[]> =>
  ids.length === 0 ? [] : (await readBooks(sql, ids)).flatMap(saleBook)

/** Every book of a sale, in order of the books. */
export const readSaleBooks = async (sql: Transaction): Promise<SaleBook[]> =>
  (await readPoolBooks(sql)).flatMap(saleBook)

/** The book of one sale; undefined where it has none. */
export async function findSaleBook(sql: Transaction, product: string): Promise<SaleBook | undefined> {
  const id = await findHouseBook(sql, poolHolder(product))
  return id === undefined ? undefined : (await saleBooksAmong(sql, [id]))[0]
}

/** The key of each step of a sale: a step that was done before a crash is found done. */
export const saleKeys = {
  close: (product: string) => `close-ieo:${product}`,
  allot: (product: string) => `allot-ieo:${product}`,
  callOff: (product: string) => `call-off-ieo:${product}`,
  draw: (product: string, draw: 1 | 2) => `draw-ieo:${product}:${draw}`,
}

/** A row of a sale's book. */
export type SaleRow<Kind extends IeoSaleReply['kind'] = IeoSaleReply['kind']> = {
  sequence: number
  at: number
  reply: SaleReplyOf<Kind>
}

type Columns = { sequence: bigint; at: bigint; reply: string }

function rowFrom<Kind extends IeoSaleReply['kind']>(
  kind: Kind,
  { sequence, at, reply: text }: Columns,
): SaleRow<Kind> | undefined {
  const reply = readReply(text)
  return reply.kind === kind
    ? { sequence: Number(sequence), at: Number(at), reply: reply as SaleReplyOf<Kind> }
    : undefined
}

/** The row of a sale's book under a key; undefined while there is none. */
export async function saleRowUnder<Kind extends IeoSaleReply['kind']>(
  sql: Transaction,
  bookId: number,
  kind: Kind,
  key: string,
): Promise<SaleRow<Kind> | undefined> {
  const [row] = await sql<Columns[]>`
    select sequence, at, reply from journal where book_id = ${bookId} and key = ${key}`
  return row && rowFrom(kind, row)
}

/** The row of a sale's book with a sequence, where it is of a kind. */
async function saleRowAt<Kind extends IeoSaleReply['kind']>(
  sql: Transaction,
  bookId: number,
  kind: Kind,
  sequence: number,
): Promise<SaleRow<Kind> | undefined> {
  const [row] = await sql<Columns[]>`
    select sequence, at, reply from journal where book_id = ${bookId} and sequence = ${sequence}`
  return row && rowFrom(kind, row)
}

const endStates = { ieo_listed: 'listed', ieo_called_off: 'called_off' } as const

/** The record that ended a sale in one of these ways; undefined of every sale that has not ended so. */
export const endRow = async <Kind extends keyof typeof endStates>(
  sql: Transaction,
  { bookId, sale }: Pick<SaleBook, 'bookId' | 'sale'>,
  kind: Kind,
): Promise<SaleRow<Kind> | undefined> =>
  sale.state === endStates[kind] ? saleRowAt(sql, bookId, kind, sale.previousRow) : undefined

/** The record that opened a sale. A book opens one, once: what was found does not change. */
export function openedSales(sql: Transaction): (bookId: number) => Promise<SaleRow<'ieo_opened'> | undefined> {
  const known = new Map<number, SaleRow<'ieo_opened'>>()
  return async (bookId) => {
    const kept = known.get(bookId)
    if (kept !== undefined) return kept
    const [row] = await sql<Columns[]>`
      select sequence, at, reply from journal where book_id = ${bookId} and reply::json ->> 'kind' = 'ieo_opened'
      order by sequence limit 1`
    const found = row && rowFrom('ieo_opened', row)
    if (found !== undefined) known.set(bookId, found)
    return found
  }
}
