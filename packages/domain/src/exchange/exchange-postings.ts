import type { PostingRules } from '../ledger/posting.ts'

export const exchangePostings = {
  exchange_out: { isFlow: false, isRealised: false },
  exchange_in: { isFlow: false, isRealised: false },
} as const satisfies PostingRules

export type ExchangePosting = keyof typeof exchangePostings
