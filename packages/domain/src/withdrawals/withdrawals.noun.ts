import type { Noun } from '../noun/noun.ts'
import { blockWithdrawals } from './block-withdrawals.ts'
import { cancelWithdrawal } from './cancel-withdrawal.ts'
import { beginPayment, failWithdrawal, payWithdrawal } from './pay-withdrawal.ts'
import { requestWithdrawal } from './request-withdrawal.ts'
import { approveWithdrawal, claimWithdrawal, rejectWithdrawal } from './review-withdrawal.ts'
import { settlementAccountFact } from './settlement-account-fact.ts'
import { withdrawalRecord } from './withdrawal.ts'
import { withdrawnPart } from './withdrawn.ts'
import type { WithdrawalWords } from './withdrawals.journal.ts'

const step = { opens: 'nothing' } as const

export const withdrawals: Noun<WithdrawalWords> = {
  user: {
    request_withdrawal: { opens: 'nothing', decide: requestWithdrawal },
    cancel_withdrawal: { ...step, decide: cancelWithdrawal },
  },
  house: {
    claim_withdrawal: { ...step, decide: claimWithdrawal },
    approve_withdrawal: { ...step, decide: approveWithdrawal },
    reject_withdrawal: { ...step, decide: rejectWithdrawal },
    begin_payment: { ...step, decide: beginPayment },
    pay_withdrawal: { ...step, decide: payWithdrawal },
    fail_withdrawal: { ...step, decide: failWithdrawal },
    block_withdrawals: { ...step, decide: blockWithdrawals },
  },
  records: [withdrawalRecord],
  parts: [withdrawnPart],
  facts: [settlementAccountFact],
}
