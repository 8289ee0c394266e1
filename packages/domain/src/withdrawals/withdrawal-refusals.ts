import type { AmountRefusal, MarketRefusal } from '../books/refusal.ts'
import type { Currency } from '../money/currency.ts'
import type { Money } from '../money/decimal.ts'
import type { WithdrawalStage } from './withdrawal.ts'

/** What keeps a withdrawal from being moved on. */
export type MoveRefusal =
  /** It was never there, or it is paid, rejected, cancelled or failed: no state leaves a final one. */
  { kind: 'withdrawal_not_open' } | { kind: 'withdrawal_at_other_stage'; stage: WithdrawalStage }
export type ClaimedByAnother = { kind: 'withdrawal_claimed_by_another' }
export type ReasonMissing = { kind: 'reason_missing' }
export type ProofMissing = { kind: 'proof_missing' }
export type WithdrawalsBlocked = { kind: 'withdrawals_blocked'; reason: string }
export type SecondOperatorNeeded = { kind: 'second_operator_needed' }
/** The operator credited a deposit of the book. Until when that bars them, in epoch milliseconds and days rounded up. */
export type CreditedByOperator = { kind: 'credited_by_operator'; untilAtMs: number; days: number }

/** What keeps one from being asked for. */
export type WayRefusal =
  | { kind: 'not_a_real_book' }
  | { kind: 'not_offered_in_country'; country: string }
  | WithdrawalsBlocked
  | { kind: 'identity_level_too_low'; level: number; needed: number }
  | { kind: 'settlement_account_not_found' }
  /** Epoch milliseconds from which the account takes withdrawals, and how long that is, rounded up. */
  | { kind: 'settlement_account_waits'; usableFromAtMs: number; hours: number }
  | { kind: 'channel_off'; channel: string }

export type WithdrawalRefusal =
  | MarketRefusal
  | AmountRefusal
  | WayRefusal
  | { kind: 'amount_too_small'; minimum: Money }
  | { kind: 'balance_too_small'; currency: Currency; available: Money }
  | { kind: 'too_many_withdrawals'; maximum: number }
  | { kind: 'day_withdrawals_exceeded'; maximum: Money; left: Money }
  | { kind: 'month_withdrawals_exceeded'; maximum: Money; left: Money }
  | MoveRefusal
  | { kind: 'withdrawal_not_cancellable'; stage: WithdrawalStage }
  | ClaimedByAnother
  | ReasonMissing
  | ProofMissing
  | SecondOperatorNeeded
  | CreditedByOperator
