import { type Book, recordsOf } from '../books/book.ts'
import type { Decided } from '../books/decision.ts'
import { openDraft } from '../books/draft.ts'
import type { Facts } from '../books/facts.ts'
import { ok, refuse, type Result } from '../result.ts'
import { dayMs } from '../time.ts'
import { factOf } from '../books/fact-kind.ts'
import { isPausedOn } from '../house-books/pauses.ts'
import { exitDayAt } from './exit-of.ts'
import type { CommandOf, ReplyOf } from './strategy-commands.ts'
import { type ProductPause, productPauseFact } from './strategy-facts.ts'
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

type NoExit = Extract<
  StrategyRefusal,
  { kind: 'order_not_found' | 'first_day_not_over' | 'already_leaving' | 'days_not_counted' }
>

/** `pause`: that of the day, on which an order is left at once, with all that remains. */
export type Exit = { order: StrategyOrder; exitDay: number; pause: ProductPause | undefined }

/**
 * The UTC day with which an order would be left that is asked for at `at`; both in epoch milliseconds. Refused where it is not
 * held, its first day is not over, or its owner has asked before. On a day on which its product is frozen nothing is waited for
 * but the days before.
 */
export function exitAt(
  order: StrategyOrder | undefined,
  at: number,
  named: ProductPause | undefined,
): Result<Exit, NoExit> {
  if (order?.state !== 'held') return refuse({ kind: 'order_not_found' })
  const exitDay = exitDayAt(at)
  const isFrozen = named?.bookId === order.pool && exitDay >= order.startDay && isPausedOn(named, exitDay)
  const firstDayOver = order.startDay + dayMs
  if (at < firstDayOver && !isFrozen) return refuse({ kind: 'first_day_not_over', untilAtMs: firstDayOver })
  if (order.exitDay !== null) return refuse({ kind: 'already_leaving' })
  if (isFrozen && nextDayOf(order) !== exitDay) return refuse({ kind: 'days_not_counted' })
  return ok({ order, exitDay, pause: isFrozen ? named : undefined })
}

/**
 * Asks to leave early: the day that has begun still counts, and the command that counts it returns what remains then, less
 * the fee. Whoever watches the hours knows most of a day before it is over, so nobody leaves a day out. Nothing takes it back.
 * A day on which the product is frozen brings nothing: then all that remains returns at once.
 */
export function exitStrategy(
  book: Book,
  { orderId, exitDay }: CommandOf<'exit_strategy'>,
  facts: Facts,
): Decided<ReplyOf<'strategy_leaving' | 'strategy_left'>, StrategyRefusal, StrategyPosting> {
  const exit = exitAt(recordsOf(book, strategyOrderRecord).get(orderId), facts.at, factOf(facts, productPauseFact))
  if (!exit.ok) return exit
  if (exitDay !== exit.value.exitDay) return refuse({ kind: 'exit_day_changed' })
  const { pause } = exit.value
  const leaving: StrategyOrder = { ...exit.value.order, exitDay, exitRow: book.sequence + 1 }
  const draft = openDraft<StrategyPosting>(book)
  if (pause === undefined) {
    draft.put(strategyOrderRecord, leaving)
    return draft.decide({ kind: 'strategy_leaving', order: leaving })
  }
  const { currency, remaining: amount } = leaving
  const order: StrategyOrder = { ...leaving, state: 'left', remaining: 0n, returned: amount, endedAt: facts.at }
  draft.post({ kind: 'strategy_returned', currency, from: 'invested', to: 'balance', amount, subject: orderId })
  draft.put(strategyOrderRecord, order)
  return draft.decide({ kind: 'strategy_left', order, pausedIn: pause.row })
}
