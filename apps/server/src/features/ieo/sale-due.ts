import { roundAt } from '@touchstone/domain/ieo-sales/beacon'
import type { Transaction } from '../../platform/database.ts'
import { type SaleBook, saleKeys, saleRowAt, saleRowUnder } from './sale-books.store.ts'

/** What a sale does by itself, in this order. */
export type StepName =
  | 'close'
  | 'allot'
  | 'give'
  | 'draw'
  | 'award'
  | 'forfeit'
  | 'draw_again'
  | 'award_again'
  | 'forfeit_again'
  | 'play'
  | 'release'

/** When it was said what everybody gets; infinite before that. */
const allottedAt = async (sql: Transaction, { bookId, pool: { product } }: SaleBook): Promise<number> =>
  (await saleRowUnder(sql, bookId, 'ieo_allotted', saleKeys.allot(product)))?.at ?? Infinity

const drawnAt = async (sql: Transaction, { bookId, pool: { product } }: SaleBook, draw: 1 | 2): Promise<number> =>
  (await saleRowUnder(sql, bookId, 'ieo_drawn', saleKeys.draw(product, draw)))?.at ?? Infinity

const listedAt = async (sql: Transaction, { bookId, sale }: SaleBook): Promise<number> =>
  sale.state === 'listed' ? ((await saleRowAt(sql, bookId, 'ieo_listed', sale.previousRow))?.at ?? Infinity) : Infinity

/** When everybody had got or lost what they won. */
export const givenAt = async (sql: Transaction, book: SaleBook): Promise<number> =>
  book.sale.format === 'draw' ? book.sale.payUntil : allottedAt(sql, book)

type Due = (sql: Transaction, book: SaleBook) => number | Promise<number>

const due: Readonly<Record<StepName, Due>> = {
  close: (_, { sale }) => sale.closesAt,
  allot: (_, { sale }) => sale.closesAt,
  give: allottedAt,
  draw: (_, { sale }) => roundAt(sale.round),
  award: (sql, book) => drawnAt(sql, book, 1),
  forfeit: (_, { sale }) => sale.payUntil,
  draw_again: (_, { sale }) => sale.payUntil,
  award_again: (sql, book) => drawnAt(sql, book, 2),
  forfeit_again: (_, { sale }) => sale.payUntil,
  // The issuer of a sandbox: of the listing since everybody has theirs.
  play: (sql, book) => (book.sale.state === 'listed' ? listedAt(sql, book) : givenAt(sql, book)),
  // Before it is listed it waits for operators, who come when they like.
  release: listedAt,
}

/** Since when a step of a sale is due, in epoch milliseconds; infinite where it does not come by itself. */
export const dueSince = async (sql: Transaction, book: SaleBook, step: StepName): Promise<number> =>
  due[step](sql, book)
