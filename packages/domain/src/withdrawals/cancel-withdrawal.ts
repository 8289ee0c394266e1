import type { Book } from '../books/book.ts'
import { openDraft } from '../books/draft.ts'
import type { Facts } from '../books/facts.ts'
import { refuse } from '../result.ts'
import { moveWithdrawal, returnWithdrawal } from './move-withdrawal.ts'
import type { CancelWithdrawal } from './withdrawal-commands.ts'
import type { WithdrawalPosting } from './withdrawal-postings.ts'
import { canMove, withdrawalRecord } from './withdrawal.ts'

/** The person's own way back, until an operator has approved: everything returns. */
export function cancelWithdrawal(book: Book, command: CancelWithdrawal, { at }: Facts) {
  const draft = openDraft<WithdrawalPosting>(book)
  const asked = draft.record(withdrawalRecord, command.withdrawalId)
  if (asked === undefined) return refuse({ kind: 'withdrawal_not_open' })
  if (!canMove(asked.stage, 'cancelled')) return refuse({ kind: 'withdrawal_not_cancellable', stage: asked.stage })
  const withdrawal = moveWithdrawal(draft, asked, { stage: 'cancelled', at, operator: 0 })
  returnWithdrawal(draft, withdrawal)
  return draft.decide({ kind: 'withdrawal_cancelled', withdrawal })
}
