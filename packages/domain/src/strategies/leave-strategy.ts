import { type Book, recordsOf } from '../books/book.ts'
import type { Decided } from '../books/decision.ts'
import { openDraft } from '../books/draft.ts'
import type { Facts } from '../books/facts.ts'
import { refuse } from '../result.ts'
import { dayMs } from '../time.ts'
import { exitOf } from './exit-of.ts'
import type { CommandOf, ReplyOf } from './strategy-commands.ts'
import { nextDayOf, type StrategyOrder, strategyOrderRecord } from './strategy-order.ts'
import type { StrategyPosting } from './strategy-postings.ts'
import type { StrategyRefusal } from './strategy-refusal.ts'

/** Takes back an order before its first day begins, at no cost. */
export function cancelStrategy(
  book: Book,
  { orderId }: CommandOf<'cancel_strategy'>,
  { at }: Pick<Facts, 'at'>,
): Decided<ReplyOf<'strategy_cancelled'>, StrategyRefusal, StrategyPosting> {
  const held = recordsOf(book, strategyOrderRecord).get(orderId)
  if (held?.state !== 'held') return refuse({ kind: 'order_not_found' })
  if (at >= held.startDay) return refuse({ kind: 'strategy_started' })
  const draft = openDraft<StrategyPosting>(book)
  const { currency, amount } = held
  const order: StrategyOrder = { ...held, state: 'cancelled', remaining: 0n, returned: amount, endedAt: at }
  draft.post({ kind: 'strategy_cancelled', currency, from: 'invested', to: 'balance', amount, subject: orderId })
  draft.put(strategyOrderRecord, order)
  return draft.decide({ kind: 'strategy_cancelled', order })
}

/** Leaves early, after a whole day: what remains comes back less the fee. The day that has begun no longer counts. */
export function exitStrategy(
  book: Book,
  { orderId, atLeast }: CommandOf<'exit_strategy'>,
  { at }: Pick<Facts, 'at'>,
): Decided<ReplyOf<'strategy_left'>, StrategyRefusal, StrategyPosting> {
  const held = recordsOf(book, strategyOrderRecord).get(orderId)
  if (held?.state !== 'held') return refuse({ kind: 'order_not_found' })
  const firstDayOver = held.startDay + dayMs
  if (at < firstDayOver) return refuse({ kind: 'first_day_not_over', untilAtMs: firstDayOver })
  if (at >= nextDayOf(held) + dayMs) return refuse({ kind: 'day_not_counted' })
  const { fee, pays } = exitOf(held)
  if (pays < atLeast) return refuse({ kind: 'pays_less_than_shown', pays })
  const draft = openDraft<StrategyPosting>(book)
  const { currency } = held
  const order: StrategyOrder = { ...held, state: 'left', remaining: 0n, returned: pays, exitFee: fee, endedAt: at }
  const from = 'invested'
  draft.post({ kind: 'strategy_returned', currency, from, to: 'balance', amount: pays, subject: orderId })
  draft.post({ kind: 'strategy_exit_fee', currency, from, to: 'house:fees', amount: fee, subject: orderId })
  draft.put(strategyOrderRecord, order)
  return draft.decide({ kind: 'strategy_left', order })
}
