import type { BondIssueWords } from '@touchstone/domain/bond-issues/bond-issues.journal'
import type { Feature, NounSide } from '../feature/feature.ts'

const nothing = {
  bond_opened: 'nothing',
  bond_closed: 'nothing',
  proceeds_paid_out: 'nothing',
  issuer_paid: 'nothing',
  bond_paid: 'nothing',
} as const satisfies NounSide<BondIssueWords>['messages']

/** The issuers' accounts: whoever holds a bond is told by their own rows. */
export const bondIssuesFeature: Feature<BondIssueWords, Record<never, never>> = {
  calls: () => ({}),
  messages: nothing,
  messagesOfRecords: {},
  events: nothing,
  eventsOfRecords: {},
  schedules: [],
  lockedFacts: [],
}
