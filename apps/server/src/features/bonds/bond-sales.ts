import { named } from '@touchstone/domain/books/fact-kind'
import { type BondOffer, bondOfferFact } from '@touchstone/domain/bonds/bond-facts'
import type { BondOrder } from '@touchstone/domain/bonds/bond-order'
import { type Money } from '@touchstone/domain/money/decimal'
import type { BondTerms } from '@touchstone/domain/settings/bond-terms'
import { bondsUnder, investmentsUnder } from '@touchstone/domain/settings/investments'
import type { Settings } from '@touchstone/domain/settings/settings'
import type { Sql } from '../../platform/database.ts'
import { type BondBook, openedRows, readBondBooks } from './bond-books.store.ts'
import { bondOrderRecord, bondRecord } from './bond-record.ts'

/** The bonds that are sold, and the orders of them, as people read them. */
export function bondSales({ sql, settings }: { sql: Sql; settings: () => Settings }) {
  const openedIn = openedRows(sql)
  const termsOf = (product: string): BondTerms | undefined => bondsUnder(settings()).find(({ id }) => id === product)

  async function recordOf(terms: BondTerms, books: readonly BondBook[], at: number) {
    const { passwordFrom } = investmentsUnder(settings())
    const book = books.find(({ pool }) => pool.product === terms.id)
    const held = book === undefined ? undefined : { ...book, openedIn: await openedIn(book.bookId) }
    return bondRecord(terms, held, { passwordFrom, at })
  }

  return {
    termsOf,
    async list(at: number) {
      const books = await readBondBooks(sql)
      return Promise.all(bondsUnder(settings()).map((terms) => recordOf(terms, books, at)))
    },
    async find(id: string, at: number) {
      const terms = termsOf(id)
      return terms === undefined ? undefined : recordOf(terms, await readBondBooks(sql), at)
    },
    /** Orders of a book as their owner reads them. `answeredBy`: by order, the record with which it was granted. */
    async orders(orders: readonly BondOrder[], bookId: number, answeredBy: ReadonlyMap<string, number>, at: number) {
      const books = orders.length === 0 ? [] : await readBondBooks(sql)
      return orders.map((order) => {
        const bond = books.find((each) => each.bookId === order.pool)
        return bondOrderRecord(
          order,
          { bookId, answeredBy: answeredBy.get(order.id), bond, terms: termsOf(order.product) },
          at,
        )
      })
    },
    /** What is offered of a bond now, as a fact of the command that subscribes; and how many units are left. */
    async offer(
      product: string,
    ): Promise<{ named: { byKind: ReturnType<typeof offerFact> }; unit: Money; left: number } | undefined> {
      const book = (await readBondBooks(sql)).find(({ pool }) => pool.product === product)
      const row = book === undefined ? undefined : await openedIn(book.bookId)
      if (book === undefined || row === undefined || book.issue.state !== 'open' || !book.pool.isOnSale)
        return undefined
      const { unit, dailyRate, termDays, repayment, unitsMin, subscribedUntil, closesAt } = book.issue
      const { currency, capacity, granted } = book.pool
      const agreed = { product, currency, unit, dailyRate, termDays, repayment, unitsMin }
      const offer = { ...agreed, subscribedUntil, closesAt }
      return {
        named: { byKind: offerFact({ ...offer, bookId: book.bookId, openedIn: row }) },
        unit,
        left: capacity > granted ? Number((capacity - granted) / unit) : 0,
      }
    },
  }
}

const offerFact = (offer: BondOffer) => named(bondOfferFact, offer)
