import type { Book } from '../books/book.ts'
import type { Decided } from '../books/decision.ts'
import { openDraft } from '../books/draft.ts'
import type { Facts } from '../books/facts.ts'
import type { NotDue } from '../books/refusal.ts'
import { refuse } from '../result.ts'
import { orderIn } from './answer-bond.ts'
import type { BondCommandOf, BondReplyOf } from './bond-commands.ts'
import { type BondOrder, bondOrderRecord } from './bond-order.ts'
import type { BondPosting } from './bond-postings.ts'

type At = Pick<Facts, 'at'>

/** The bond went ahead: the money is lent to the issuer, who owes it from now on. */
export function startBond(
  book: Book,
  { orderId, closedIn, startDay }: BondCommandOf<'start_bond'>,
  { at }: At,
): Decided<BondReplyOf<'bond_started'>, NotDue, BondPosting> {
  const held = orderIn(book, orderId, 'subscribed')
  if (held === undefined || at < held.closesAt || startDay !== held.closesAt) return refuse({ kind: 'not_due' })
  const draft = openDraft<BondPosting>(book)
  const { currency, amount } = held
  const order: BondOrder = { ...held, state: 'running', startDay }
  draft.post({ kind: 'bond_started', currency, from: 'frozen', to: 'invested', amount, subject: orderId })
  draft.put(bondOrderRecord, order)
  return draft.decide({ kind: 'bond_started', order, closedIn })
}

/** Too little was sold: everything returns. */
export function returnBond(
  book: Book,
  { orderId, closedIn }: BondCommandOf<'return_bond'>,
  { at }: At,
): Decided<BondReplyOf<'bond_returned'>, NotDue, BondPosting> {
  const held = orderIn(book, orderId, 'subscribed')
  if (held === undefined || at < held.closesAt) return refuse({ kind: 'not_due' })
  const draft = openDraft<BondPosting>(book)
  const { currency, amount } = held
  const order: BondOrder = { ...held, state: 'returned', endedAt: at }
  draft.post({ kind: 'bond_returned', currency, from: 'frozen', to: 'balance', amount, subject: orderId })
  draft.put(bondOrderRecord, order)
  return draft.decide({ kind: 'bond_returned', order, closedIn })
}
