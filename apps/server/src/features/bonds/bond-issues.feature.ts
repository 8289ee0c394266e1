import type { BondIssueWords } from '@touchstone/domain/bond-issues/bond-issues.journal'
import type { Feature } from '../feature/feature.ts'

/** The issuers' accounts: whoever holds a bond is told by their own rows. */
export const bondIssuesFeature: Feature<BondIssueWords, Record<never, never>> = {
  calls: () => ({}),
  messages: {
    bond_opened: 'nothing',
    bond_closed: 'nothing',
    proceeds_paid_out: 'nothing',
    issuer_paid: 'nothing',
    bond_paid: 'nothing',
  },
  messagesOfRecords: {},
  events: {
    bond_opened: 'nothing',
    bond_closed: 'nothing',
    proceeds_paid_out: 'nothing',
    issuer_paid: 'nothing',
    bond_paid: 'nothing',
  },
  eventsOfRecords: {},
  schedules: [],
  lockedFacts: [],
}
