import type { Journal } from '../noun/journal.ts'
import type { Creditors } from './creditors.ts'
import { chargingChannels, paidPostings, requestedPostings, returnedPostings } from './expected-withdrawal-postings.ts'
import type { SettlementAccountFact } from './settlement-account-fact.ts'
import type { WithdrawalHouseCommand, WithdrawalUserCommand } from './withdrawal-commands.ts'
import { type WithdrawalPosting, withdrawalPostings } from './withdrawal-postings.ts'
import type { WithdrawalRefusal } from './withdrawal-refusals.ts'
import type { WithdrawalReply } from './withdrawal-replies.ts'
import { type Withdrawal, withdrawalRecord } from './withdrawal.ts'
import type { Withdrawn } from './withdrawn.ts'

const decimals = { withdrawal: withdrawalRecord.decimals } as const
const plain = { acceptedBy: 'none', armedBy: 'none', channels: 'none', formula: 'none' } as const
const unpaid = { ...plain, decimals, postings: 'none' } as const
const returned = { ...plain, decimals, postings: returnedPostings } as const
const blocking = { ...plain, decimals: {}, postings: 'none' } as const

export type WithdrawalWords = {
  user: WithdrawalUserCommand
  house: WithdrawalHouseCommand
  replies: WithdrawalReply
  refusals: WithdrawalRefusal
  postings: WithdrawalPosting
  borrowed: never
  sent: never
  records: { withdrawal: Withdrawal }
  parts: { withdrawn: Withdrawn; creditors: Creditors }
  facts: { settlementAccount: SettlementAccountFact }
}

export const withdrawalJournal: Journal<WithdrawalWords> = {
  commands: {
    request_withdrawal: { decimals: { amount: true }, givenBy: 'person' },
    cancel_withdrawal: { decimals: {}, givenBy: 'person' },
    claim_withdrawal: { decimals: {}, givenBy: 'house' },
    approve_withdrawal: { decimals: {}, givenBy: 'house' },
    reject_withdrawal: { decimals: {}, givenBy: 'house' },
    begin_payment: { decimals: {}, givenBy: 'house' },
    pay_withdrawal: { decimals: {}, givenBy: 'house' },
    fail_withdrawal: { decimals: {}, givenBy: 'house' },
    block_withdrawals: { decimals: {}, givenBy: 'house' },
  },
  replies: {
    withdrawal_requested: { ...plain, decimals, channels: chargingChannels, postings: requestedPostings },
    withdrawal_cancelled: returned,
    withdrawal_claimed: unpaid,
    withdrawal_approved: unpaid,
    withdrawal_rejected: returned,
    withdrawal_payment_begun: unpaid,
    withdrawal_paid: { ...plain, decimals, postings: paidPostings },
    withdrawal_failed: returned,
    withdrawals_blocked: blocking,
    withdrawals_unblocked: blocking,
  },
  postings: withdrawalPostings,
}
