import type { PostingRules } from '../ledger/posting.ts'

export const positionPostings = {
  margin_locked: { isFlow: false, isRealised: false },
  margin_released: { isFlow: false, isRealised: false },
  order_reserved: { isFlow: false, isRealised: false },
  order_released: { isFlow: false, isRealised: false },
  opening_fee: { isFlow: false, isRealised: true },
  closing_fee: { isFlow: false, isRealised: true },
  liquidation_fee: { isFlow: false, isRealised: true },
  profit: { isFlow: false, isRealised: true },
  loss: { isFlow: false, isRealised: true },
  insurance: { isFlow: false, isRealised: false },
  funding: { isFlow: false, isRealised: true },
} as const satisfies PostingRules

export type PositionPosting = keyof typeof positionPostings
