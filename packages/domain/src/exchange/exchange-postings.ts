import type { PostingRules } from '../ledger/posting.ts'

export const exchangePostings = {
  exchange_out: { isFlow: false, isRealised: false, isOutcome: true },
  exchange_in: { isFlow: false, isRealised: false, isOutcome: true },
} as const satisfies PostingRules

export type ExchangePosting = keyof typeof exchangePostings
