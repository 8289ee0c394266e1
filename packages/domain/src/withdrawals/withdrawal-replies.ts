import type { Withdrawal } from './withdrawal.ts'

type Moved<Kind extends string> = { kind: Kind; withdrawal: Withdrawal }

export type WithdrawalReply =
  | Moved<'withdrawal_requested'>
  | Moved<'withdrawal_cancelled'>
  | Moved<'withdrawal_claimed'>
  | Moved<'withdrawal_approved'>
  | Moved<'withdrawal_rejected'>
  | Moved<'withdrawal_payment_begun'>
  | Moved<'withdrawal_paid'>
  | Moved<'withdrawal_failed'>
  | { kind: 'withdrawals_blocked'; reason: string }
  | { kind: 'withdrawals_unblocked' }
