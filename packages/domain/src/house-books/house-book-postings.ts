import type { PostingRules } from '../ledger/posting.ts'

export const houseBookPostings = {
  capital_raised: { isFlow: true, isRealised: false },
  capital_allotted: { isFlow: false, isRealised: false },
  capital_returned: { isFlow: false, isRealised: false },
  pool_funded: { isFlow: false, isRealised: false },
  pool_gains_paid: { isFlow: false, isRealised: false },
  pool_losses_received: { isFlow: false, isRealised: false },
  pool_returned: { isFlow: false, isRealised: false },
} as const satisfies PostingRules

export type HouseBookPosting = keyof typeof houseBookPostings
