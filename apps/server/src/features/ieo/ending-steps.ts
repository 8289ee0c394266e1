import type { IeoOrderState } from '@touchstone/domain/ieo-orders/ieo-order'
import { isGiven } from '@touchstone/domain/ieo-sales/tokens'
import type { HouseCommand } from '@touchstone/domain/rulebook/nouns'
import type { Sql } from '../../platform/database.ts'
import { endRow, type SaleBook, saleKeys } from './sale-books.store.ts'
import { orderKeys, progressOf } from './sale-orders.store.ts'

/** Sends a command under its key; whether it was done. */
export type SendStep = (bookId: number, key: string, command: HouseCommand) => Promise<boolean>

/** Sends a command to each order of a sale in a state; whether all were done. `dueBy`: which wait for no later time. */
export type SendToEach = (
  which: { product: string; state: IeoOrderState; dueBy?: number },
  keyOf: (orderId: string) => string,
  commandOf: (orderId: string) => HouseCommand,
) => Promise<boolean>

/** How a sale ends: its token is listed, or it is called off and pays back. */
export function endingSteps({ sql, send, eachOrder }: { sql: Sql; send: SendStep; eachOrder: SendToEach }) {
  /** Ends a sale whose token nobody has listed in time. Tokens that are still on their way come first, as before a listing. */
  async function callOff({ bookId, pool: { product }, sale }: SaleBook, at: number): Promise<boolean> {
    if (sale.state === 'listed' || sale.state === 'called_off') return true
    if (sale.listBy === undefined || at < sale.listBy || !isGiven(sale, at)) return false
    const { undecided, lotsPaid: lots } = await progressOf(sql, product)
    if (undecided > 0 || lots !== sale.lotsGiven) return false
    return send(bookId, saleKeys.callOff(product), { kind: 'call_off_ieo', product, lots })
  }

  /** Gives everybody back what they paid, once the sale is called off. */
  async function refund(book: SaleBook): Promise<boolean> {
    if (book.sale.state !== 'called_off') return true
    const { product } = book.pool
    const row = await endRow(sql, book, 'ieo_called_off')
    if (row === undefined) throw new Error(`the sale ${product} is called off without a record of it`)
    const said = { kind: 'refund_ieo', calledOffIn: row.sequence } as const
    return eachOrder({ product, state: 'completed' }, orderKeys.refund, (orderId) => ({ ...said, orderId }))
  }

  /** Frees the tokens of everybody, once the token is listed. */
  async function release(book: SaleBook): Promise<boolean> {
    if (book.sale.state !== 'listed') return true
    const { product } = book.pool
    const row = await endRow(sql, book, 'ieo_listed')
    if (row === undefined) throw new Error(`the sale ${product} is listed without a record of it`)
    const said = { kind: 'release_ieo', listedIn: row.sequence } as const
    return eachOrder({ product, state: 'completed' }, orderKeys.release, (orderId) => ({ ...said, orderId }))
  }

  return { callOff, release, refund }
}
