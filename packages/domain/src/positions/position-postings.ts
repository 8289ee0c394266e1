import type { PostingRules } from '../ledger/posting.ts'

export const positionPostings = {
  margin_locked: { isFlow: false, isRealised: false, isOutcome: false },
  margin_released: { isFlow: false, isRealised: false, isOutcome: false },
  order_reserved: { isFlow: false, isRealised: false, isOutcome: false },
  order_released: { isFlow: false, isRealised: false, isOutcome: false },
  opening_fee: { isFlow: false, isRealised: true, isOutcome: true },
  closing_fee: { isFlow: false, isRealised: true, isOutcome: true },
  liquidation_fee: { isFlow: false, isRealised: true, isOutcome: true },
  profit: { isFlow: false, isRealised: true, isOutcome: true },
  loss: { isFlow: false, isRealised: true, isOutcome: true },
  insurance: { isFlow: false, isRealised: false, isOutcome: true },
  funding: { isFlow: false, isRealised: true, isOutcome: true },
} as const satisfies PostingRules

export type PositionPosting = keyof typeof positionPostings
