import type { PostingRules } from '../ledger/posting.ts'

export const strategyPostings = {
  strategy_requested: { isFlow: false, isRealised: false },
  strategy_bought: { isFlow: false, isRealised: false },
  strategy_declined: { isFlow: false, isRealised: false },
  strategy_cancelled: { isFlow: false, isRealised: false },
  strategy_gain: { isFlow: false, isRealised: false },
  strategy_loss: { isFlow: false, isRealised: false },
  strategy_returned: { isFlow: false, isRealised: false },
  strategy_exit_fee: { isFlow: false, isRealised: false },
} as const satisfies PostingRules

export type StrategyPosting = keyof typeof strategyPostings
