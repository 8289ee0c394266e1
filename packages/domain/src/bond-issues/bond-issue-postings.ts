import type { PostingRules } from '../ledger/posting.ts'

export const bondIssuePostings = {
  bond_raised: { isFlow: false, isRealised: false },
  bond_proceeds_paid_out: { isFlow: false, isRealised: false },
  bond_issuer_paid: { isFlow: false, isRealised: false },
  bond_interest_shared: { isFlow: false, isRealised: false },
  bond_principal_shared: { isFlow: false, isRealised: false },
} as const satisfies PostingRules

export type BondIssuePosting = keyof typeof bondIssuePostings

/** What an issuer owes for what people have in `invested`: below zero by as much. */
export const issuerClaims = 'house:products'
/** Where money goes and comes from between an issuer and its bond. */
export const issuerClearing = 'house:clearing.issuers'
