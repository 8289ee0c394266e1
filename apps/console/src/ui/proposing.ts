import { reasonField } from './act.ts'

/** What acts say that only propose something. */
export const proposed = 'Proposed. Another operator decides in Approvals.'
export const reasonOfProposal = reasonField('Reason', 'For the operator who decides, and for the audit log.')

/** Why somebody cannot propose anything; undefined where they can. */
export const whyNotByRole = (mayPropose: boolean): string | undefined =>
  mayPropose ? undefined : 'Your role doesn’t allow you to propose this.'
