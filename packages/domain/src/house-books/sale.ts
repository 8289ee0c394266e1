import type { Book } from '../books/book.ts'
import { openDraft } from '../books/draft.ts'
import { refuse } from '../result.ts'
import { fundedPoolOf, poolOf } from './checked-pool.ts'
import type { CommandOf } from './house-book-commands.ts'
import type { HouseBookPosting } from './house-book-postings.ts'
import { poolPart } from './pool.ts'

/** Opens the sale once `escrow` covers the most that the whole capacity can owe, beside what runs already. */
export function openSale(book: Book, { product, capacity, mostOwed }: CommandOf<'open_sale'>) {
  const pool = fundedPoolOf(book, product)
  if (pool === undefined) return refuse({ kind: 'wrong_house_book' })
  if (capacity <= 0n) return refuse({ kind: 'amount_not_positive', field: 'capacity' })
  const { currency } = pool
  const draft = openDraft<HouseBookPosting>(book)
  const missing = (mostOwed > pool.owed ? mostOwed : pool.owed) - draft.held('escrow', currency)
  if (missing > 0n) return refuse({ kind: 'escrow_short', currency, missing })
  draft.setPart(poolPart, { ...pool, capacity, isOnSale: true })
  return draft.decide({ kind: 'sale_opened', product, capacity, mostOwed })
}

/** Ends the sale. What was granted goes on. */
export function closeSale(book: Book, { product }: CommandOf<'close_sale'>) {
  const pool = poolOf(book, product)
  if (pool === undefined) return refuse({ kind: 'wrong_house_book' })
  if (!pool.isOnSale) return refuse({ kind: 'not_due' })
  const draft = openDraft<HouseBookPosting>(book)
  draft.setPart(poolPart, { ...pool, isOnSale: false })
  return draft.decide({ kind: 'sale_closed', product })
}
