import { agreementOf } from '@touchstone/domain/bond-issues/bond-issue-commands'
import { named } from '@touchstone/domain/books/fact-kind'
import { type BondOffer, bondOfferFact } from '@touchstone/domain/bonds/bond-facts'
import type { BondOrder } from '@touchstone/domain/bonds/bond-order'
import { type Money } from '@touchstone/domain/money/decimal'
import type { BondTerms } from '@touchstone/domain/settings/bond-terms'
import { bondsUnder, investmentsUnder } from '@touchstone/domain/settings/investments'
import type { HousePort } from '../../house/house-port.ts'
import type { Sql } from '../../platform/database.ts'
import type { PoolAnswer } from '../house-books/pool-answers.store.ts'
import { type BondBook, bondBooksAmong, findBondBook, openedRows, readBondBooks } from './bond-books.store.ts'
import { openedBondTerms } from './opened-bond-terms.ts'
import { printedBond, printedBondOrder } from './printed-bond.ts'

/** The bonds that are sold, and the orders of them, as people read them. */
export function bondSales({
  sql,
  settings,
  settingsVersions,
}: { sql: Sql } & Pick<HousePort, 'settings' | 'settingsVersions'>) {
  const openedIn = openedRows(sql)

  async function printed(terms: BondTerms, book: BondBook | undefined, at: number) {
    const { passwordFrom } = investmentsUnder(settings())
    const held = book === undefined ? undefined : { ...book, openedIn: await openedIn(book.bookId) }
    return printedBond(terms, held, { passwordFrom, at })
  }

  return {
    async list(at: number) {
      const books = await readBondBooks(sql)
      return Promise.all(
        bondsUnder(settings()).map((terms) => {
          const book = books.find(({ pool }) => pool.product === terms.id)
          return printed(terms, book, at)
        }),
      )
    },
    /** Also one that the settings have no more: people may hold units of it. */
    async find(id: string, at: number) {
      const book = await findBondBook(sql, id)
      const present = bondsUnder(settings()).find((terms) => terms.id === id)
      if (present !== undefined) return printed(present, book, at)
      if (book === undefined || book.issue.state === 'none') return undefined
      return printed(openedBondTerms(book, settingsVersions), book, at)
    },
    /** Orders of a book as their owner reads them. `answers`: by order, what its pool answered. */
    async orders(orders: readonly BondOrder[], bookId: number, answers: ReadonlyMap<string, PoolAnswer>, at: number) {
      const books = await bondBooksAmong(sql, [...new Set(orders.map(({ pool }) => pool))])
      return orders.map((order) => {
        const bond = books.find((each) => each.bookId === order.pool)
        if (bond === undefined) throw new Error(`order ${order.id} is of book ${order.pool}, which is no bond`)
        const terms = openedBondTerms(bond, settingsVersions)
        return printedBondOrder(order, { bookId, answer: answers.get(order.id), bond, terms }, at)
      })
    },
    /** What is offered of a bond now, as a fact of the command that subscribes; and how many units are left. */
    async offer(
      product: string,
    ): Promise<{ named: { byKind: ReturnType<typeof offerFact> }; unit: Money; left: number } | undefined> {
      const book = await findBondBook(sql, product)
      const row = book === undefined ? undefined : await openedIn(book.bookId)
      if (book === undefined || row === undefined || book.issue.state !== 'open' || !book.pool.isOnSale)
        return undefined
      const { unit, subscribedUntil, closesAt } = book.issue
      const { capacity, granted } = book.pool
      const offer = { ...agreementOf({ ...book.pool, ...book.issue }), subscribedUntil, closesAt }
      return {
        named: { byKind: offerFact({ ...offer, bookId: book.bookId, openedIn: row }) },
        unit,
        left: capacity > granted ? Number((capacity - granted) / unit) : 0,
      }
    },
  }
}

const offerFact = (offer: BondOffer) => named(bondOfferFact, offer)
