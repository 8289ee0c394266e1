import { roundAt } from '@touchstone/domain/ieo-sales/beacon'
import type { Transaction } from '../../platform/database.ts'
import { endRow, type SaleBook, saleKeys, saleRowUnder } from './sale-books.store.ts'

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
  | 'call_off'
  | 'release'
  | 'refund'

/** When it was said what everybody gets; infinite before that. */
const allottedAt = async (sql: Transaction, { bookId, pool: { product } }: SaleBook): Promise<number> =>
  (await saleRowUnder(sql, bookId, 'ieo_allotted', saleKeys.allot(product)))?.at ?? Infinity

const drawnAt = async (sql: Transaction, { bookId, pool: { product } }: SaleBook, draw: 1 | 2): Promise<number> =>
  (await saleRowUnder(sql, bookId, 'ieo_drawn', saleKeys.draw(product, draw)))?.at ?? Infinity

/** When it ended so; infinite before that. */
const listedAt = async (sql: Transaction, book: SaleBook): Promise<number> =>
  (await endRow(sql, book, 'ieo_listed'))?.at ?? Infinity

const calledOffAt = async (sql: Transaction, book: SaleBook): Promise<number> =>
  (await endRow(sql, book, 'ieo_called_off'))?.at ?? Infinity

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
  play: async (sql, book) => {
    if (book.sale.state === 'listed') return listedAt(sql, book)
    return book.sale.state === 'called_off' ? calledOffAt(sql, book) : givenAt(sql, book)
  },
  // Before that it waits for operators, who list it when they like.
  call_off: (_, { sale }) => sale.listBy ?? Infinity,
  release: listedAt,
  refund: calledOffAt,
}

/** Since when a step of a sale is due, in epoch milliseconds; infinite where it does not come by itself. */
export const dueSince = async (sql: Transaction, book: SaleBook, step: StepName): Promise<number> =>
  due[step](sql, book)
