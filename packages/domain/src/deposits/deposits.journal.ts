import type { Journal } from '../noun/journal.ts'
import type { WithdrawalPosting } from '../withdrawals/withdrawal-postings.ts'
import type { DepositCommand } from './deposit-commands.ts'
import { type DepositPosting, depositPostings } from './deposit-postings.ts'
import type { DepositRefusal } from './deposit-refusal.ts'
import type { DepositReply } from './deposit-replies.ts'

export type DepositWords = {
  user: never
  house: DepositCommand
  replies: DepositReply
  refusals: DepositRefusal
  postings: DepositPosting
  borrowed: WithdrawalPosting
  sent: never
  records: Record<never, never>
}

export const depositJournal: Journal<DepositWords> = {
  commands: {
    credit_deposit: { amount: true },
    undo_deposit: { amount: true },
    grant_reward: { amount: true },
    correct_balance: { amount: true },
  },
  replies: {
    deposit_credited: { decimals: { amount: true }, formula: 'none' },
    deposit_undone: { decimals: { amount: true, insurancePaid: true }, formula: 'none' },
    balance_corrected: { decimals: { amount: true, insurancePaid: true }, formula: 'none' },
    reward_granted: { decimals: { amount: true }, formula: 'none' },
  },
  postings: depositPostings,
}
