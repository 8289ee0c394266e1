import type { PostingRules } from '../ledger/posting.ts'

export const depositPostings = {
  deposit: { isFlow: true, isRealised: false },
  deposit_undone: { isFlow: true, isRealised: false },
  reward: { isFlow: true, isRealised: false },
  correction: { isFlow: true, isRealised: false },
} as const satisfies PostingRules

export type DepositPosting = keyof typeof depositPostings
