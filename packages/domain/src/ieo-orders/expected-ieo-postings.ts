import { roundAt, roundFor } from '../ieo-sales/beacon.ts'
import { carriedRow } from '../ieo-sales/expected-sale-postings.ts'
import { lotsDrawn, lowestTicket } from '../ieo-sales/draw.ts'
import { agreementOf, hasAgreement, isAgreement, priceOf, setAsideFor, tokensOf } from '../ieo-sales/ieo-agreement.ts'
import { payWithinMs } from '../ieo-sales/ieo-dates.ts'
import type { SaleReplyOf } from '../ieo-sales/ieo-sale-commands.ts'
import type { Posting } from '../ledger/posting.ts'
import { carriedRequest } from '../receipts/carried-request.ts'
import { isSame } from '../receipts/check-entries.ts'
import { commandIn, type DecidedRow, rowOfId } from '../receipts/decided-row.ts'
import { demand, madeBy, posting } from '../receipts/expected-postings.ts'
import type { Carried } from '../receipts/formula.ts'
import { ieoOfferFact } from './ieo-facts.ts'
import type { IeoOrder } from './ieo-order.ts'
import type { IeoCommandOf, IeoReply, IeoReplyOf } from './ieo-order-commands.ts'
import type { IeoOrderPosting } from './ieo-order-postings.ts'
import { drawnOrder, freshIeoOrder, givenOrder } from './outcome-of.ts'

type Row<Kind extends IeoReply['kind']> = DecidedRow<IeoReplyOf<Kind>>

/** The row that applied for it. */
export const appliedIn = ({ reply }: DecidedRow<IeoReply>): number => rowOfId(reply.order.id)

/** What was applied for, on the terms on which the sale's book opened it. */
export function appliedPostings(row: Row<'ieo_applied'>, { armed }: Carried): Posting[] {
  const { order } = row.reply
  const opened = carriedRow(armed, 'ieo_opened').reply
  demand(isSame({ ...order, ...agreementOf(opened), closesAt: opened.closesAt }, order), 'it was opened otherwise')
  return postingsOfRequest(row)
}

/** What an application says by itself: a receipt that carries it asks it too. */
function postingsOfRequest(row: Row<'ieo_applied'>): Posting[] {
  const { order } = row.reply
  const { product, lots, lotPrice, pool, openedIn, closesAt } = order
  demand(isAgreement(order), 'nobody can have agreed on its terms')
  const asked = commandIn<IeoCommandOf<'apply_ieo'>>(row, 'apply_ieo')
  demand(asked?.product === product && asked.lots === lots, 'another order was made than applied for')
  demand(asked.lotPrice === lotPrice, 'another price was shown')
  demandLots(lots, order)
  const offer = ieoOfferFact.read(row.facts)
  const shown = { ...agreementOf(order), bookId: pool, openedIn, closesAt }
  demand(offer !== undefined && isSame(shown, offer), 'another offer was shown')
  demand(row.facts.at < closesAt, 'it could not be applied for any more')
  const { agreementSha256 } = asked
  const given = { id: madeBy(row), lots, pool, openedIn, closesAt, at: row.facts.at, agreementSha256 }
  demand(isSame(freshIeoOrder(agreementOf(order), given), order), 'the order is not a fresh one')
  return [moved(order, 'ieo_set_aside', 'balance', 'frozen', order.setAside)]
}

function demandLots(lots: number, { format, cap }: IeoOrder): void {
  demand(Number.isSafeInteger(lots) && lots > 0, 'it is for no lots')
  demand(format === 'commitment' || lots <= cap, 'it is for more lots than one person can get')
}

/** What it was for before follows from earlier rows. */
export function changedPostings(row: Row<'ieo_changed'>, { accepted }: Carried): Posting[] {
  const { order, lotsBefore } = row.reply
  const asked = commandIn<IeoCommandOf<'change_ieo'>>(row, 'change_ieo')
  demand(asked?.orderId === order.id && asked.lots === order.lots, 'another order was changed')
  demandLots(order.lots, order)
  demandLots(lotsBefore, order)
  demand(row.facts.at < order.closesAt, 'the sale had closed')
  demand(isSame(asAppliedFor(accepted, order), order), anotherOrder)
  const more = order.setAside - setAsideFor(order, lotsBefore)
  return [
    moved(order, 'ieo_set_aside', 'balance', 'frozen', more > 0n ? more : 0n),
    moved(order, 'ieo_returned', 'frozen', 'balance', more < 0n ? -more : 0n),
  ]
}

export function withdrawnPostings(row: Row<'ieo_withdrawn'>, { accepted }: Carried): Posting[] {
  const { order } = row.reply
  demand(commandIn<IeoCommandOf<'withdraw_ieo'>>(row, 'withdraw_ieo')?.orderId === order.id, anotherCommand)
  demand(row.facts.at < order.closesAt, 'the sale had closed')
  const before = asAppliedFor(accepted, order)
  const { setAside: returned } = before
  const withdrawn = { ...before, state: 'withdrawn', setAside: 0n, returned, endedAt: row.facts.at }
  demand(isSame(withdrawn, order), anotherOrder)
  return [moved(order, 'ieo_returned', 'frozen', 'balance', returned)]
}

