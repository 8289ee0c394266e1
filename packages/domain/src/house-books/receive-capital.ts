import type { Book } from '../books/book.ts'
import { openDraft } from '../books/draft.ts'
import { refuse } from '../result.ts'
import { amountFault, isTreasury, poolOf } from './checked-pool.ts'
import type { CommandOf } from './house-book-commands.ts'
import type { HouseBookPosting } from './house-book-postings.ts'
import { treasuryPart } from './treasury.ts'

/**
 * Takes an arrival as capital of the house; an empty book becomes the treasury with the first one. The table of
 * arrivals makes sure that none is taken twice, or credited to somebody as well.
 */
export function receiveCapital(book: Book, command: CommandOf<'receive_capital'>) {
  const { arrivalId, channel, currency, amount } = command
  const isNew = book.world === 'real' && book.sequence === 0
  if (poolOf(book) !== undefined || !(isTreasury(book) || isNew)) return refuse({ kind: 'wrong_house_book' })
  const fault = amountFault(amount, currency)
  if (fault !== undefined) return refuse(fault)
  const draft = openDraft<HouseBookPosting>(book)
  const from = `house:clearing.${channel}` as const
  draft.post({ kind: 'capital_received', from, to: 'capital', currency, amount, subject: draft.nextId() })
  if (isNew) draft.setPart(treasuryPart, { raised: amount })
  return draft.decide({ kind: 'capital_received', arrivalId, channel, currency, amount })
}
