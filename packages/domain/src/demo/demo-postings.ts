import type { PostingRules } from '../ledger/posting.ts'

export const demoPostings = {
  demo_grant: { isFlow: true, isRealised: false },
  demo_return: { isFlow: true, isRealised: false },
} as const satisfies PostingRules

export type DemoPosting = keyof typeof demoPostings
