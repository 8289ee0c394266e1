import { type Book, recordsOf } from '../books/book.ts'
import type { Decided } from '../books/decision.ts'
import { openDraft } from '../books/draft.ts'
import type { Facts } from '../books/facts.ts'
import { refuse } from '../result.ts'
import type { BondCommandOf, BondReplyOf } from './bond-commands.ts'
import { type BondOrder, bondOrderRecord } from './bond-order.ts'
import type { BondPosting } from './bond-postings.ts'
import type { BondRefusal } from './bond-refusal.ts'

/** Gives a subscription back at no cost, as long as the bond has not gone ahead. */
export function withdrawBond(
  book: Book,
  { orderId }: BondCommandOf<'withdraw_bond'>,
  { at }: Pick<Facts, 'at'>,
): Decided<BondReplyOf<'bond_withdrawn'>, BondRefusal, BondPosting> {
  const held = recordsOf(book, bondOrderRecord).get(orderId)
  if (held === undefined || held.state === 'requested') return refuse({ kind: 'order_not_found' })
  if (held.state !== 'subscribed' || at >= held.closesAt) return refuse({ kind: 'bond_started' })
  const draft = openDraft<BondPosting>(book)
  const { currency, amount } = held
  const order: BondOrder = { ...held, state: 'withdrawn', endedAt: at }
  draft.post({ kind: 'bond_withdrawn', currency, from: 'frozen', to: 'balance', amount, subject: orderId })
  draft.put(bondOrderRecord, order)
  return draft.decide({ kind: 'bond_withdrawn', order })
}
