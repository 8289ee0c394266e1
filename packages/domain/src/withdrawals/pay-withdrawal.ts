import { type Book, partOf } from '../books/book.ts'
import { openDraft } from '../books/draft.ts'
import type { Facts } from '../books/facts.ts'
import { standingPart } from '../restrictions/standing.ts'
import { refuse } from '../result.ts'
import { creditorFault } from './creditors.ts'
import { movableWithdrawal, moveWithdrawal, operatorOf, returnWithdrawal } from './move-withdrawal.ts'
import type { BeginPayment, FailWithdrawal, PayWithdrawal } from './withdrawal-commands.ts'
import type { WithdrawalPosting } from './withdrawal-postings.ts'
import type { Withdrawal, WithdrawalStage } from './withdrawal.ts'

/** An operator is about to send the money: from here on nobody can reject or cancel. */
export function beginPayment(book: Book, command: BeginPayment, facts: Facts) {
  const draft = openDraft<WithdrawalPosting>(book)
  const asked = movableWithdrawal(draft, command.withdrawalId, 'paying')
  if (!asked.ok) return asked
  const { operator } = command
  const { withdrawalsBlocked: reason } = partOf(book, standingPart)
  if (reason !== '') return refuse({ kind: 'withdrawals_blocked', reason })
  if (isAlone(asked.value, 'approved', operator)) return refuse({ kind: 'second_operator_needed' })
  const credited = creditorFault(book, operator, facts)
  if (credited !== undefined) return refuse(credited)
  const withdrawal = moveWithdrawal(draft, asked.value, { stage: 'paying', at: facts.at, operator })
  return draft.decide({ kind: 'withdrawal_payment_begun', withdrawal })
}

/** The money has left: out of `frozen` to the channel's clearing account, the fee to the house. */
export function payWithdrawal(book: Book, command: PayWithdrawal, facts: Facts) {
  const draft = openDraft<WithdrawalPosting>(book)
  const asked = movableWithdrawal(draft, command.withdrawalId, 'paid')
  if (!asked.ok) return asked
  const { operator, proof } = command
  if (proof.trim() === '') return refuse({ kind: 'proof_missing' })
  if (isAlone(asked.value, 'approved', operator)) return refuse({ kind: 'second_operator_needed' })
  const credited = creditorFault(book, operator, facts)
  if (credited !== undefined) return refuse(credited)
  const withdrawal = moveWithdrawal(draft, asked.value, { stage: 'paid', at: facts.at, operator }, { proof })
  const { id: subject, currency, amount, fee, destination } = withdrawal
  const to = `house:clearing.${destination.channel}` as const
  draft.post({ kind: 'withdrawal_paid', currency, from: 'frozen', to, amount, subject })
  draft.post({ kind: 'withdrawal_fee', currency, from: 'frozen', to: 'house:fees', amount: fee, subject })
  return draft.decide({ kind: 'withdrawal_paid', withdrawal })
}

/**
 * Payment was begun, but nothing was sent: everything returns. With four eyes an operator other than the payer confirms
 * it: otherwise one alone could send the money and return it as well.
 */
export function failWithdrawal(book: Book, command: FailWithdrawal, { at }: Facts) {
  const draft = openDraft<WithdrawalPosting>(book)
  const asked = movableWithdrawal(draft, command.withdrawalId, 'failed')
  if (!asked.ok) return asked
  const { operator, proof, reason } = command
  if (proof.trim() === '') return refuse({ kind: 'proof_missing' })
  if (reason.trim() === '') return refuse({ kind: 'reason_missing' })
  if (isAlone(asked.value, 'paying', operator)) return refuse({ kind: 'second_operator_needed' })
  const withdrawal = moveWithdrawal(draft, asked.value, { stage: 'failed', at, operator }, { proof, reason })
  returnWithdrawal(draft, withdrawal)
  return draft.decide({ kind: 'withdrawal_failed', withdrawal })
}

/** Whether four eyes are needed and this operator is the one who took it to the stage. */
const isAlone = (withdrawal: Withdrawal, stage: WithdrawalStage, operator: number): boolean =>
  withdrawal.fourEyes && operatorOf(withdrawal, stage) === operator
