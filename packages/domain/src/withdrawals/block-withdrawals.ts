import type { Book } from '../books/book.ts'
import type { CommandOf } from '../books/command.ts'
import type { Decided } from '../books/decision.ts'
import { openDraft } from '../books/draft.ts'
import { refuse } from '../result.ts'

/** Blocks what would leave the book, with the reason that the person is told; an empty one lifts the block. */
export function blockWithdrawals(book: Book, { reason }: CommandOf<'block_withdrawals'>): Decided {
  if (book.world !== 'real') return refuse({ kind: 'not_a_real_book' })
  const draft = openDraft(book)
  draft.setStanding({ withdrawalsBlocked: reason })
  return draft.decide(reason === '' ? { kind: 'withdrawals_unblocked' } : { kind: 'withdrawals_blocked', reason })
}
