import type { Book } from '../books/book.ts'
import { openDraft } from '../books/draft.ts'
import { refuse } from '../result.ts'
import { amountFault, fundedPoolOf, poolOf } from './checked-pool.ts'
import type { CommandOf } from './house-book-commands.ts'
import type { HouseBookPosting } from './house-book-postings.ts'

/** Takes what the treasury has sent, as it was sent. A pool refuses nothing that comes. */
export function fundPool(book: Book, { treasury, currency, amount }: CommandOf<'fund_pool'>) {
  if (poolOf(book) === undefined) return refuse({ kind: 'wrong_house_book' })
  const draft = openDraft<HouseBookPosting>(book)
  const subject = draft.nextId()
  draft.post({ kind: 'pool_funded', currency, from: 'house:transit', to: 'escrow', amount, subject })
  return draft.decide({ kind: 'pool_funded', treasury, currency, amount })
}

/** Sends back what covers nothing; what a sale that is open may still have to cover stays. */
export function returnEscrow(book: Book, { treasury, product, amount }: CommandOf<'return_escrow'>) {
  const pool = fundedPoolOf(book, product)
  if (pool === undefined) return refuse({ kind: 'wrong_house_book' })
  if (pool.isOnSale) return refuse({ kind: 'sale_is_open' })
  const { currency } = pool
  const fault = amountFault(amount, currency)
  if (fault !== undefined) return refuse(fault)
  const draft = openDraft<HouseBookPosting>(book)
  const available = draft.held('escrow', currency) - pool.owed
  if (available < amount) return refuse({ kind: 'escrow_covers_orders', currency, available })
  const subject = draft.nextId()
  draft.post({ kind: 'pool_returned', currency, from: 'escrow', to: 'house:transit', amount, subject })
  return draft.decide({ kind: 'escrow_returned', treasury, product, currency, amount })
}
