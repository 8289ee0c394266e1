import type { PostingRules } from '../ledger/posting.ts'

export const houseBookPostings = {
  // It comes from outside, but no person's course of equity counts it.
  capital_raised: { isFlow: false, isRealised: false },
  capital_received: { isFlow: false, isRealised: false },
  capital_allotted: { isFlow: false, isRealised: false },
  capital_returned: { isFlow: false, isRealised: false },
  pool_funded: { isFlow: false, isRealised: false },
  pool_gains_paid: { isFlow: false, isRealised: false },
  pool_losses_received: { isFlow: false, isRealised: false },
  pool_returned: { isFlow: false, isRealised: false },
} as const satisfies PostingRules

export type HouseBookPosting = keyof typeof houseBookPostings
