import type { StrategyOrderState } from '@touchstone/domain/strategies/strategy-order'
import type { StrategyWords } from '@touchstone/domain/strategies/strategies.journal'
import { dayMs } from '../../naive-model/naive-restrictions.ts'
import { noHash } from '../../naive-model/naive-hashes.ts'
import { num, zero } from '../../naive-model/numbers.ts'
import type { SeenRow } from '../../noun/coverage.ts'
import { noTrade } from '../../noun/plain.ts'
import type { SimulatedNoun } from '../../noun/simulated-noun.ts'
import { oddAmount, wrongId } from '../../noun/sizing.ts'
import * as naive from './naive-strategies.ts'
import * as reasons from './naive-strategy-refusals.ts'
import { buy, cancel, isOwner, leave } from './strategy-wishes.ts'

type Outcome =
  | `strategy: ${Exclude<StrategyOrderState, 'requested' | 'held'>}`
  | `strategy declined: ${'sold_out' | 'sale_closed' | 'product_frozen'}`
  | `strategy day: ${'fixed' | 'gain' | 'loss' | 'above the limits' | 'below the limits' | 'with a remainder from before'}`

export const strategies = {
  wishes: {
    buy_strategy: { weight: (view) => (isOwner(view) ? 7 : 0), make: buy },
    cancel_strategy: { weight: (view) => (isOwner(view) ? 1.2 : 0), make: cancel },
    exit_strategy: { weight: (view) => (isOwner(view) ? 2.5 : 0), make: leave },
  },
  corners: [],
  twists: {
    buy_strategy: (command, { random }) =>
      random.pick([
        { ...command, amount: oddAmount(random) },
        { ...command, amount: command.amount * 1_000n },
        { ...command, product: random.pick(['', 'none', 'trend/1', '__proto__']) },
        { ...command, termsSha256: noHash },
      ]),
    cancel_strategy: (command, view) => ({ ...command, orderId: wrongId(view) }),
    exit_strategy: (command, view) =>
      view.random.pick([
        { ...command, orderId: wrongId(view) },
        { ...command, exitDay: command.exitDay + view.random.pick([-1, 1, -dayMs, dayMs]) },
      ]),
  },
  model: {
    buy_strategy: {
      follow: naive.buyStrategy,
      opens: () => ({ feature: 'strategies' }),
      isTrade: false,
      refuses: reasons.buyReasons,
      tells: reasons.buyFigures,
    },
    cancel_strategy: { follow: naive.cancelStrategy, ...noTrade, refuses: reasons.cancelReasons },
    exit_strategy: {
      follow: naive.exitStrategy,
      ...noTrade,
      refuses: reasons.exitReasons,
      tells: reasons.exitFigures,
    },
    confirm_strategy: { follow: naive.confirmStrategy, ...noTrade, refuses: reasons.answerReasons },
    decline_strategy: { follow: naive.declineStrategy, ...noTrade, refuses: reasons.answerReasons },
    accrue_strategy: { follow: naive.accrueStrategy, ...noTrade, refuses: reasons.accrueReasons },
    pause_strategy_day: { follow: naive.passOverDay, ...noTrade, refuses: reasons.accrueReasons },
  },
  frozen: (book) =>
    [...naive.strategyOrdersOf(book).values()]
      .filter(({ isHeld }) => !isHeld)
      .map(({ currency, amount }) => ({ currency, amount })),
  reserves: {
    strategy_order: ({ state, currency, amount }) => ({
      currency: String(currency),
      amount: state === 'requested' ? num(String(amount)) : zero,
    }),
  },
  atRisk: 'nothing',
  overdue: (book, { now }) => naive.overdueOrders(book, now),
  outcomesOf,
  coverage: {
    commands: {
      buy_strategy: 'reached',
      cancel_strategy: 'reached',
      exit_strategy: 'reached',
      confirm_strategy: 'reached',
      decline_strategy: 'reached',
      accrue_strategy: 'reached',
      pause_strategy_day: 'reached',
    },
    replies: {
      strategy_requested: 'reached',
      strategy_confirmed: 'reached',
      strategy_declined: 'reached',
      strategy_cancelled: 'reached',
      strategy_leaving: 'reached',
      strategy_left: 'reached',
      strategy_day_paused: 'reached',
      strategy_accrued: 'reached',
    },
    refusals: {
      amount_not_positive: 'edges',
      amount_off_grid: 'edges',
      not_due: 'never: only the house answers and counts, each once, and nobody receives its refusals',
      not_a_real_book: 'edges',
      product_unknown: 'edges',
      product_not_on_sale: 'edges',
      fixed_rate_not_offered: 'edges',
      identity_level_too_low: 'edges',
      vip_level_too_low: 'crowd',
      purchase_limit_reached: 'edges',
      amount_out_of_range: 'edges',
      balance_too_small: 'edges',
      order_not_found: 'edges',
      strategy_started: 'edges',
      first_day_not_over: 'edges',
      already_leaving: 'edges',
      exit_day_changed: 'edges',
      product_frozen: 'crowd',
      terms_differ: 'edges',
      days_not_counted: 'crowd',
    },
    outcomes: {
      'strategy: declined': 'reached',
      'strategy: cancelled': 'reached',
      'strategy: ended': 'reached',
      'strategy: left': 'reached',
      'strategy declined: sold_out': 'reached',
      'strategy declined: sale_closed': 'reached',
      'strategy declined: product_frozen': 'reached',
      'strategy day: fixed': 'reached',
      'strategy day: gain': 'reached',
      'strategy day: loss': 'reached',
      'strategy day: above the limits': 'reached',
      'strategy day: below the limits': 'reached',
      'strategy day: with a remainder from before': 'reached',
    },
  },
} satisfies SimulatedNoun<StrategyWords, Outcome>

function outcomesOf({ reply }: SeenRow<StrategyWords>): Outcome[] {
  const { state, lastIncome } = reply.order
  const ended: Outcome[] = state === 'requested' || state === 'held' ? [] : [`strategy: ${state}`]
  if (reply.kind === 'strategy_declined') return [...ended, `strategy declined: ${reply.reason}`]
  if (reply.kind !== 'strategy_accrued') return ended
  const [income, result, rate] = [num(lastIncome), num(reply.result), num(reply.rate)]
  if (reply.order.rule === 'fixed') ended.push('strategy day: fixed')
  if (income.gt(0)) ended.push('strategy day: gain')
  if (income.lt(0)) ended.push('strategy day: loss')
  if (result.gt(rate)) ended.push('strategy day: above the limits')
  if (result.lt(rate)) ended.push('strategy day: below the limits')
  if (reply.carryBefore !== '0') ended.push('strategy day: with a remainder from before')
  return ended
}
