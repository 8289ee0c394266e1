import { type Book, recordsOf } from '../books/book.ts'
import type { Decided } from '../books/decision.ts'
import { openDraft } from '../books/draft.ts'
import { factOf } from '../books/fact-kind.ts'
import type { Facts } from '../books/facts.ts'
import type { NotDue } from '../books/refusal.ts'
import { isPausedOn } from '../house-books/pauses.ts'
import { assert, refuse } from '../result.ts'
import { fixedRate } from '../strategy-rules/rule.ts'
import { dayMs } from '../time.ts'
import type { CommandOf, ReplyOf } from './strategy-commands.ts'
import { productPauseFact } from './strategy-facts.ts'
import { nextDayOf, type StrategyOrder, strategyOrderRecord } from './strategy-order.ts'
import type { StrategyPosting } from './strategy-postings.ts'

/**
 * Passes over a day that is over, on which the product was frozen: it brings and takes nothing, and the term ends a day later. It
 * has a row, so that no day of an order is without one. No day of a fixed rate is passed over.
 */
export function pauseStrategyDay(
  book: Book,
  { orderId, day }: CommandOf<'pause_strategy_day'>,
  facts: Facts,
): Decided<ReplyOf<'strategy_day_paused'>, NotDue, StrategyPosting> {
  const held = recordsOf(book, strategyOrderRecord).get(orderId)
  if (held?.state !== 'held' || held.rule === fixedRate) return refuse({ kind: 'not_due' })
  if (day !== nextDayOf(held) || facts.at < day + dayMs) return refuse({ kind: 'not_due' })
  const pause = factOf(facts, productPauseFact)
  assert(pause?.bookId === held.pool && isPausedOn(pause, day), 'a day is passed over by a pause of its pool')
  // Nobody leaves with a day that brings nothing: who asked to may leave at once instead.
  const asked = held.exitDay === day ? { exitDay: null, exitRow: null } : {}
  const order: StrategyOrder = {
    ...held,
    ...asked,
    pausedDays: (held.pausedDays ?? 0) + 1,
    lastDay: day,
    lastIncome: 0n,
  }
  const draft = openDraft<StrategyPosting>(book)
  draft.put(strategyOrderRecord, order)
  return draft.decide({ kind: 'strategy_day_paused', order, day, pausedIn: pause.row })
}