/** Its part, by the row that says what everybody gets. */
export function givenPostings(row: Row<'ieo_given'>, { accepted, armed }: Carried): Posting[] {
  const { order, decidedIn } = row.reply
  const asked = commandIn<IeoCommandOf<'give_ieo'>>(row, 'give_ieo')
  const allotted = carriedRow(armed, 'ieo_allotted')
  demandOfSale(order, allotted)
  const { part, last } = allotted.reply
  demand(asked?.orderId === order.id && asked.decidedIn === decidedIn, anotherCommand)
  demand(isSame({ ...asked, part, last }, asked), 'it got another part than the sale says')
  const before = asAppliedFor(accepted, order)
  demand(isSame(givenOrder(before, { part, last }, row.facts.at), order), 'the part gives another outcome')
  return [
    moved(order, 'ieo_cost', 'frozen', 'house:transit', order.paid),
    moved(order, 'ieo_returned', 'frozen', 'balance', order.returned),
    tokens(order, 'ieo_tokens', 'house:transit', 'frozen'),
  ]
}

/** What the tickets of its lots have won, by the row that draws. */
export function awardedPostings(row: Row<'ieo_awarded'>, { accepted, armed }: Carried): Posting[] {
  const { order, decidedIn, draw } = row.reply
  const asked = commandIn<IeoCommandOf<'award_ieo'>>(row, 'award_ieo')
  const drawn = carriedRow(armed, 'ieo_drawn')
  demandOfSale(order, drawn)
  const { seed, above, upTo, payUntil, round } = drawn.reply
  demand(round >= roundFor(order.closesAt), 'it was drawn by an earlier round than was agreed')
  demand(asked?.orderId === order.id && asked.decidedIn === decidedIn, anotherCommand)
  demand(isSame({ ...asked, draw, seed, above, upTo, payUntil }, asked), 'it was drawn by something else')
  demand(drawn.reply.draw === draw, 'it is of another draw')
  const applied = asAppliedFor(accepted, order)
  demand(lotsDrawn(applied, seed, { above: lowestTicket, upTo: above }) === 0, 'it had won before')
  const before: IeoOrder = draw === 1 ? applied : { ...applied, state: 'reserve' }
  const expected = drawnOrder(before, { draw, seed, above, upTo }, row.facts.at)
  demand(isSame(expected, order), 'the tickets give another outcome')
  return [moved(order, 'ieo_returned', 'frozen', 'balance', order.returned)]
}

/** The rest of the price; how many lots were won follows from earlier rows. */
export function paidPostings(row: Row<'ieo_paid'>, { accepted }: Carried): Posting[] {
  const { order } = row.reply
  demand(commandIn<IeoCommandOf<'pay_ieo'>>(row, 'pay_ieo')?.orderId === order.id, anotherCommand)
  demandWon(order, accepted)
  demand(row.facts.at < payUntilOf(order), 'the time to pay was over')
  demand(row.facts.at >= payUntilOf(order) - payWithinMs, 'it was paid before it was drawn')
  const paid = priceOf(order, order.lotsWon)
  const deposit = setAsideFor(order, order.lotsWon)
  const returned = setAsideFor(order, order.lots) - deposit
  const expected = { ...order, state: 'completed', paid, setAside: 0n, returned, endedAt: null }
  demand(isSame(expected, order), 'something else was paid')
  return [
    moved(order, 'ieo_cost', 'frozen', 'house:transit', deposit),
    moved(order, 'ieo_cost', 'balance', 'house:transit', paid - deposit),
    tokens(order, 'ieo_tokens', 'house:transit', 'frozen'),
  ]
}

export function forfeitedPostings(row: Row<'ieo_forfeited'>, { accepted }: Carried): Posting[] {
  const { order } = row.reply
  demand(commandIn<IeoCommandOf<'forfeit_ieo'>>(row, 'forfeit_ieo')?.orderId === order.id, anotherCommand)
  demandWon(order, accepted)
  demand(row.facts.at >= payUntilOf(order), 'there was still time to pay')
  const deposit = setAsideFor(order, order.lotsWon)
  const returned = setAsideFor(order, order.lots)
  const expected = { ...order, state: 'forfeited', setAside: 0n, paid: 0n, returned, endedAt: row.facts.at }
  demand(isSame(expected, order), 'the deposit is another')
  return [moved(order, 'ieo_returned', 'frozen', 'balance', deposit)]
}

export function releasedPostings(row: Row<'ieo_released'>, { accepted, armed }: Carried): Posting[] {
  const { order, listedIn } = row.reply
  const asked = commandIn<IeoCommandOf<'release_ieo'>>(row, 'release_ieo')
  demand(asked?.orderId === order.id && asked.listedIn === listedIn, anotherCommand)
  const listed = carriedRow(armed, 'ieo_listed')
  demandBought(order, accepted, listed)
  const paid = priceOf(order, order.lotsWon)
  const returned = setAsideFor(order, order.lots) - setAsideFor(order, order.lotsWon)
  const expected = { ...order, state: 'listed', paid, setAside: 0n, returned, endedAt: row.facts.at }
  demand(isSame(expected, order), 'something else was released')
  return [tokens(order, 'ieo_released', 'frozen', 'balance')]
}

