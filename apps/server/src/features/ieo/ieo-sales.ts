import { agreementOf } from '@touchstone/domain/ieo-sales/ieo-agreement'
import { named } from '@touchstone/domain/books/fact-kind'
import { type IeoOffer, ieoOfferFact } from '@touchstone/domain/ieo-orders/ieo-facts'
import type { IeoOrder } from '@touchstone/domain/ieo-orders/ieo-order'
import type { IeoTerms } from '@touchstone/domain/settings/ieo-terms'
import { ieosUnder, investmentsUnder } from '@touchstone/domain/settings/investments'
import type { HousePort } from '../../house/house-port.ts'
import type { Sql } from '../../platform/database.ts'
import { openedTerms } from '../house-books/opened-terms.ts'
import { type OpenedSale, printedIeoOrder, printedSale } from './printed-ieo.ts'
import { type RunningFigures, runningFigures } from './running-figures.ts'
import {
  findSaleBook,
  openedSales,
  readSaleBooks,
  type SaleBook,
  saleBooksAmong,
  saleKeys,
  type SaleRow,
  endRow,
  saleRowUnder,
} from './sale-books.store.ts'
import { decidedSequences, findIeoOrder } from './sale-orders.store.ts'
import { saleOutcomes } from './sale-outcome.ts'

export type IeoSalesDeps = { sql: Sql } & Pick<HousePort, 'settings' | 'settingsVersions' | 'onCommitted'>

/** In which order states are shown: what is open comes first. */
const rank: Readonly<Record<ReturnType<typeof printedSale>['state'], number>> = {
  issuing: 0,
  announced: 1,
  allocating: 2,
  paying: 3,
  given: 4,
  listed: 5,
  called_off: 6,
}

/** The first sales of tokens, and the applications for them, as people read them. */
export function ieoSales({ sql, settings, settingsVersions, onCommitted }: IeoSalesDeps) {
  const openedIn = openedSales(sql)
  const running = runningFigures({ sql, onCommitted })
  const outcome = saleOutcomes(sql)
  const termsOf = ({ reply }: SaleRow<'ieo_opened'>): IeoTerms => openedTerms(ieosUnder, reply, settingsVersions)

  async function figuresOf({ bookId, pool: { product }, sale }: SaleBook): Promise<RunningFigures> {
    const isDrawn = sale.format === 'draw'
    const { lots, cap, orders, lotsApplied } = sale
    if (sale.state === 'open') return running({ product, lots, cap, isDrawn })
    const allotted = isDrawn ? undefined : await saleRowUnder(sql, bookId, 'ieo_allotted', saleKeys.allot(product))
    if (allotted !== undefined) return { orders, lotsApplied, part: allotted.reply.part }
    return isDrawn ? { orders, lotsApplied, part: null } : running({ product, lots, cap, isDrawn })
  }

  /** With its rows; undefined before it was opened. */
  async function withRows(book: SaleBook): Promise<OpenedSale | undefined> {
    const { bookId, sale } = book
    const opened = sale.state === 'none' ? undefined : await openedIn(bookId)
    if (opened === undefined) return undefined
    const listed = await endRow(sql, book, 'ieo_listed')
    const calledOff = await endRow(sql, book, 'ieo_called_off')
    return { ...book, opened, listed, calledOff, figures: await figuresOf(book) }
  }

  const printed = async (present: IeoTerms | undefined, book: SaleBook | undefined, at: number) => {
    const held = book && (await withRows(book))
    const terms = held === undefined ? present : termsOf(held.opened)
    if (terms === undefined) return []
    const { identityLevel, levelLimit = 0 } = present ?? terms
    const { passwordFrom } = investmentsUnder(settings())
    return [printedSale(terms, held, { identityLevel, levelLimit, passwordFrom, at })]
  }

  /** Applications of a book as their owner reads them. */
  async function ordersOf(orders: readonly IeoOrder[], bookId: number) {
    const books = await saleBooksAmong(sql, [...new Set(orders.map(({ pool }) => pool))])
    const ids = orders.map(({ id }) => id)
    const decided = await decidedSequences(sql, bookId, ids)
    const names = new Map<number, string>()
    for (const book of books) {
      const opened = await openedIn(book.bookId)
      if (opened !== undefined) names.set(book.bookId, termsOf(opened).name)
    }
    return orders.map((each) => {
      const name = names.get(each.pool)
      if (name === undefined) throw new Error(`order ${each.id} is of book ${each.pool}, which is no sale of a token`)
      return printedIeoOrder(each, { bookId, decidedBy: decided.get(each.id), name })
    })
  }

  return {
    /** Also those that the settings have no more: people may have applied for them. */
    async list(at: number) {
      const books = await readSaleBooks(sql)
      const offered = ieosUnder(settings())
      const ids = new Set([...offered.map(({ id }) => id), ...books.map(({ pool }) => pool.product)])
      const sales = await Promise.all(
        [...ids].map((id) =>
          printed(
            offered.find((terms) => terms.id === id),
            books.find(({ pool }) => pool.product === id),
            at,
          ),
        ),
      )
      return sales.flat().sort((a, b) => rank[a.state] - rank[b.state])
    },

    /** What became of a sale; undefined where there is none, and `open` before it has closed. */
    async outcome(id: string) {
      const book = await findSaleBook(sql, id)
      if (book === undefined || book.sale.state === 'none') return undefined
      return book.sale.state === 'open' ? 'open' : outcome(book)
    },

    orders: ordersOf,

    /** One application, as it is now. */
    async order(bookId: number, id: string) {
      const found = await findIeoOrder(sql, bookId, id)
      if (found === undefined) throw new Error(`order ${id} is missing right after it was changed`)
      const [record] = await ordersOf([found], bookId)
      if (record === undefined) throw new Error(`order ${id} has no record`)
      return record
    },

    /** What is offered of a sale now, as a fact of the command that applies; undefined where it is not open. */
    async offer(
      product: string,
    ): Promise<{ offer: IeoOffer; named: { byKind: ReturnType<typeof offerFact> } } | undefined> {
      const book = await findSaleBook(sql, product)
      const opened = book?.sale.state === 'open' ? await openedIn(book.bookId) : undefined
      if (book === undefined || opened === undefined) return undefined
      const { bookId, agreed, sale } = book
      const offer = { ...agreementOf(agreed), bookId, openedIn: opened.sequence, closesAt: sale.closesAt }
      return { offer, named: { byKind: offerFact(offer) } }
    },
  }
}

const offerFact = (offer: IeoOffer) => named(ieoOfferFact, offer)
