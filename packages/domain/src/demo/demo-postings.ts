import type { PostingRules } from '../ledger/posting.ts'

export const demoPostings = {
  demo_grant: { isFlow: true, isRealised: false, isOutcome: false },
  demo_return: { isFlow: true, isRealised: false, isOutcome: false },
} as const satisfies PostingRules

export type DemoPosting = keyof typeof demoPostings
