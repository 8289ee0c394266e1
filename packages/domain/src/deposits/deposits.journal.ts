import type { Journal } from '../noun/journal.ts'
import type { WithdrawalPosting } from '../withdrawals/withdrawal-postings.ts'
import type { DepositCommand } from './deposit-commands.ts'
import { type DepositPosting, depositPostings } from './deposit-postings.ts'
import type { DepositRefusal } from './deposit-refusal.ts'
import type { DepositReply } from './deposit-replies.ts'
import { corrected, credited, rewarded, undone } from './expected-deposit-postings.ts'

export type DepositWords = {
  user: never
  house: DepositCommand
  replies: DepositReply
  refusals: DepositRefusal
  postings: DepositPosting
  borrowed: WithdrawalPosting
  sent: never
  records: Record<never, never>
  parts: Record<never, never>
  facts: Record<never, never>
}

const plain = { acceptedBy: 'none', armedBy: 'none', channels: 'none', formula: 'none' } as const

export const depositJournal: Journal<DepositWords> = {
  commands: {
    credit_deposit: { decimals: { amount: true }, givenBy: 'house' },
    undo_deposit: { decimals: { amount: true }, givenBy: 'house' },
    grant_reward: { decimals: { amount: true }, givenBy: 'house' },
    correct_balance: { decimals: { amount: true }, givenBy: 'house' },
  },
  replies: {
    deposit_credited: { ...plain, decimals: { amount: true }, postings: credited },
    deposit_undone: { ...plain, decimals: { amount: true, insurancePaid: true }, postings: undone },
    balance_corrected: { ...plain, decimals: { amount: true, insurancePaid: true }, postings: corrected },
    reward_granted: { ...plain, decimals: { amount: true }, postings: rewarded },
  },
  postings: depositPostings,
}
