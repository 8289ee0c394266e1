import { type Book, recordsOf } from '../books/book.ts'
import type { Decided } from '../books/decision.ts'
import { openDraft } from '../books/draft.ts'
import type { Facts } from '../books/facts.ts'
import type { NotDue } from '../books/refusal.ts'
import { refuse } from '../result.ts'
import { dayAfter } from '../time.ts'
import { type MinerOrder, minerOrderRecord, type MinerOrderState } from './miner-order.ts'
import type { MiningCommandOf, MiningReplyOf } from './mining-commands.ts'
import type { MiningPosting } from './mining-postings.ts'
import type { MiningRefusal } from './mining-refusal.ts'

/** The order of a book, where it is in this state. */
export function minerOrderIn(book: Book, orderId: string, state: MinerOrderState): MinerOrder | undefined {
  const order = recordsOf(book, minerOrderRecord).get(orderId)
  return order?.state === state ? order : undefined
}

/** The pool has granted the units: the money is invested, and they run from the next day on. */
export function confirmMiner(
  book: Book,
  { orderId }: MiningCommandOf<'confirm_miner'>,
  { at }: Pick<Facts, 'at'>,
): Decided<MiningReplyOf<'miner_confirmed'>, NotDue, MiningPosting> {
  const asked = minerOrderIn(book, orderId, 'requested')
  if (asked === undefined) return refuse({ kind: 'not_due' })
  const draft = openDraft<MiningPosting>(book)
  const { currency, amount } = asked
  const order: MinerOrder = { ...asked, state: 'held', startDay: dayAfter(at) }
  draft.post({ kind: 'miner_bought', currency, from: 'frozen', to: 'invested', amount, subject: orderId })
  draft.put(minerOrderRecord, order)
  return draft.decide({ kind: 'miner_confirmed', order })
}

/** The pool had too few units left: the money returns, and the row says how many there were. */
export function declineMiner(
  book: Book,
  { orderId, reason, left }: MiningCommandOf<'decline_miner'>,
  { at }: Pick<Facts, 'at'>,
): Decided<MiningReplyOf<'miner_declined'>, NotDue, MiningPosting> {
  const asked = minerOrderIn(book, orderId, 'requested')
  if (asked === undefined) return refuse({ kind: 'not_due' })
  const draft = openDraft<MiningPosting>(book)
  const { currency, amount } = asked
  const order: MinerOrder = { ...asked, state: 'declined', returned: amount, endedAt: at }
  draft.post({ kind: 'miner_declined', currency, from: 'frozen', to: 'balance', amount, subject: orderId })
  draft.put(minerOrderRecord, order)
  return draft.decide({ kind: 'miner_declined', order, reason, left })
}

/** Takes back an order before its first day begins, at no cost. */
export function cancelMiner(
  book: Book,
  { orderId }: MiningCommandOf<'cancel_miner'>,
  { at }: Pick<Facts, 'at'>,
): Decided<MiningReplyOf<'miner_cancelled'>, MiningRefusal, MiningPosting> {
  const held = minerOrderIn(book, orderId, 'held')
  if (held === undefined) return refuse({ kind: 'order_not_found' })
  if (at >= held.startDay) return refuse({ kind: 'miner_started' })
  const draft = openDraft<MiningPosting>(book)
  const { currency, amount } = held
  const order: MinerOrder = { ...held, state: 'cancelled', returned: amount, endedAt: at }
  draft.post({ kind: 'miner_cancelled', currency, from: 'invested', to: 'balance', amount, subject: orderId })
  draft.put(minerOrderRecord, order)
  return draft.decide({ kind: 'miner_cancelled', order })
}
