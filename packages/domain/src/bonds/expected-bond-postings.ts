import { agreementOf, type BondIssueReply, type IssueReplyOf } from '../bond-issues/bond-issue-commands.ts'
import { closePostings } from '../bond-issues/expected-issue-postings.ts'
import { paymentChecks } from '../bond-issues/payment-receipt.ts'
import { hasAgreement, namedRow } from '../bond-issues/previous-row.ts'
import type { Posting } from '../ledger/posting.ts'
import { carriedRequest } from '../receipts/carried-request.ts'
import { areWritten, isSame } from '../receipts/check-entries.ts'
import { commandIn, type DecidedRow, rowOfId } from '../receipts/decided-row.ts'
import { demand, madeBy, posting } from '../receipts/expected-postings.ts'
import type { Carried } from '../receipts/formula.ts'
import type { BondCommandOf, BondReply, BondReplyOf } from './bond-commands.ts'
import { bondOfferFact } from './bond-facts.ts'
import type { BondOrder } from './bond-order.ts'
import type { BondPosting } from './bond-postings.ts'
import { freshBondOrder } from './fresh-bond-order.ts'

type Row<Kind extends BondReply['kind']> = DecidedRow<BondReplyOf<Kind>>

/** The row that asked for the order. */
export const askedIn = ({ reply }: DecidedRow<BondReply>): number => rowOfId(reply.order.id)

/** What was asked for, on the terms on which the bond's book opened it. */
export function requestedPostings(row: Row<'bond_requested'>, { armed }: Carried): Posting[] {
  const { order } = row.reply
  const opened = ofIssue(armed, 'bond_opened')
  const { subscribedUntil, closesAt } = opened
  demand(bondOfferFact.read(row.facts)?.subscribedUntil === subscribedUntil, 'another offer was shown')
  demand(isSame({ ...order, ...agreementOf(opened), closesAt }, order), 'it was opened otherwise')
  return postingsOfRequest(row)
}

/** What a request says by itself: a receipt that carries it asks it too. */
function postingsOfRequest(row: Row<'bond_requested'>): Posting[] {
  const { order } = row.reply
  const { product, units, pool, openedIn, closesAt } = order
  const asked = commandIn<BondCommandOf<'subscribe_bond'>>(row, 'subscribe_bond')
  const isAsked = asked !== undefined && isSame([asked.product, asked.units], [product, units])
  demand(isAsked, 'another order was made than asked for')
  const { agreementSha256 } = asked
  demand(Number.isSafeInteger(units) && units > 0, 'it asked for no units')
  const offer = bondOfferFact.read(row.facts)
  demand(offer !== undefined, 'no offer was shown')
  const { subscribedUntil } = offer
  const shown = { ...agreementOf(order), bookId: pool, openedIn, subscribedUntil, closesAt }
  demand(isSame(shown, offer), 'another offer was shown')
  const isTime = Number.isSafeInteger(subscribedUntil) && Number.isSafeInteger(closesAt)
  demand(isTime && subscribedUntil <= closesAt, 'it could be subscribed after the close')
  const { at } = row.facts
  demand(at < subscribedUntil, 'it could not be subscribed any more')
  const fresh = freshBondOrder(order, { id: madeBy(row), units, pool, openedIn, closesAt, at, agreementSha256 })
  demand(isSame(fresh, order), 'the order is not a fresh one')
  return [moved(order, 'bond_requested', 'balance', 'frozen', order.amount)]
}

/** It moves nothing: the price of the units is set aside already. */
export function confirmedPostings(row: Row<'bond_confirmed'>, { accepted }: Carried): Posting[] {
  demandOf(row, commandIn<BondCommandOf<'confirm_bond'>>(row, 'confirm_bond'))
  const asked = askedBy(accepted, row.reply.order)
  demand(isSame({ ...asked, state: 'subscribed' }, row.reply.order), anotherOrder)
  return []
}

export function declinedPostings(row: Row<'bond_declined'>, { accepted }: Carried): Posting[] {
  const { order, reason, left } = row.reply
  const answer = commandIn<BondCommandOf<'decline_bond'>>(row, 'decline_bond')
  demandOf(row, answer)
  demand(answer?.reason === reason && answer.left === left, 'the bond gave another answer')
  demand(isSame({ ...askedBy(accepted, order), state: 'declined', endedAt: row.facts.at }, order), anotherOrder)
  return [moved(order, 'bond_declined', 'frozen', 'balance', order.amount)]
}

export function withdrawnPostings(row: Row<'bond_withdrawn'>, { accepted }: Carried): Posting[] {
  const { order } = row.reply
  demandOf(row, commandIn<BondCommandOf<'withdraw_bond'>>(row, 'withdraw_bond'))
  demand(row.facts.at < order.closesAt, 'the bond had gone ahead')
  demand(isSame({ ...askedBy(accepted, order), state: 'withdrawn', endedAt: row.facts.at }, order), anotherOrder)
  return [moved(order, 'bond_withdrawn', 'frozen', 'balance', order.amount)]
}

