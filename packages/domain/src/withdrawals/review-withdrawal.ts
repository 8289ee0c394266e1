import { type Book, partOf } from '../books/book.ts'
import { openDraft } from '../books/draft.ts'
import type { Facts } from '../books/facts.ts'
import { standingPart } from '../restrictions/standing.ts'
import { refuse } from '../result.ts'
import { creditorFault } from './creditors.ts'
import { movableWithdrawal, moveWithdrawal, operatorOf, returnWithdrawal } from './move-withdrawal.ts'
import type { ApproveWithdrawal, ClaimWithdrawal, RejectWithdrawal } from './withdrawal-commands.ts'
import type { WithdrawalPosting } from './withdrawal-postings.ts'

/** After this another operator may take over an abandoned claim: our choice. */
export const claimHoldsMs = 3_600_000

/** An operator takes a withdrawal on, so that no two work on it. */
export function claimWithdrawal(book: Book, command: ClaimWithdrawal, facts: Facts) {
  const draft = openDraft<WithdrawalPosting>(book)
  const asked = movableWithdrawal(draft, command.withdrawalId, 'claimed')
  if (!asked.ok) return asked
  const { operator } = command
  const { at } = facts
  const credited = creditorFault(book, operator, facts)
  if (credited !== undefined) return refuse(credited)
  const last = asked.value.steps.at(-1)
  if (last?.stage === 'claimed' && last.operator === operator)
    return refuse({ kind: 'withdrawal_at_other_stage', stage: 'claimed' })
  if (last?.stage === 'claimed' && at < last.at + claimHoldsMs) return refuse({ kind: 'withdrawal_claimed_by_another' })
  const withdrawal = moveWithdrawal(draft, asked.value, { stage: 'claimed', at, operator })
  return draft.decide({ kind: 'withdrawal_claimed', withdrawal })
}

/** Only the claimant approves it, and nobody while the book's withdrawals are blocked. */
export function approveWithdrawal(book: Book, command: ApproveWithdrawal, facts: Facts) {
  const draft = openDraft<WithdrawalPosting>(book)
  const asked = movableWithdrawal(draft, command.withdrawalId, 'approved')
  if (!asked.ok) return asked
  const { operator } = command
  if (operatorOf(asked.value, 'claimed') !== operator) return refuse({ kind: 'withdrawal_claimed_by_another' })
  const credited = creditorFault(book, operator, facts)
  if (credited !== undefined) return refuse(credited)
  const { withdrawalsBlocked: reason } = partOf(book, standingPart)
  if (reason !== '') return refuse({ kind: 'withdrawals_blocked', reason })
  const withdrawal = moveWithdrawal(draft, asked.value, { stage: 'approved', at: facts.at, operator })
  return draft.decide({ kind: 'withdrawal_approved', withdrawal })
}

/** At any stage before payment has begun: everything returns, and the person sees the reason. */
export function rejectWithdrawal(book: Book, command: RejectWithdrawal, { at }: Facts) {
  const draft = openDraft<WithdrawalPosting>(book)
  const asked = movableWithdrawal(draft, command.withdrawalId, 'rejected')
  if (!asked.ok) return asked
  const { operator, reason } = command
  if (reason.trim() === '') return refuse({ kind: 'reason_missing' })
  const withdrawal = moveWithdrawal(draft, asked.value, { stage: 'rejected', at, operator }, { reason })
  returnWithdrawal(draft, withdrawal)
  return draft.decide({ kind: 'withdrawal_rejected', withdrawal })
}
