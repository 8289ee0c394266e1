import { type Book, recordsOf } from '../books/book.ts'
import type { Decided } from '../books/decision.ts'
import { openDraft } from '../books/draft.ts'
import type { Facts } from '../books/facts.ts'
import type { NotDue } from '../books/refusal.ts'
import { refuse } from '../result.ts'
import type { BondCommandOf, BondReplyOf } from './bond-commands.ts'
import { type BondOrder, type BondOrderState, bondOrderRecord } from './bond-order.ts'
import type { BondPosting } from './bond-postings.ts'

type At = Pick<Facts, 'at'>

/** An order that is in this state; undefined otherwise. */
export function orderIn(book: Book, orderId: string, state: BondOrderState): BondOrder | undefined {
  const order = recordsOf(book, bondOrderRecord).get(orderId)
  return order?.state === state ? order : undefined
}

/** The bond's book has granted the units: their price stays in `frozen` until the bond goes ahead. */
export function confirmBond(
  book: Book,
  { orderId }: BondCommandOf<'confirm_bond'>,
): Decided<BondReplyOf<'bond_confirmed'>, NotDue, BondPosting> {
  const asked = orderIn(book, orderId, 'requested')
  if (asked === undefined) return refuse({ kind: 'not_due' })
  const draft = openDraft<BondPosting>(book)
  const order: BondOrder = { ...asked, state: 'subscribed' }
  draft.put(bondOrderRecord, order)
  return draft.decide({ kind: 'bond_confirmed', order })
}

/** It had too few units left: the money returns, and the row says how much there was. */
export function declineBond(
  book: Book,
  { orderId, reason, left }: BondCommandOf<'decline_bond'>,
  { at }: At,
): Decided<BondReplyOf<'bond_declined'>, NotDue, BondPosting> {
  const asked = orderIn(book, orderId, 'requested')
  if (asked === undefined) return refuse({ kind: 'not_due' })
  const draft = openDraft<BondPosting>(book)
  const { currency, amount } = asked
  const order: BondOrder = { ...asked, state: 'declined', endedAt: at }
  draft.post({ kind: 'bond_declined', currency, from: 'frozen', to: 'balance', amount, subject: orderId })
  draft.put(bondOrderRecord, order)
  return draft.decide({ kind: 'bond_declined', order, reason, left })
}
