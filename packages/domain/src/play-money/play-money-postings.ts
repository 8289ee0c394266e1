import type { PostingRules } from '../ledger/posting.ts'

export const playMoneyPostings = {
  play_money: { isFlow: true, isRealised: false },
} as const satisfies PostingRules

export type PlayMoneyPosting = keyof typeof playMoneyPostings
