import { partOf } from '@touchstone/domain/books/book'
import { readRecord } from '@touchstone/domain/books/codec'
import { poolOf } from '@touchstone/domain/house-books/checked-pool'
import { type IeoOrder, ieoOrderRecord } from '@touchstone/domain/ieo-orders/ieo-order'
import { type IeoSale, ieoSalePart } from '@touchstone/domain/ieo-sales/ieo-sale'
import { readBooks } from '@touchstone/server/executor/books.store'
import type { Sql } from '@touchstone/server/platform/database'
import type { SaleRules } from './sale-rules.ts'

export type HeldSale = { bookId: number; product: string; sale: IeoSale }
export type HeldApplication = { bookId: number; order: IeoOrder }

export type SaleReader = ReturnType<typeof createSaleReader>

/** Sales and their applications as the records say. */
export function createSaleReader(sql: Sql, rules: SaleRules) {
  /** In the same order for everybody. */
  async function ordersOf(product: string): Promise<HeldApplication[]> {
    const rows = await sql<{ book_id: bigint; body: string }[]>`
      select book_id, body from records where kind = 'ieo_order' and subject = ${product} order by book_id, id`
    return rows.map(({ book_id, body }) => ({ bookId: Number(book_id), order: readRecord(ieoOrderRecord, body) }))
  }

  /** All who are on the list of a sale. */
  async function listOf(product: string): Promise<HeldApplication[]> {
    const all = await ordersOf(product)
    const listed = new Set(rules.listed(all.map(({ order }) => order)).map(({ id }) => id))
    return all.filter(({ order }) => listed.has(order.id))
  }

  async function salesOf(): Promise<HeldSale[]> {
    const rows = await sql<{ id: bigint }[]>`
      select id from books where holder like 'pool %' and state::json -> 'pool' ->> 'purpose' = 'ieo' order by id`
    if (rows.length === 0) return []
    const ids = rows.map(({ id }) => Number(id))
    return (await readBooks(sql, ids)).map((book) => ({
      bookId: book.id,
      product: poolOf(book)?.product ?? '',
      sale: partOf(book, ieoSalePart),
    }))
  }

  async function sequenceOf(bookId: number, key: string): Promise<{ sequence: number; reply: string }> {
    const [row] = await sql<{ sequence: bigint; reply: string }[]>`
      select sequence, reply from journal where book_id = ${bookId} and key = ${key}`
    if (row === undefined) throw new Error(`book ${bookId} has no row ${key}`)
    return { sequence: Number(row.sequence), reply: row.reply }
  }

  /** The row in which it was listed or called off. */
  async function endedIn(bookId: number, kind: 'ieo_listed' | 'ieo_called_off'): Promise<number> {
    const [row] = await sql<{ sequence: bigint }[]>`
      select sequence from journal where book_id = ${bookId} and reply::json ->> 'kind' = ${kind}`
    if (row === undefined) throw new Error(`book ${bookId} has ended without a row ${kind}`)
    return Number(row.sequence)
  }

  return { listOf, salesOf, sequenceOf, endedIn }
}
