import { roundAt } from '@touchstone/domain/ieo-sales/beacon'
import { hasAgreement, tokensOf } from '@touchstone/domain/ieo-sales/ieo-agreement'
import { printDecimal } from '@touchstone/domain/money/decimal'
import type { Delivery, OrderHistory, SaleHistory } from './ieo-history.ts'

type Differs = (sentence: string) => void
/** Whether something that had to follow a time is long overdue. */
type Overdue = { isLong: (at: number) => boolean; differs: Differs }

/** The terms of an order are those of the opening, or a fact of its application was made up. */
export function compareTerms(sale: SaleHistory | undefined, { order }: OrderHistory, differs: Differs): void {
  const opened = sale?.rows.opened
  const isOf = opened?.sequence === order.openedIn && hasAgreement(order, opened.reply)
  if (!isOf || opened.reply.closesAt !== order.closesAt)
    differs(`order ${order.id} has other terms than the sale in book ${order.pool}`)
}

/** What was paid for has come, to the digit. */
export function compareDelivery(delivered: Delivery | undefined, { order }: OrderHistory, differs: Differs): void {
  if (delivered === undefined) {
    if (order.state === 'listed') differs(`order ${order.id} is listed, but its sale delivered nothing for it`)
    return
  }
  const { place, pool, tokens, amount } = delivered
  const due = tokensOf(order, order.lotsWon)
  if (order.state !== 'completed' && order.state !== 'listed')
    differs(`${place} delivers to order ${order.id}, which is ${order.state}`)
  else if (pool !== order.pool || tokens !== due || amount !== order.paid) {
    const given = `${printDecimal(tokens)} for ${printDecimal(amount)}`
    const got = `${printDecimal(due)} for ${printDecimal(order.paid)}`
    differs(`${place} delivers ${given} to order ${order.id}, which got ${got}`)
  }
}

/** Whether nobody was forgotten at a step that is long over. */
export function compareProgress({ rows }: SaleHistory, { order }: OrderHistory, { isLong, differs }: Overdue): void {
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

/** Until when what the first draw gave is paid or lost: everybody has a day from when they were told. */
const paidBy = (payUntil: number, all: readonly OrderHistory[]): number =>
  Math.max(payUntil, ...all.map(({ awarded }) => awarded[1]?.order.payUntil ?? 0))

/** Whether a sale did not stop on its way. */
export function compareSteps(
  { bookId, rows }: SaleHistory,
  all: readonly OrderHistory[],
  { isLong, differs }: Overdue,
): void {
  const { opened, closed, allotted, firstDraw, secondDraw } = rows
  const late = (what: string): void => {
    differs(`book ${bookId}: ${what} was due, and did not come`)
  }
  if (opened === undefined) return
  const { closesAt, format } = opened.reply
  if (closed === undefined) {
    if (isLong(closesAt)) late('the end of its applications')
  } else if (format === 'commitment') {
    if (allotted === undefined && isLong(closed.at)) late('the part of everybody')
  } else if (firstDraw === undefined) {
    if (isLong(roundAt(closed.reply.round))) late('its draw')
  } else if (secondDraw === undefined && isLong(paidBy(firstDraw.reply.payUntil, all))) late('its second draw')
}

/** Nothing moved the tokens and the money of a sale but its issuer and its orders. */
export function compareMoney(
  { bookId, tokens, paidOut, end }: SaleHistory,
  delivered: readonly Delivery[],
  differs: Differs,
): void {
  if (end === undefined) return
  const escrow = tokens - delivered.reduce((sum, each) => sum + each.tokens, 0n)
  const proceeds = delivered.reduce((sum, { amount }) => sum + amount, 0n) - paidOut
  const holds = `book ${bookId}: it holds`
  if (end.escrow !== escrow)
    differs(`${holds} ${printDecimal(end.escrow)} tokens, but its issuer and its orders leave ${printDecimal(escrow)}`)
  if (end.proceeds !== proceeds)
    differs(
      `${holds} ${printDecimal(end.proceeds)} for its issuer, but what was paid makes it ${printDecimal(proceeds)}`,
    )
}

/** Whether a token was listed once everybody had theirs, and each was freed by that. */
export function compareListing(
  { rows: { listed } }: SaleHistory,
  all: readonly OrderHistory[],
  differs: Differs,
): void {
  for (const { order, released } of all)
    if (released !== undefined && released.listedIn !== listed?.sequence)
      differs(`order ${order.id} was released by row ${released.listedIn}, which lists nothing`)
  if (listed === undefined) return
  const paid = all.filter(({ order: { state } }) => state === 'completed' || state === 'listed')
  const lots = paid.reduce((sum, { order }) => sum + order.lotsWon, 0)
  if (listed.reply.lots !== lots) differs(`${listed.place} lists ${listed.reply.lots} lots, but orders got ${lots}`)
}
