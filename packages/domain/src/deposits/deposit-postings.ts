import type { PostingRules } from '../ledger/posting.ts'

export const depositPostings = {
  deposit: { isFlow: true, isRealised: false, isOutcome: false },
  deposit_undone: { isFlow: true, isRealised: false, isOutcome: false },
  reward: { isFlow: true, isRealised: false, isOutcome: false },
  correction: { isFlow: true, isRealised: false, isOutcome: false },
} as const satisfies PostingRules

export type DepositPosting = keyof typeof depositPostings
