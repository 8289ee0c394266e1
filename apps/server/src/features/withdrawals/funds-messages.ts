import type { DepositReply } from '@touchstone/domain/deposits/deposit-replies'
import type { Currency } from '@touchstone/domain/money/currency'
import { type Money, printDecimal } from '@touchstone/domain/money/decimal'
import { maskTarget } from '@touchstone/domain/withdrawals/mask-target'
import type { Withdrawal, WithdrawalStage } from '@touchstone/domain/withdrawals/withdrawal'
import type { WithdrawalReply } from '@touchstone/domain/withdrawals/withdrawal-replies'
import type { MessageKind } from '@touchstone/wire/codes/message-kinds'
import type { MessageDetails } from '../messages/told.ts'

type Moved = { currency: Currency; amount: Money }

/** The replies of commands that move a person's funds. */
export type FundsReply = DepositReply | WithdrawalReply

type Told = [kind: MessageKind, details: MessageDetails]

/** What such a reply is told as; undefined where nothing has changed for the person. */
export function fundsTold(reply: FundsReply): Told | undefined {
  if ('withdrawal' in reply) return withdrawalTold(reply.withdrawal)
  switch (reply.kind) {
    case 'deposit_credited':
      return ['deposit_delivered', { ...moved(reply), depositId: reply.depositId }]
    case 'deposit_undone':
      return ['deposit_undone', { ...moved(reply), depositId: reply.depositId, reason: reply.reason }]
    case 'reward_granted':
      return ['reward_granted', { ...moved(reply), reason: reply.reason }]
    case 'balance_corrected':
      return [
        reply.sign === 'credit' ? 'balance_credited' : 'balance_debited',
        { ...moved(reply), reason: reply.reason },
      ]
    case 'withdrawals_blocked':
      return ['withdrawals_blocked', { reason: reply.reason }]
    case 'withdrawals_unblocked':
      return ['withdrawals_unblocked', {}]
  }
}

const moved = ({ amount, currency }: Moved): MessageDetails => ({ amount: printDecimal(amount), currency })

/** That an operator has claimed one is nothing to a person: it is under review as before. */
const stageKinds = {
  submitted: 'withdrawal_submitted',
  claimed: undefined,
  approved: 'withdrawal_approved',
  paying: 'withdrawal_paying',
  paid: 'withdrawal_paid',
  rejected: 'withdrawal_rejected',
  cancelled: 'withdrawal_cancelled',
  failed: 'withdrawal_failed',
} as const satisfies Record<WithdrawalStage, MessageKind | undefined>

/** What a withdrawal is told as at its stage. */
export function withdrawalTold(withdrawal: Withdrawal): Told | undefined {
  const { id, stage, amount, fee, currency, destination, reason, proof } = withdrawal
  const kind = stageKinds[stage]
  if (kind === undefined) return undefined
  const { target, holder } = destination
  const details = {
    withdrawalId: id,
    amount: printDecimal(amount),
    currency,
    feeTotal: printDecimal(fee),
    target: maskTarget({ kind: holder === '' ? 'chain' : 'bank', target }),
    reason,
    proof,
  }
  return [kind, details]
}
