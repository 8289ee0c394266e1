import type { Book } from '../books/book.ts'
import { openDraft } from '../books/draft.ts'
import { changeStanding } from '../restrictions/standing.ts'
import { refuse } from '../result.ts'
import type { BlockWithdrawals } from './withdrawal-commands.ts'
import type { WithdrawalPosting } from './withdrawal-postings.ts'

/** Blocks withdrawals from the book, with a reason that the person sees; an empty reason lifts the block. */
export function blockWithdrawals(book: Book, { reason }: BlockWithdrawals) {
  if (book.world !== 'real') return refuse({ kind: 'not_a_real_book' })
  const draft = openDraft<WithdrawalPosting>(book)
  changeStanding(draft, { withdrawalsBlocked: reason })
  return draft.decide(reason === '' ? { kind: 'withdrawals_unblocked' } : { kind: 'withdrawals_blocked', reason })
}
