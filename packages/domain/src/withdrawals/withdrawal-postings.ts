import type { PostingRules } from '../ledger/posting.ts'

export const withdrawalPostings = {
  withdrawal_frozen: { isFlow: false, isRealised: false },
  withdrawal_returned: { isFlow: false, isRealised: false },
  withdrawal_paid: { isFlow: true, isRealised: false },
  withdrawal_fee: { isFlow: true, isRealised: false },
} as const satisfies PostingRules

export type WithdrawalPosting = keyof typeof withdrawalPostings
