import type { PostingRules } from '../ledger/posting.ts'

export const secondContractPostings = {
  stake_placed: { isFlow: false, isRealised: false },
  stake_returned: { isFlow: false, isRealised: false },
  stake_lost: { isFlow: false, isRealised: true },
  payout: { isFlow: false, isRealised: true },
} as const satisfies PostingRules

export type SecondContractPosting = keyof typeof secondContractPostings
