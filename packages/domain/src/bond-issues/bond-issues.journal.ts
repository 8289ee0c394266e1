import type { Journal } from '../noun/journal.ts'
import type { DecidedRow } from '../receipts/decided-row.ts'
import type { BondIssue } from './bond-issue.ts'
import type { BondIssueCommand, BondIssueReply } from './bond-issue-commands.ts'
import { type BondIssuePosting, bondIssuePostings } from './bond-issue-postings.ts'
import type { BondIssueRefusal } from './bond-issue-refusal.ts'
import { closedPostings, issuerPaidPostings, openedPostings, paidOutPostings } from './expected-issue-postings.ts'
import { bondPaymentFormula } from './payment-receipt.ts'

export type BondIssueWords = {
  user: never
  house: BondIssueCommand
  replies: BondIssueReply
  refusals: BondIssueRefusal
  postings: BondIssuePosting
  borrowed: never
  sent: never
  records: Record<never, never>
  parts: { bondIssue: BondIssue }
  facts: Record<never, never>
}

const plain = { acceptedBy: 'none', armedBy: 'none', channels: 'none', formula: 'none' } as const
const agreed = { unit: true, dailyRate: true } as const
const amount = { amount: true } as const

/** Each row that changes what a unit is owed names the one before. */
const chained = {
  armedBy: ({ bookId, reply }: DecidedRow<{ previousRow: number }>) => ({ bookId, sequence: reply.previousRow }),
}

export const bondIssueJournal: Journal<BondIssueWords> = {
  commands: {
    open_bond: { decimals: {}, givenBy: 'house' },
    close_bond: { decimals: {}, givenBy: 'time' },
    pay_out_proceeds: { decimals: amount, givenBy: 'house' },
    receive_from_issuer: { decimals: amount, givenBy: 'house' },
    pay_bond: { decimals: {}, givenBy: 'time' },
  },
  replies: {
    bond_opened: { ...plain, decimals: agreed, postings: openedPostings },
    bond_closed: { ...plain, ...chained, decimals: { ...agreed, raised: true }, postings: closedPostings },
    proceeds_paid_out: { ...plain, decimals: amount, postings: paidOutPostings },
    issuer_paid: { ...plain, decimals: amount, postings: issuerPaidPostings },
    bond_paid: {
      ...chained,
      acceptedBy: 'none',
      channels: 'none',
      decimals: {
        ...agreed,
        available: true,
        interestOwedBefore: true,
        principalLeftBefore: true,
        accrued: true,
        interestPerUnit: true,
        principalPerUnit: true,
        interestOwed: true,
        principalLeft: true,
        interestPaid: true,
      },
      formula: bondPaymentFormula,
    },
  },
  postings: bondIssuePostings,
}
