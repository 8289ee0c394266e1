import { balanceOf, type Book } from '@touchstone/domain/books/book'
import type { IeoReply } from '@touchstone/domain/ieo-orders/ieo-order-commands'
import { tokensOf } from '@touchstone/domain/ieo-sales/ieo-agreement'
import { saleOf } from '@touchstone/domain/ieo-sales/ieo-sale'
import type { SaleReplyOf } from '@touchstone/domain/ieo-sales/ieo-sale-commands'
import type { Money } from '@touchstone/domain/money/decimal'
import { dayMs } from '@touchstone/domain/time'
import { type Delivery, type OrderHistory, type SaleHistory, type SaleRows, withReply } from './ieo-history.ts'
import { compareDraws, compareList, compareParts } from './ieo-outcomes.ts'
import {
  boughtStates,
  compareDelivery,
  compareEnd,
  compareMoney,
  compareProgress,
  compareSteps,
  compareTakenBack,
  compareTerms,
} from './ieo-comparisons.ts'
import type { UnderWay } from './pool-books.ts'

/** How long what a row of a sale brings about may take: a server that was away makes up for it when it is back. */
const takesMsMax = 2 * dayMs

/**
 * Whether each first sale of a token closed with all applications, gave everybody what follows from them, and nobody else
 * anything; and whether its tokens and its money are what its orders got and paid.
 */
export function createIeoCheck(differs: (sentence: string) => void) {
  const orders = new Map<string, OrderHistory>()
  const sales = new Map<number, SaleHistory>()
  const deliveries = new Map<string, Delivery>()
  const takenBack = new Map<string, Delivery>()
  let newestAt = 0
  const isLong = (at: number): boolean => at + takesMsMax < newestAt

  function saleAt(bookId: number): SaleHistory {
    const known = sales.get(bookId) ?? { bookId, rows: {}, tokens: 0n, paidOut: 0n, end: undefined }
    sales.set(bookId, known)
    return known
  }

  function compareSale(sale: SaleHistory): void {
    const all = [...orders.values()].filter(({ order }) => order.pool === sale.bookId && order.state !== 'withdrawn')
    compareList(sale, all, differs)
    compareParts(sale, all, differs)
    compareDraws(sale, all, differs)
    compareEnd(sale, all, differs)
    compareSteps(sale, all, { isLong, differs })
    const own = (all: ReadonlyMap<string, Delivery>) => [...all.values()].filter(({ pool }) => pool === sale.bookId)
    compareMoney(sale, { delivered: own(deliveries), takenBack: own(takenBack) }, differs)
    for (const each of all) compareProgress(sale, each, { isLong, differs })
  }

  return {
    noteTime(at: number): void {
      newestAt = Math.max(newestAt, at)
    },
    noteOrder(place: string, reply: IeoReply): void {
      const { id, state, pool } = reply.order
      const known = orders.get(id)
      if (known !== undefined && known.order.pool !== pool) differs(`${place} moves order ${id} to another sale`)
      if (known?.order.state === 'withdrawn') differs(`${place} makes order ${id} ${state}, which was withdrawn`)
      orders.set(id, withReply(known, reply))
    },
    noteRow<Step extends keyof SaleRows>(bookId: number, step: Step, row: SaleRows[Step]): void {
      const sale = saleAt(bookId)
      if (sale.rows[step] !== undefined) differs(`${row.place} takes a step of its sale a second time`)
      sale.rows[step] = row
    },
    noteTokens(bookId: number, amount: Money): void {
      saleAt(bookId).tokens += amount
    },
    notePaidOut(bookId: number, amount: Money): void {
      saleAt(bookId).paidOut += amount
    },
    noteDelivered(place: string, pool: number, { orderId, tokens, amount }: SaleReplyOf<'tokens_delivered'>): void {
      if (deliveries.has(orderId)) differs(`${place} delivers to order ${orderId} a second time`)
      deliveries.set(orderId, { place, pool, tokens, amount })
    },
    noteTakenBack(place: string, pool: number, { orderId, tokens, amount }: SaleReplyOf<'tokens_taken_back'>): void {
      if (takenBack.has(orderId)) differs(`${place} takes back of order ${orderId} a second time`)
      takenBack.set(orderId, { place, pool, tokens, amount })
    },
    /** A book as its journal leads to it. */
    noteBook(book: Book): void {
      const found = saleOf(book)
      if (found === undefined) return
      const { pool, sale } = found
      const escrow = balanceOf(book, 'escrow', pool.currency)
      saleAt(book.id).end = { escrow, proceeds: balanceOf(book, 'proceeds', sale.currency) }
    },
    compare(): void {
      for (const each of orders.values()) {
        compareTerms(sales.get(each.order.pool), each, differs)
        compareDelivery(deliveries.get(each.order.id), each, differs)
      }
      for (const [id, { place }] of deliveries)
        if (!orders.has(id)) differs(`${place} delivers to order ${id}, which is not there`)
      for (const [id, each] of takenBack) {
        const of = orders.get(id)
        if (of === undefined) differs(`${each.place} takes back of order ${id}, which is not there`)
        else compareTakenBack(each, of, differs)
      }
      for (const sale of sales.values()) compareSale(sale)
    },
    /**
     * An order has paid and holds its tokens, and its sale has not answered yet: what was paid is on its way, and the tokens owed.
     * Where it was paid back, the other way round.
     */
    underWay: (): UnderWay[] =>
      [...orders.values()].flatMap(({ order }) => {
        const isComing = boughtStates.has(order.state) && !deliveries.has(order.id)
        const isGoing = order.state === 'refunded' && !takenBack.has(order.id)
        if (isComing === isGoing) return []
        const sign = isComing ? 1n : -1n
        return [
          { currency: order.currency, amount: sign * order.paid },
          { currency: order.token, amount: -sign * tokensOf(order, order.lotsWon) },
        ]
      }),
  }
}

export type IeoCheck = ReturnType<typeof createIeoCheck>
