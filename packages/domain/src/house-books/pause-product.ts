import { type Book, partOf } from '../books/book.ts'
import { openDraft } from '../books/draft.ts'
import type { Facts } from '../books/facts.ts'
import { refuse } from '../result.ts'
import { dayAfter } from '../time.ts'
import { poolOf } from './checked-pool.ts'
import type { CommandOf } from './house-book-commands.ts'
import type { HouseBookPosting } from './house-book-postings.ts'
import { openPause, pausesPart } from './pauses.ts'
import { purposes } from './purposes.ts'

/** Freezes a product from the next UTC day on: what is known of the day that has begun decides nothing. */
export function pauseProduct(book: Book, { product, reason }: CommandOf<'pause_product'>, { at }: Pick<Facts, 'at'>) {
  if (!canPause(book, product)) return refuse({ kind: 'wrong_house_book' })
  const pauses = partOf(book, pausesPart)
  if (openPause(pauses) !== undefined) return refuse({ kind: 'not_due' })
  const from = dayAfter(at)
  const draft = openDraft<HouseBookPosting>(book)
  draft.setPart(pausesPart, { list: [...pauses.list, { row: book.sequence + 1, from, until: null, reason }] })
  return draft.decide({ kind: 'product_paused', product, reason, from })
}

/** Ends the pause with the next UTC day. `pausedIn` is the row that began it. */
export function resumeProduct(book: Book, { product, reason }: CommandOf<'resume_product'>, { at }: Pick<Facts, 'at'>) {
  if (!canPause(book, product)) return refuse({ kind: 'wrong_house_book' })
  const pauses = partOf(book, pausesPart)
  const paused = openPause(pauses)
  if (paused === undefined) return refuse({ kind: 'not_due' })
  const until = dayAfter(at)
  const draft = openDraft<HouseBookPosting>(book)
  draft.setPart(pausesPart, { list: pauses.list.map((each) => (each === paused ? { ...each, until } : each)) })
  return draft.decide({ kind: 'product_resumed', product, reason, pausedIn: paused.row, until })
}

function canPause(book: Book, product: string): boolean {
  const pool = poolOf(book, product)
  return pool !== undefined && purposes[pool.purpose].isPaused === 'by_days'
}
