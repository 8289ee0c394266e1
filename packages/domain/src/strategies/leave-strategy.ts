import { type Book, recordsOf } from '../books/book.ts'
import type { Decided } from '../books/decision.ts'
import { openDraft } from '../books/draft.ts'
import type { Facts } from '../books/facts.ts'
import { refuse } from '../result.ts'
import { dayMs } from '../time.ts'
import { exitDayAt } from './exit-of.ts'
import type { CommandOf, ReplyOf } from './strategy-commands.ts'
import { type StrategyOrder, strategyOrderRecord } from './strategy-order.ts'
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

/**
 * Asks to leave early: the day that has begun still counts, and the command that counts it returns what remains then, less
 * the fee. Whoever watches the hours knows most of a day before it is over, so nobody leaves a day out. Nothing takes it back.
 */
export function exitStrategy(
  book: Book,
  { orderId, exitDay }: CommandOf<'exit_strategy'>,
  { at }: Pick<Facts, 'at'>,
): Decided<ReplyOf<'strategy_leaving'>, StrategyRefusal, StrategyPosting> {
  const held = recordsOf(book, strategyOrderRecord).get(orderId)
  if (held?.state !== 'held') return refuse({ kind: 'order_not_found' })
  const firstDayOver = held.startDay + dayMs
  if (at < firstDayOver) return refuse({ kind: 'first_day_not_over', untilAtMs: firstDayOver })
  if (held.exitDay !== null) return refuse({ kind: 'already_leaving' })
  if (exitDay !== exitDayAt(at)) return refuse({ kind: 'exit_day_changed' })
  const draft = openDraft<StrategyPosting>(book)
  const order: StrategyOrder = { ...held, exitDay }
  draft.put(strategyOrderRecord, order)
  return draft.decide({ kind: 'strategy_leaving', order })
}
