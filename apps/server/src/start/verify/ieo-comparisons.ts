import { roundAt } from '@touchstone/domain/ieo-sales/beacon'
import { hasAgreement, tokensOf } from '@touchstone/domain/ieo-sales/ieo-agreement'
import { printDecimal } from '@touchstone/domain/money/decimal'
import type { IeoOrderState } from '@touchstone/domain/ieo-orders/ieo-order'
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
    if (order.state === 'listed' || order.state === 'refunded')
      differs(`order ${order.id} is ${order.state}, but its sale delivered nothing for it`)
    return
  }
  compareBought('delivers', delivered, { order, states: boughtStates }, differs)
}

/** What was paid back has left its sale, to the digit. */
export function compareTakenBack(takenBack: Delivery, { order }: Pick<OrderHistory, 'order'>, differs: Differs): void {
  compareBought('takes back', takenBack, { order, states: new Set(['refunded']) }, differs)
}

/** The states of an order that has got its lots, or had. */
export const boughtStates: ReadonlySet<IeoOrderState> = new Set(['completed', 'listed', 'refunded'])

function compareBought(
  does: 'delivers' | 'takes back',
  { place, pool, tokens, amount }: Delivery,
  { order, states }: Pick<OrderHistory, 'order'> & { states: ReadonlySet<IeoOrderState> },
  differs: Differs,
): void {
  const due = tokensOf(order, order.lotsWon)
  const to = does === 'delivers' ? 'to' : 'of'
  if (!states.has(order.state)) differs(`${place} ${does} ${to} order ${order.id}, which is ${order.state}`)
  else if (pool !== order.pool || tokens !== due || amount !== order.paid) {
    const given = `${printDecimal(tokens)} for ${printDecimal(amount)}`
    const got = `${printDecimal(due)} for ${printDecimal(order.paid)}`
    differs(`${place} ${does} ${given} ${to} order ${order.id}, which got ${got}`)
  }
}

/** Whether nobody was forgotten at a step that is long over. */
export function compareProgress({ rows }: SaleHistory, { order }: OrderHistory, { isLong, differs }: Overdue): void {
  const since = {
    applied: rows.allotted?.at ?? rows.firstDraw?.at,
    reserve: rows.secondDraw?.at,
    won: order.payUntil ?? undefined,
    completed: rows.listed?.at ?? rows.calledOff?.at,
    withdrawn: undefined,
    not_won: undefined,
    forfeited: undefined,
    listed: undefined,
    refunded: undefined,
  }[order.state]
  if (since !== undefined && isLong(since)) differs(`order ${order.id} is still ${order.state}, and was left out`)
}

/** Until when what a draw gave is paid or lost: everybody has a day from when they were told. */
const paidBy = (payUntil: number, all: readonly OrderHistory[], draw: 1 | 2): number =>
  Math.max(payUntil, ...all.map(({ awarded }) => awarded[draw]?.order.payUntil ?? 0))

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
  } else if (secondDraw === undefined && isLong(paidBy(firstDraw.reply.payUntil, all, 1))) late('its second draw')
  const givenBy = secondDraw === undefined ? allotted?.at : paidBy(secondDraw.reply.payUntil, all, 2)
  const isEnded = rows.listed !== undefined || rows.calledOff !== undefined
  if (givenBy !== undefined && !isEnded && isLong(Math.max(opened.reply.listBy ?? Infinity, givenBy)))
    late('its listing, or that it is called off,')
}

/** Nothing moved the tokens and the money of a sale but its issuer and its orders. */
export function compareMoney(
  { bookId, tokens, paidOut, end }: SaleHistory,
  { delivered, takenBack }: Record<'delivered' | 'takenBack', readonly Delivery[]>,
  differs: Differs,
): void {
  if (end === undefined) return
  const all = (deliveries: readonly Delivery[], what: 'tokens' | 'amount') =>
    deliveries.reduce((sum, each) => sum + each[what], 0n)
  const escrow = tokens - all(delivered, 'tokens') + all(takenBack, 'tokens')
  const proceeds = all(delivered, 'amount') - all(takenBack, 'amount') - paidOut
  const holds = `book ${bookId}: it holds`
  if (end.escrow !== escrow)
    differs(`${holds} ${printDecimal(end.escrow)} tokens, but its issuer and its orders leave ${printDecimal(escrow)}`)
  if (end.proceeds !== proceeds)
    differs(
      `${holds} ${printDecimal(end.proceeds)} for its issuer, but what was paid makes it ${printDecimal(proceeds)}`,
    )
}

/** Whether a token was listed once everybody had theirs, and each was freed by that; or its sale was called off, and each paid back. */
export function compareEnd(
  { rows: { listed, calledOff } }: SaleHistory,
  all: readonly OrderHistory[],
  differs: Differs,
): void {
  for (const { order, released } of all)
    if (released !== undefined && released.listedIn !== listed?.sequence)
      differs(`order ${order.id} was released by row ${released.listedIn}, which lists nothing`)
  for (const { order, refunded } of all)
    if (refunded !== undefined && refunded.calledOffIn !== calledOff?.sequence)
      differs(`order ${order.id} was paid back by row ${refunded.calledOffIn}, which calls nothing off`)
  if (listed !== undefined && calledOff !== undefined)
    differs(`${calledOff.place} calls a sale off whose token is listed`)
  const lots = all.reduce((sum, { order }) => sum + (boughtStates.has(order.state) ? order.lotsWon : 0), 0)
  for (const [ended, does] of [
    [listed, 'lists'],
    [calledOff, 'calls off'],
  ] as const)
    if (ended !== undefined && ended.reply.lots !== lots)
      differs(`${ended.place} ${does} ${ended.reply.lots} lots, but orders got ${lots}`)
}
