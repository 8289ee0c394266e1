import { type Book, recordsOf } from '../books/book.ts'
import type { Decided } from '../books/decision.ts'
import { openDraft } from '../books/draft.ts'
import type { Facts } from '../books/facts.ts'
import type { NotDue } from '../books/refusal.ts'
import { refuse } from '../result.ts'
import { dayMs } from '../time.ts'
import { accrualOf, limitedRate } from './accrual.ts'
import { dayResult } from './day-result.ts'
import { exitOf } from './exit-of.ts'
import type { CommandOf, StrategyAccrued } from './strategy-commands.ts'
import { nextDayOf, stateAfterDay, type StrategyOrder, strategyOrderRecord } from './strategy-order.ts'
import type { StrategyPosting } from './strategy-postings.ts'

/**
 * Counts a day that is over: a gain comes to `balance`, a loss lowers what is invested. After the last day, of the term or
 * the one that it is left with, what remains returns, less the fee of leaving. Days come in order, each once. The pool's
 * side of it is settled for all orders of the day together.
 */
export function accrueStrategy(
  book: Book,
  { orderId, day }: CommandOf<'accrue_strategy'>,
  facts: Facts,
): Decided<StrategyAccrued, NotDue, StrategyPosting> {
  const held = recordsOf(book, strategyOrderRecord).get(orderId)
  if (held?.state !== 'held' || day !== nextDayOf(held) || facts.at < day + dayMs) return refuse({ kind: 'not_due' })
  const result = dayResult(held, day, facts)
  const rate = limitedRate(result, held.dailyRateMin, held.dailyRateMax)
  const { gain, loss, remaining, carry } = accrualOf(held, rate)
  const income = gain - loss
  const counted: StrategyOrder = {
    ...held,
    remaining,
    carry,
    daysPaid: held.daysPaid + 1,
    lastDay: day,
    lastIncome: income,
    income: held.income + income,
  }
  const order = overOrHeld(counted, facts.at)
  const { currency, returned, exitFee } = order
  const subject = orderId
  const transit = 'house:transit'
  const draft = openDraft<StrategyPosting>(book)
  draft.post({ kind: 'strategy_gain', currency, from: transit, to: 'balance', amount: gain, subject })
  draft.post({ kind: 'strategy_loss', currency, from: 'invested', to: transit, amount: loss, subject })
  draft.post({ kind: 'strategy_returned', currency, from: 'invested', to: 'balance', amount: returned, subject })
  draft.post({ kind: 'strategy_exit_fee', currency, from: 'invested', to: 'house:fees', amount: exitFee, subject })
  draft.put(strategyOrderRecord, order)
  return draft.decide({
    kind: 'strategy_accrued',
    formula: 'accrual',
    order,
    day,
    result,
    rate,
    remainingBefore: held.remaining,
    carryBefore: held.carry,
  })
}

/** The order after a day: as it is, or over, with what remains returned. */
function overOrHeld(counted: StrategyOrder, at: number): StrategyOrder {
  const state = stateAfterDay(counted)
  if (state === 'held') return counted
  const { fee, pays } = state === 'left' ? exitOf(counted) : { fee: 0n, pays: counted.remaining }
  return { ...counted, state, remaining: 0n, returned: pays, exitFee: fee, endedAt: at }
}
