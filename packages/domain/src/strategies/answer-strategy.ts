import { type Book, recordsOf } from '../books/book.ts'
import type { Decided } from '../books/decision.ts'
import { openDraft } from '../books/draft.ts'
import type { Facts } from '../books/facts.ts'
import type { NotDue } from '../books/refusal.ts'
import { refuse } from '../result.ts'
import { dayAfter } from '../time.ts'
import type { CommandOf, ReplyOf } from './strategy-commands.ts'
import { type StrategyOrder, strategyOrderRecord } from './strategy-order.ts'
import type { StrategyPosting } from './strategy-postings.ts'

const requested = (book: Book, orderId: string): StrategyOrder | undefined => {
  const order = recordsOf(book, strategyOrderRecord).get(orderId)
  return order?.state === 'requested' ? order : undefined
}

/** The pool has granted the share: the money is invested, and runs from the next day on. */
export function confirmStrategy(
  book: Book,
  { orderId }: CommandOf<'confirm_strategy'>,
  { at }: Pick<Facts, 'at'>,
): Decided<ReplyOf<'strategy_confirmed'>, NotDue, StrategyPosting> {
  const asked = requested(book, orderId)
  if (asked === undefined) return refuse({ kind: 'not_due' })
  const draft = openDraft<StrategyPosting>(book)
  const { currency, amount } = asked
  const order: StrategyOrder = { ...asked, state: 'held', startDay: dayAfter(at) }
  draft.post({ kind: 'strategy_bought', currency, from: 'frozen', to: 'invested', amount, subject: orderId })
  draft.put(strategyOrderRecord, order)
  return draft.decide({ kind: 'strategy_confirmed', order })
}

/** The pool had nothing left: the money returns, and the row says how much there was. */
export function declineStrategy(
  book: Book,
  { orderId, reason, left }: CommandOf<'decline_strategy'>,
  { at }: Pick<Facts, 'at'>,
): Decided<ReplyOf<'strategy_declined'>, NotDue, StrategyPosting> {
  const asked = requested(book, orderId)
  if (asked === undefined) return refuse({ kind: 'not_due' })
  const draft = openDraft<StrategyPosting>(book)
  const { currency, amount } = asked
  const order: StrategyOrder = { ...asked, state: 'declined', remaining: 0n, returned: amount, endedAt: at }
  draft.post({ kind: 'strategy_declined', currency, from: 'frozen', to: 'balance', amount, subject: orderId })
  draft.put(strategyOrderRecord, order)
  return draft.decide({ kind: 'strategy_declined', order, reason, left })
}
