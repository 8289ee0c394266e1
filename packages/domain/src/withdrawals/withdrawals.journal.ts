import type { Journal } from '../noun/journal.ts'
import type { Creditors } from './creditors.ts'
import type { SettlementAccountFact } from './settlement-account-fact.ts'
import type { WithdrawalHouseCommand, WithdrawalUserCommand } from './withdrawal-commands.ts'
import { type WithdrawalPosting, withdrawalPostings } from './withdrawal-postings.ts'
import type { WithdrawalRefusal } from './withdrawal-refusals.ts'
import type { WithdrawalReply } from './withdrawal-replies.ts'
import { type Withdrawal, withdrawalRecord } from './withdrawal.ts'
import type { Withdrawn } from './withdrawn.ts'

const moved = { decimals: { withdrawal: withdrawalRecord.decimals }, formula: 'none' } as const
const plain = { decimals: {}, formula: 'none' } as const

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
    request_withdrawal: { amount: true },
    cancel_withdrawal: {},
    claim_withdrawal: {},
    approve_withdrawal: {},
    reject_withdrawal: {},
    begin_payment: {},
    pay_withdrawal: {},
    fail_withdrawal: {},
    block_withdrawals: {},
  },
  replies: {
    withdrawal_requested: moved,
    withdrawal_cancelled: moved,
    withdrawal_claimed: moved,
    withdrawal_approved: moved,
    withdrawal_rejected: moved,
    withdrawal_payment_begun: moved,
    withdrawal_paid: moved,
    withdrawal_failed: moved,
    withdrawals_blocked: plain,
    withdrawals_unblocked: plain,
  },
  postings: withdrawalPostings,
}
