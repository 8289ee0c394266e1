import type { Book } from '../books/book.ts'
import { openDraft } from '../books/draft.ts'
import type { Facts } from '../books/facts.ts'
import { assert, refuse } from '../result.ts'
import { dayMs } from '../time.ts'
import { fundedPoolOf } from './checked-pool.ts'
import type { CommandOf } from './house-book-commands.ts'
import type { HouseBookPosting } from './house-book-postings.ts'
import { poolPart } from './pool.ts'

/**
 * Pays for a day that is over, once, days in order: what its orders have gained leaves `escrow`, what they have lost comes.
 * It cannot fall short: each order's gains are within the most that it was granted for.
 */
export function settlePoolDay(book: Book, command: CommandOf<'settle_pool_day'>, { at }: Pick<Facts, 'at'>) {
  const { day, orders, gains, losses, owed } = command
  const pool = fundedPoolOf(book)
  if (pool === undefined) return refuse({ kind: 'wrong_house_book' })
  if (day <= pool.settledDay || day % dayMs !== 0 || at < day + dayMs) return refuse({ kind: 'not_due' })
  const { currency } = pool
  assert(pool.owed >= owed, 'the orders of a day were owed no more than the pool')
  const draft = openDraft<HouseBookPosting>(book)
  const subject = draft.nextId()
  draft.post({ kind: 'pool_losses_received', currency, from: 'house:transit', to: 'escrow', amount: losses, subject })
  draft.post({ kind: 'pool_gains_paid', currency, from: 'escrow', to: 'house:transit', amount: gains, subject })
  draft.setPart(poolPart, { ...pool, owed: pool.owed - owed, settledDay: day })
  assert(draft.held('escrow', currency) >= pool.owed - owed, 'what is left covers what is still owed')
  return draft.decide({ kind: 'pool_day_settled', day, orders, currency, gains, losses, owed })
}
