import type { Book } from '../books/book.ts'
import { openDraft } from '../books/draft.ts'
import { refuse } from '../result.ts'
import { amountFault, isTreasury } from './checked-pool.ts'
import type { CommandOf } from './house-book-commands.ts'
import type { HouseBookPosting } from './house-book-postings.ts'

/** Sends capital on its way to a pool. The treasury has it, or nothing is sent. */
export function allotCapital(book: Book, command: CommandOf<'allot_capital'>) {
  const { pool, product, currency, amount } = command
  if (!isTreasury(book)) return refuse({ kind: 'wrong_house_book' })
  const fault = amountFault(amount, currency)
  if (fault !== undefined) return refuse(fault)
  const draft = openDraft<HouseBookPosting>(book)
  const available = draft.held('capital', currency)
  if (available < amount) return refuse({ kind: 'capital_too_small', currency, available })
  const subject = draft.nextId()
  draft.post({ kind: 'capital_allotted', currency, from: 'capital', to: 'house:transit', amount, subject })
  return draft.decide({ kind: 'capital_allotted', pool, product, currency, amount })
}

/** Takes what a pool has sent: it cannot be refused by the treasury. */
export function takeBackCapital(book: Book, { pool, currency, amount }: CommandOf<'take_back_capital'>) {
  if (!isTreasury(book)) return refuse({ kind: 'wrong_house_book' })
  const draft = openDraft<HouseBookPosting>(book)
  const subject = draft.nextId()
  draft.post({ kind: 'capital_returned', currency, from: 'house:transit', to: 'capital', amount, subject })
  return draft.decide({ kind: 'capital_taken_back', pool, currency, amount })
}
