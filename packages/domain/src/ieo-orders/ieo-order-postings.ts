import type { PostingRules } from '../ledger/posting.ts'

export const ieoOrderPostings = {
  ieo_set_aside: { isFlow: false, isRealised: false },
  ieo_returned: { isFlow: false, isRealised: false },
  ieo_cost: { isFlow: false, isRealised: false },
  ieo_tokens: { isFlow: false, isRealised: false },
  ieo_refunded: { isFlow: false, isRealised: false },
  ieo_tokens_back: { isFlow: false, isRealised: false },
  ieo_released: { isFlow: false, isRealised: false },
} as const satisfies PostingRules

export type IeoOrderPosting = keyof typeof ieoOrderPostings
