import { type Book, recordsOf } from '../books/book.ts'
import type { Decided } from '../books/decision.ts'
import { openDraft } from '../books/draft.ts'
import type { Facts } from '../books/facts.ts'
import { ok, refuse, type Result } from '../result.ts'
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

type NoExit = Extract<StrategyRefusal, { kind: 'order_not_found' | 'first_day_not_over' | 'already_leaving' }>

/**
 * The UTC day with which an order would be left that is asked for at `at`; both in epoch milliseconds. Refused where it is not
 * held, its first day is not over, or its owner has asked before.
 */
export function exitAt(
  order: StrategyOrder | undefined,
  at: number,
): Result<{ order: StrategyOrder; exitDay: number }, NoExit> {
  if (order?.state !== 'held') return refuse({ kind: 'order_not_found' })
  const firstDayOver = order.startDay + dayMs
  if (at < firstDayOver) return refuse({ kind: 'first_day_not_over', untilAtMs: firstDayOver })
  if (order.exitDay !== null) return refuse({ kind: 'already_leaving' })
  return ok({ order, exitDay: exitDayAt(at) })
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
  const exit = exitAt(recordsOf(book, strategyOrderRecord).get(orderId), at)
  if (!exit.ok) return exit
  if (exitDay !== exit.value.exitDay) return refuse({ kind: 'exit_day_changed' })
  const draft = openDraft<StrategyPosting>(book)
  const order: StrategyOrder = { ...exit.value.order, exitDay, exitRow: book.sequence + 1 }
  draft.put(strategyOrderRecord, order)
  return draft.decide({ kind: 'strategy_leaving', order })
}
