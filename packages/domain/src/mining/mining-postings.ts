import type { PostingRules } from '../ledger/posting.ts'

export const miningPostings = {
  miner_requested: { isFlow: false, isRealised: false },
  miner_bought: { isFlow: false, isRealised: false },
  miner_declined: { isFlow: false, isRealised: false },
  miner_cancelled: { isFlow: false, isRealised: false },
  miner_output: { isFlow: false, isRealised: false },
  miner_worn: { isFlow: false, isRealised: false },
  miner_returned: { isFlow: false, isRealised: false },
} as const satisfies PostingRules

export type MiningPosting = keyof typeof miningPostings
