import type { Noun } from '../noun/noun.ts'
import { accrueStrategy } from './accrue-strategy.ts'
import { confirmStrategy, declineStrategy } from './answer-strategy.ts'
import { buyStrategy } from './buy-strategy.ts'
import { pauseStrategyDay } from './pause-strategy-day.ts'
import { cancelStrategy, exitStrategy } from './leave-strategy.ts'
import type { StrategyWords } from './strategies.journal.ts'
import { poolBookFact, productPauseFact, strategyDayFact } from './strategy-facts.ts'
import { strategyFollows } from './strategy-follows.ts'
import { strategyOrderRecord } from './strategy-order.ts'

/** Notes whose daily rate is the result of a rule, or fixed: AI quantitative and arbitrage products. */
export const strategies: Noun<StrategyWords> = {
  on: 'people',
  user: {
    buy_strategy: { opens: () => ({ feature: 'strategies' }), decide: buyStrategy },
    cancel_strategy: { opens: 'nothing', decide: cancelStrategy },
    exit_strategy: { opens: 'nothing', decide: exitStrategy },
  },
  house: {
    confirm_strategy: { opens: 'nothing', orderedBy: 'once', decide: confirmStrategy },
    decline_strategy: { opens: 'nothing', orderedBy: 'once', decide: declineStrategy },
    accrue_strategy: { opens: 'nothing', orderedBy: 'due', decide: accrueStrategy },
    pause_strategy_day: { opens: 'nothing', orderedBy: 'due', decide: pauseStrategyDay },
  },
  records: { strategy_order: strategyOrderRecord },
  parts: {},
  facts: { poolBook: poolBookFact, productPause: productPauseFact, strategyDay: strategyDayFact },
  due: { strategy_order: 'nothing' },
  follows: strategyFollows,
}
