import type { PostingRules } from '../ledger/posting.ts'

export const secondContractPostings = {
  stake_placed: { isFlow: false, isRealised: false, isOutcome: false },
  stake_returned: { isFlow: false, isRealised: false, isOutcome: true },
  stake_lost: { isFlow: false, isRealised: true, isOutcome: true },
  payout: { isFlow: false, isRealised: true, isOutcome: true },
} as const satisfies PostingRules

export type SecondContractPosting = keyof typeof secondContractPostings
