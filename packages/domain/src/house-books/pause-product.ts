import { type Book, partOf } from '../books/book.ts'
import { openDraft } from '../books/draft.ts'
import type { Facts } from '../books/facts.ts'
import { refuse } from '../result.ts'
import { investmentsUnder } from '../settings/investments.ts'
import type { Settings } from '../settings/settings.ts'
import { fixedRate } from '../strategy-rules/rule.ts'
import { poolOf } from './checked-pool.ts'
import type { CommandOf } from './house-book-commands.ts'
import type { HouseBookPosting } from './house-book-postings.ts'
import { openPause, pausesFrom, pausesPart } from './pauses.ts'
import type { Pool } from './pool.ts'
import { purposes } from './purposes.ts'

/**
 * Freezes a product from the next UTC day on: what is known of the day that has begun decides nothing. A fixed rate is promised
 * for each day, and no day of it is taken back.
 */
export function pauseProduct(
  book: Book,
  { product, reason }: CommandOf<'pause_product'>,
  { at, settings }: Pick<Facts, 'at' | 'settings'>,
) {
  const pool = poolOf(book, product)
  if (pool === undefined || !canBePaused(pool, settings)) return refuse({ kind: 'wrong_house_book' })
  const pauses = partOf(book, pausesPart)
  if (openPause(pauses) !== undefined) return refuse({ kind: 'not_due' })
  const from = pausesFrom(at)
  const draft = openDraft<HouseBookPosting>(book)
  draft.setPart(pausesPart, { list: [...pauses.list, { row: book.sequence + 1, from, until: null, reason }] })
  return draft.decide({ kind: 'product_paused', product, reason, from })
}

/** Ends the pause with the next UTC day. `pausedIn` is the row that began it. */
export function resumeProduct(book: Book, { product, reason }: CommandOf<'resume_product'>, { at }: Pick<Facts, 'at'>) {
  if (poolOf(book, product) === undefined) return refuse({ kind: 'wrong_house_book' })
  const pauses = partOf(book, pausesPart)
  const paused = openPause(pauses)
  if (paused === undefined) return refuse({ kind: 'not_due' })
  const until = pausesFrom(at)
  const draft = openDraft<HouseBookPosting>(book)
  draft.setPart(pausesPart, { list: pauses.list.map((each) => (each === paused ? { ...each, until } : each)) })
  return draft.decide({ kind: 'product_resumed', product, reason, pausedIn: paused.row, until })
}

/** Whether whole days of what a pool sells can be passed over. */
export const canBePaused = (
  { purpose, product }: Pick<Pool, 'purpose' | 'product'>,
  settings: Pick<Settings, 'investments'>,
): boolean =>
  purposes[purpose].isPaused === 'by_days' &&
  !investmentsUnder(settings).strategies.some(({ id, rule }) => id === product && rule === fixedRate)
