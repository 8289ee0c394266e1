import type { Noun } from '../noun/noun.ts'
import { blockWithdrawals } from './block-withdrawals.ts'
import { cancelWithdrawal } from './cancel-withdrawal.ts'
import { creditorsPart } from './creditors.ts'
import { beginPayment, failWithdrawal, payWithdrawal } from './pay-withdrawal.ts'
import { requestWithdrawal } from './request-withdrawal.ts'
import { approveWithdrawal, claimWithdrawal, rejectWithdrawal } from './review-withdrawal.ts'
import { settlementAccountFact } from './settlement-account-fact.ts'
import { withdrawalRecord } from './withdrawal.ts'
import type { WithdrawalWords } from './withdrawals.journal.ts'
import { withdrawnPart } from './withdrawn.ts'

export const withdrawals: Noun<WithdrawalWords> = {
  on: 'people',
  user: {
    request_withdrawal: { opens: 'nothing', decide: requestWithdrawal },
    cancel_withdrawal: { opens: 'nothing', decide: cancelWithdrawal },
  },
  house: {
    claim_withdrawal: { opens: 'nothing', orderedBy: 'operators', decide: claimWithdrawal },
    approve_withdrawal: { opens: 'nothing', orderedBy: 'operators', decide: approveWithdrawal },
    reject_withdrawal: { opens: 'nothing', orderedBy: 'operators', decide: rejectWithdrawal },
    begin_payment: { opens: 'nothing', orderedBy: 'operators', decide: beginPayment },
    pay_withdrawal: { opens: 'nothing', orderedBy: 'operators', decide: payWithdrawal },
    fail_withdrawal: { opens: 'nothing', orderedBy: 'operators', decide: failWithdrawal },
    block_withdrawals: { opens: 'nothing', orderedBy: 'operators', decide: blockWithdrawals },
  },
  records: { withdrawal: withdrawalRecord },
  parts: { withdrawn: withdrawnPart, creditors: creditorsPart },
  facts: { settlementAccount: settlementAccountFact },
  due: { withdrawal: 'nothing' },
  follows: {
    withdrawal_requested: 'nothing',
    withdrawal_cancelled: 'nothing',
    withdrawal_claimed: 'nothing',
    withdrawal_approved: 'nothing',
    withdrawal_rejected: 'nothing',
    withdrawal_payment_begun: 'nothing',
    withdrawal_paid: 'nothing',
    withdrawal_failed: 'nothing',
    withdrawals_blocked: 'nothing',
    withdrawals_unblocked: 'nothing',
  },
}
