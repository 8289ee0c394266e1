import type { Money } from '../money/decimal.ts'

export type RequestWithdrawal = { kind: 'request_withdrawal'; accountId: string; amount: Money }
export type CancelWithdrawal = { kind: 'cancel_withdrawal'; withdrawalId: string }
export type ClaimWithdrawal = { kind: 'claim_withdrawal'; withdrawalId: string; operator: number }
export type ApproveWithdrawal = { kind: 'approve_withdrawal'; withdrawalId: string; operator: number }
export type RejectWithdrawal = { kind: 'reject_withdrawal'; withdrawalId: string; operator: number; reason: string }
export type BeginPayment = { kind: 'begin_payment'; withdrawalId: string; operator: number }
export type PayWithdrawal = { kind: 'pay_withdrawal'; withdrawalId: string; operator: number; proof: string }
export type FailWithdrawal = {
  kind: 'fail_withdrawal'
  withdrawalId: string
  operator: number
  proof: string
  reason: string
}
/** An empty reason lifts the block. */
export type BlockWithdrawals = { kind: 'block_withdrawals'; operator: number; reason: string }

export type WithdrawalUserCommand = RequestWithdrawal | CancelWithdrawal
export type WithdrawalHouseCommand =
  | ClaimWithdrawal
  | ApproveWithdrawal
  | RejectWithdrawal
  | BeginPayment
  | PayWithdrawal
  | FailWithdrawal
  | BlockWithdrawals
