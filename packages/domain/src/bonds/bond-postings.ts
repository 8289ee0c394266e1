import type { PostingRules } from '../ledger/posting.ts'

export const bondPostings = {
  bond_requested: { isFlow: false, isRealised: false },
  bond_declined: { isFlow: false, isRealised: false },
  bond_withdrawn: { isFlow: false, isRealised: false },
  bond_returned: { isFlow: false, isRealised: false },
  bond_started: { isFlow: false, isRealised: false },
  bond_interest: { isFlow: false, isRealised: false },
  bond_principal: { isFlow: false, isRealised: false },
} as const satisfies PostingRules

export type BondPosting = keyof typeof bondPostings
