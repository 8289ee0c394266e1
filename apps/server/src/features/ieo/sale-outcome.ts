import { inOrder } from '@touchstone/domain/ieo-sales/draw'
import { printDecimal } from '@touchstone/domain/money/decimal'
import type { ieo } from '@touchstone/wire/ieo'
import { printWireTime } from '@touchstone/wire/wire-time'
import type * as z from 'zod/mini'
import type { Sql } from '../../platform/database.ts'
import { listRootInTurns } from './root-of-list.ts'
import { type SaleBook, saleKeys, saleRowUnder } from './sale-books.store.ts'
import { applicationsFor } from './sale-orders.store.ts'

type Outcome = z.input<typeof ieo.ieoOutcome.reply>
type Listed = Pick<Outcome, 'root' | 'bookId' | 'closedSequence' | 'closedTime' | 'list' | 'round'>

/**
 * Says who gets what of sales that have closed. A list never changes once it is closed: it is read, and compared with the root
 * on record, once for all readers.
 */
export function saleOutcomes(sql: Sql) {
  const lists = new Map<number, Promise<Listed>>()

  async function readList({ bookId, pool: { product } }: SaleBook): Promise<Listed> {
    const closed = await saleRowUnder(sql, bookId, 'ieo_closed', saleKeys.close(product))
    if (closed === undefined) throw new Error(`the sale ${product} has closed without a record`)
    const list = inOrder(await applicationsFor(sql, product, 'all'))
    const { root, round } = closed.reply
    if ((await listRootInTurns(list)) !== root)
      throw new Error(`the applications of ${product} are not those that it closed with`)
    return { root, bookId, closedSequence: closed.sequence, closedTime: printWireTime(closed.at), list, round }
  }

  function listOf(book: SaleBook): Promise<Listed> {
    const kept = lists.get(book.bookId)
    if (kept !== undefined) return kept
    const read = readList(book)
    lists.set(book.bookId, read)
    read.catch(() => lists.delete(book.bookId))
    return read
  }

  async function allotted({ bookId, pool: { product } }: SaleBook): Promise<Outcome['allotted']> {
    const row = await saleRowUnder(sql, bookId, 'ieo_allotted', saleKeys.allot(product))
    if (row === undefined) return null
    const { part, last } = row.reply
    return {
      part: printDecimal(part),
      last: last && { fraction: printDecimal(last.fraction), id: last.id },
      sequence: row.sequence,
      time: printWireTime(row.at),
    }
  }

  async function drawsOf({ bookId, pool: { product } }: SaleBook): Promise<Outcome['draws']> {
    const rows = await Promise.all(
      ([1, 2] as const).map((draw) => saleRowUnder(sql, bookId, 'ieo_drawn', saleKeys.draw(product, draw))),
    )
    return rows.flatMap((row) => {
      if (row === undefined) return []
      const { draw, beacon, seed, lots, above, upTo, payUntil } = row.reply
      const said = { draw, beacon, seed, lots, above, upTo, payUntilAtMs: payUntil }
      return [{ ...said, sequence: row.sequence, time: printWireTime(row.at) }]
    })
  }

  /** Of a sale that has closed. */
  return async (book: SaleBook): Promise<Outcome> => ({
    ...(await listOf(book)),
    allotted: await allotted(book),
    draws: await drawsOf(book),
  })
}
