import type { PostingRules } from '../ledger/posting.ts'

export const transferPostings = {
  transfer: { isFlow: false, isRealised: false },
} as const satisfies PostingRules

export type TransferPosting = keyof typeof transferPostings