/** All that was paid, by the row that calls the sale off. */
export function refundedPostings(row: Row<'ieo_refunded'>, { accepted, armed }: Carried): Posting[] {
  const { order, calledOffIn } = row.reply
  const asked = commandIn<IeoCommandOf<'refund_ieo'>>(row, 'refund_ieo')
  demand(asked?.orderId === order.id && asked.calledOffIn === calledOffIn, anotherCommand)
  const calledOff = carriedRow(armed, 'ieo_called_off')
  demandBought(order, accepted, calledOff)
  const paid = priceOf(order, order.lotsWon)
  const returned = setAsideFor(order, order.lots) - setAsideFor(order, order.lotsWon) + paid
  const expected = { ...order, state: 'refunded', paid, setAside: 0n, returned, endedAt: row.facts.at }
  demand(isSame(expected, order), 'something else was paid back')
  return [
    moved(order, 'ieo_refunded', 'house:transit', 'balance', paid),
    tokens(order, 'ieo_tokens_back', 'frozen', 'house:transit'),
  ]
}

/** It has won and paid before its sale ended in a row. @throws */
function demandBought(
  order: IeoOrder,
  accepted: Carried['accepted'],
  ended: DecidedRow<SaleReplyOf<'ieo_listed' | 'ieo_called_off'>>,
): void {
  demandOfSale(order, ended)
  demandWon(order, accepted)
  const isDrawn = order.format === 'draw'
  const isPaid = isDrawn ? ended.facts.at >= listedFrom(order) : order.payUntil === null
  demand(isPaid, 'the sale ended before all was paid')
  demand(order.lotsWon <= ended.reply.lots, 'all orders together have got less')
}

const anotherOrder = 'the order is not the one that was applied for'
const anotherCommand = 'the command is of another order'

/** The agreement is that of the application; what it is for may have changed before the close. What it won, earlier rows say. */
function demandWon(order: IeoOrder, accepted: Carried['accepted']): void {
  const applied = askedBy(accepted, order)
  const { pool, openedIn, requestedAt, closesAt, agreementSha256 } = applied
  demand(hasAgreement(order, applied), 'the terms are not those that were applied for')
  demand(isSame({ ...order, pool, openedIn, requestedAt, closesAt, agreementSha256 }, order), anotherOrder)
  demandLots(order.lots, order)
  const { lots, lotsWon, cap } = order
  demand(Number.isSafeInteger(lotsWon) && lotsWon > 0 && lotsWon <= lots && lotsWon <= cap, 'no such lots can be won')
}

/** When a sale is listed, or called off, at the earliest: once the order has won, and both draws had their time to be paid. @throws */
const listedFrom = (order: IeoOrder): number =>
  Math.max(payUntilOf(order) - payWithinMs, roundAt(roundFor(order.closesAt)) + 2 * payWithinMs)

/** Until when what was drawn is paid: a day after its round at the earliest. @throws where nothing can have been drawn. */
function payUntilOf({ format, payUntil, closesAt }: IeoOrder): number {
  demand(format === 'draw' && payUntil !== null && Number.isSafeInteger(payUntil), 'nothing was drawn')
  demand(payUntil >= roundAt(roundFor(closesAt)) + payWithinMs, 'it left less than a day to pay')
  return payUntil
}

/** An order as it was before it was decided: for as many lots as it names. */
function asAppliedFor(accepted: Carried['accepted'], { id, lots }: IeoOrder): IeoOrder {
  const applied = askedBy(accepted, { id })
  demandLots(lots, applied)
  return { ...applied, lots, setAside: setAsideFor(applied, lots) }
}

/** The order as the row that applied for it made it. @throws where the receipt carries another, or one that is not in order. */
const askedBy = (accepted: Carried['accepted'], { id }: Pick<IeoOrder, 'id'>): IeoOrder =>
  carriedRequest<IeoReplyOf<'ieo_applied'>>(accepted, { kind: 'ieo_applied', id }, postingsOfRequest)

/** The row is of the order's sale, of its agreement, and came after it closed. */
function demandOfSale(
  order: IeoOrder,
  row: DecidedRow<SaleReplyOf<'ieo_allotted' | 'ieo_drawn' | 'ieo_listed' | 'ieo_called_off'>>,
): void {
  demand(row.bookId === order.pool, 'the row is of another sale')
  demand(hasAgreement(order, row.reply), 'the sale has another agreement')
  demand(row.facts.at >= order.closesAt, 'the sale was decided before it closed')
}

const moved = (
  { id: subject, currency }: IeoOrder,
  kind: IeoOrderPosting,
  from: Posting['from'],
  to: Posting['to'],
  amount: Posting['amount'],
): Posting => posting({ kind, currency, from, to, amount, subject })

const tokens = (order: IeoOrder, kind: IeoOrderPosting, from: Posting['from'], to: Posting['to']): Posting =>
  posting({ kind, currency: order.token, from, to, amount: tokensOf(order, order.lotsWon), subject: order.id })
