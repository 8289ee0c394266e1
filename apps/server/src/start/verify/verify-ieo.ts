import type { IeoReply } from '@touchstone/domain/ieo-orders/ieo-order-commands'
import { roundAt } from '@touchstone/domain/ieo-sales/beacon'
import { hasAgreement, tokensOf } from '@touchstone/domain/ieo-sales/ieo-agreement'
import type { SaleReplyOf } from '@touchstone/domain/ieo-sales/ieo-sale-commands'
import { type Money, printDecimal } from '@touchstone/domain/money/decimal'
import { dayMs } from '@touchstone/domain/time'
import { type OrderHistory, type SaleEnd, type SaleHistory, type SaleRows, withReply } from './ieo-history.ts'
import { compareDraws, compareList, compareParts } from './ieo-outcomes.ts'
import type { UnderWay } from './pool-books.ts'

type Delivery = { place: string; pool: number; tokens: Money; amount: Money }

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
  let newestAt = 0
  const isLong = (at: number): boolean => at + takesMsMax < newestAt

  function saleAt(bookId: number): SaleHistory {
    const known = sales.get(bookId) ?? { bookId, rows: {}, tokens: 0n, paidOut: 0n, end: undefined }
    sales.set(bookId, known)
    return known
  }

  /** The terms of an order are those of the opening, or a fact of its application was made up. */
  function compareTerms({ order }: OrderHistory): void {
    const opened = sales.get(order.pool)?.rows.opened
    const isOf = opened?.sequence === order.openedIn && hasAgreement(order, opened.reply)
    if (!isOf || opened.reply.closesAt !== order.closesAt)
      differs(`order ${order.id} has other terms than the sale in book ${order.pool}`)
  }

  /** What was paid for has come, to the digit, and once. */
  function compareDelivery({ order }: OrderHistory): void {
    const delivered = deliveries.get(order.id)
    const isPaid = order.state === 'completed' || order.state === 'listed'
    if (delivered === undefined) {
      if (order.state === 'listed') differs(`order ${order.id} is listed, but its sale delivered nothing for it`)
      return
    }
    const { place, pool, tokens, amount } = delivered
    const due = tokensOf(order, order.lotsWon)
    if (!isPaid) differs(`${place} delivers to order ${order.id}, which is ${order.state}`)
    else if (pool !== order.pool || tokens !== due || amount !== order.paid)
      differs(
        `${place} delivers ${printDecimal(tokens)} for ${printDecimal(amount)} to order ${order.id}, which got ${printDecimal(due)} for ${printDecimal(order.paid)}`,
      )
  }

  /** Whether nobody was forgotten at a step that is long over. */
  function compareProgress({ rows }: SaleHistory, { order }: OrderHistory): void {
    const since = {
      applied: rows.allotted?.at ?? rows.firstDraw?.at,
      reserve: rows.secondDraw?.at,
      won: order.payUntil ?? undefined,
      completed: rows.listed?.at,
      withdrawn: undefined,
      not_won: undefined,
      forfeited: undefined,
      listed: undefined,
    }[order.state]
    if (since !== undefined && isLong(since)) differs(`order ${order.id} is still ${order.state}, and was left out`)
  }

  /** Whether a sale did not stop on its way. */
  function compareSteps({ bookId, rows }: SaleHistory): void {
    const { opened, closed, allotted, firstDraw, secondDraw } = rows
    const late = (what: string): void => {
      differs(`book ${bookId}: ${what} was due, and did not come`)
    }
    if (opened === undefined) return
    const { closesAt, format, round } = opened.reply
    if (closed === undefined) {
      if (isLong(closesAt)) late('the end of its applications')
    } else if (format === 'commitment') {
      if (allotted === undefined && isLong(closed.at)) late('the part of everybody')
    } else if (firstDraw === undefined) {
      if (isLong(Math.max(closed.at, roundAt(round)))) late('its draw')
    } else if (secondDraw === undefined && isLong(firstDraw.reply.payUntil)) late('its second draw')
  }

  /** Nothing moved the tokens and the money of a sale but its issuer and its orders. */
  function compareMoney({ bookId, tokens, paidOut, end }: SaleHistory): void {
    if (end === undefined) return
    const own = [...deliveries.values()].filter(({ pool }) => pool === bookId)
    const escrow = tokens - own.reduce((sum, each) => sum + each.tokens, 0n)
    const proceeds = own.reduce((sum, { amount }) => sum + amount, 0n) - paidOut
    if (end.escrow !== escrow)
      differs(
        `book ${bookId}: it holds ${printDecimal(end.escrow)} tokens, but its issuer and its orders leave ${printDecimal(escrow)}`,
      )
    if (end.proceeds !== proceeds)
      differs(
        `book ${bookId}: it holds ${printDecimal(end.proceeds)} for its issuer, but what was paid makes it ${printDecimal(proceeds)}`,
      )
  }

  function compareListing({ rows: { listed } }: SaleHistory, all: readonly OrderHistory[]): void {
    for (const { order, released } of all)
      if (released !== undefined && released.listedIn !== listed?.sequence)
        differs(`order ${order.id} was released by row ${released.listedIn}, which lists nothing`)
    if (listed === undefined) return
    const paid = all.filter(({ order: { state } }) => state === 'completed' || state === 'listed')
    const lots = paid.reduce((sum, { order }) => sum + order.lotsWon, 0)
    if (listed.reply.lots !== lots) differs(`${listed.place} lists ${listed.reply.lots} lots, but orders got ${lots}`)
  }

  function compareSale(sale: SaleHistory): void {
    const all = [...orders.values()].filter(({ order }) => order.pool === sale.bookId && order.state !== 'withdrawn')
    compareList(sale, all, differs)
    compareParts(sale, all, differs)
    compareDraws(sale, all, differs)
    compareListing(sale, all)
    compareSteps(sale)
    compareMoney(sale)
    for (const each of all) compareProgress(sale, each)
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
    /** A sale as its journal leads to it. */
    noteEnd(bookId: number, end: SaleEnd): void {
      saleAt(bookId).end = end
    },
    compare(): void {
      for (const each of orders.values()) {
        compareTerms(each)
        compareDelivery(each)
      }
      for (const [id, { place }] of deliveries)
        if (!orders.has(id)) differs(`${place} delivers to order ${id}, which is not there`)
      for (const sale of sales.values()) compareSale(sale)
    },
    /** An order has paid and holds its tokens, and its sale has not answered yet: what was paid is on its way, and the tokens owed. */
    underWay: (): UnderWay[] =>
      [...orders.values()].flatMap(({ order }) =>
        (order.state === 'completed' || order.state === 'listed') && !deliveries.has(order.id)
          ? [
              { currency: order.currency, amount: order.paid },
              { currency: order.token, amount: -tokensOf(order, order.lotsWon) },
            ]
          : [],
      ),
  }
}

export type IeoCheck = ReturnType<typeof createIeoCheck>
