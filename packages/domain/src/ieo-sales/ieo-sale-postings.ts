import type { PostingRules } from '../ledger/posting.ts'

export const ieoSalePostings = {
  tokens_received: { isFlow: false, isRealised: false },
  tokens_delivered: { isFlow: false, isRealised: false },
  tokens_returned: { isFlow: false, isRealised: false },
  ieo_raised: { isFlow: false, isRealised: false },
  tokens_taken_back: { isFlow: false, isRealised: false },
  ieo_raised_back: { isFlow: false, isRealised: false },
  raised_paid_out: { isFlow: false, isRealised: false },
} as const satisfies PostingRules

export type IeoSalePosting = keyof typeof ieoSalePostings

/** Where tokens come from and where what was raised goes: the issuers, outside. */
export const tokenIssuers = 'house:clearing.issuers'