/** The bond's own row says that it went ahead, and from when on interest runs. */
export function startedPostings(row: Row<'bond_started'>, { accepted, armed }: Carried): Posting[] {
  const { order, closedIn } = row.reply
  const given = commandIn<BondCommandOf<'start_bond'>>(row, 'start_bond')
  demandOf(row, given)
  const { startDay } = order
  demand(given?.closedIn === closedIn && given.startDay === startDay, 'it was to start otherwise')
  const closed = closeOf(armed, order)
  demand(closed.isRaised && closed.startDay === startDay, 'the bond did not go ahead then')
  demand(startDay === order.closesAt, 'it went ahead at another time than was agreed')
  demand(isSame({ ...askedBy(accepted, order), state: 'running', startDay }, order), anotherOrder)
  return [moved(order, 'bond_started', 'frozen', 'invested', order.amount)]
}

export function returnedPostings(row: Row<'bond_returned'>, { accepted, armed }: Carried): Posting[] {
  const { order, closedIn } = row.reply
  const given = commandIn<BondCommandOf<'return_bond'>>(row, 'return_bond')
  demandOf(row, given)
  demand(given?.closedIn === closedIn, 'it was to return otherwise')
  const closed = closeOf(armed, order)
  demand(!closed.isRaised, 'the bond went ahead')
  demand(isSame({ ...askedBy(accepted, order), state: 'returned', endedAt: row.facts.at }, order), anotherOrder)
  return [moved(order, 'bond_returned', 'frozen', 'balance', order.amount)]
}

/** The units of the order times what the bond's own row paid on each; that row is counted again. */
export function creditedPostings(row: Row<'bond_credited'>, { accepted, armed }: Carried): Posting[] {
  const { order, paidIn, interest, principal } = row.reply
  const given = commandIn<BondCommandOf<'credit_bond'>>(row, 'credit_bond')
  demandOf(row, given)
  const paid = ofIssue(armed, 'bond_paid')
  demand(hasAgreement(paid, order), anotherBond)
  const fault = paymentChecks({ ...armed, reply: paid } as DecidedRow<IssueReplyOf<'bond_paid'>>).find(({ ok }) => !ok)
  demand(fault === undefined, fault?.detail ?? '')
  demand(given?.paidIn === paidIn && given.payment === paid.payment, 'it is another payment')
  const { interestPerUnit, principalPerUnit, startDay } = paid
  const { interestPaid, principalLeft } = paid
  const isPaid = isSame({ ...given, interestPerUnit, principalPerUnit, interestPaid, principalLeft }, given)
  demand(isPaid, 'each unit was paid something else')
  const asked = askedBy(accepted, order)
  demand(startDay === asked.closesAt, 'interest runs from another day than was agreed')
  const units = BigInt(asked.units)
  demand(
    interest === interestPerUnit * units && principal === principalPerUnit * units,
    'the units were paid otherwise',
  )
  const left = principalLeft * units
  const isRepaid = left === 0n && order.principal === order.amount
  const credited = {
    ...asked,
    state: isRepaid ? 'repaid' : 'running',
    startDay,
    payments: paid.payment,
    interest: interestPaid * units,
    // A unit is owed its price less what came back of it.
    principal: asked.amount - left,
    endedAt: isRepaid ? row.facts.at : null,
  }
  demand(isSame(credited, order), anotherOrder)
  return [
    moved(order, 'bond_interest', 'house:transit', 'balance', interest),
    moved(order, 'bond_principal', 'invested', 'balance', principal),
  ]
}

const anotherOrder = 'the order is not the one that was asked for'
const anotherBond = 'it is another bond'

function demandOf({ reply }: DecidedRow<BondReply>, command: { orderId: string } | undefined): void {
  demand(command?.orderId === reply.order.id, 'the command is of another order')
}

/** What a row of the bond's book says. @throws where the receipt does not carry it. */
function ofIssue<Kind extends BondIssueReply['kind']>(armed: Carried['armed'], kind: Kind): IssueReplyOf<Kind> {
  const shown = namedRow(armed, kind)
  demand(shown !== undefined, `the receipt does not carry the row of the bond: ${kind}`)
  return shown
}

/** The close of the bond, which its row makes as it has to, and no earlier than agreed. */
function closeOf(armed: Carried['armed'], order: BondOrder): IssueReplyOf<'bond_closed'> {
  const closed = ofIssue(armed, 'bond_closed')
  demand(hasAgreement(closed, order), anotherBond)
  const row = { ...armed, reply: closed } as DecidedRow<IssueReplyOf<'bond_closed'>>
  demand(areWritten(row.postings, closePostings(row)), 'the bond was closed otherwise')
  demand(row.facts.at >= order.closesAt, 'the bond was closed earlier than agreed')
  return closed
}

/** The order as the row that asked for it made it. @throws where the receipt carries another, or one that is not in order. */
const askedBy = (accepted: Carried['accepted'], { id }: BondOrder): BondOrder =>
  carriedRequest<BondReplyOf<'bond_requested'>>(accepted, { kind: 'bond_requested', id }, postingsOfRequest)

const moved = (
  { id: subject, currency }: BondOrder,
  kind: BondPosting,
  from: Posting['from'],
  to: Posting['to'],
  amount: Posting['amount'],
): Posting => posting({ kind, currency, from, to, amount, subject })
