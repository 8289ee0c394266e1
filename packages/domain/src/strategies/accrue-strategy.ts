import { type Book, recordsOf } from '../books/book.ts'
import type { Decided } from '../books/decision.ts'
import { openDraft } from '../books/draft.ts'
import { factOf } from '../books/fact-kind.ts'
import type { Facts } from '../books/facts.ts'
import type { NotDue } from '../books/refusal.ts'
import { assert, refuse } from '../result.ts'
import { dayMs } from '../time.ts'
import { accrualOf, limitedRate } from './accrual.ts'
import type { CommandOf, StrategyAccrued } from './strategy-commands.ts'
import { strategyDayFact } from './strategy-facts.ts'
import { nextDayOf, type StrategyOrder, strategyOrderRecord } from './strategy-order.ts'
import type { StrategyPosting } from './strategy-postings.ts'

/**
 * Counts a day that is over: a gain comes to `balance`, a loss lowers what is invested. After the last day what remains
 * returns. Days come in order, each once. The pool's side of it is settled for all orders of the day together.
 */
export function accrueStrategy(
  book: Book,
  { orderId, day }: CommandOf<'accrue_strategy'>,
  facts: Facts,
): Decided<StrategyAccrued, NotDue, StrategyPosting> {
  const held = recordsOf(book, strategyOrderRecord).get(orderId)
  if (held?.state !== 'held' || day !== nextDayOf(held) || facts.at < day + dayMs) return refuse({ kind: 'not_due' })
  const result = factOf(facts, strategyDayFact)
  assert(result?.rule === held.rule && result.day === day, 'an accrual is handed the result of its rule and day')
  const rate = limitedRate(result.result, held.dailyRateMin, held.dailyRateMax)
  const { gain, loss, remaining, carry } = accrualOf(held, rate)
  const daysPaid = held.daysPaid + 1
  const isOver = daysPaid === held.cycleDays
  const income = gain - loss
  const order: StrategyOrder = {
    ...held,
    state: isOver ? 'ended' : 'held',
    remaining: isOver ? 0n : remaining,
    carry,
    daysPaid,
    lastDay: day,
    lastIncome: income,
    income: held.income + income,
    returned: isOver ? remaining : 0n,
    endedAt: isOver ? facts.at : null,
  }
  const { currency } = held
  const transit = 'house:transit'
  const draft = openDraft<StrategyPosting>(book)
  draft.post({ kind: 'strategy_gain', currency, from: transit, to: 'balance', amount: gain, subject: orderId })
  draft.post({ kind: 'strategy_loss', currency, from: 'invested', to: transit, amount: loss, subject: orderId })
  if (isOver)
    draft.post({
      kind: 'strategy_returned',
      currency,
      from: 'invested',
      to: 'balance',
      amount: remaining,
      subject: orderId,
    })
  draft.put(strategyOrderRecord, order)
  return draft.decide({
    kind: 'strategy_accrued',
    formula: 'accrual',
    order,
    day,
    result: result.result,
    rate,
    remainingBefore: held.remaining,
    carryBefore: held.carry,
  })
}
