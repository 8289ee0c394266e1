import { type Book, partOf } from '../books/book.ts'
import { openDraft } from '../books/draft.ts'
import { placesOf } from '../money/currency.ts'
import { larger, type Money, smaller } from '../money/decimal.ts'
import { amountOf } from '../money/mul-div.ts'
import { assert, refuse } from '../result.ts'
import { poolOf } from './checked-pool.ts'
import type { CommandOf } from './house-book-commands.ts'
import type { HouseBookPosting } from './house-book-postings.ts'
import { openPause, pausesPart } from './pauses.ts'
import { type Pool, poolPart } from './pool.ts'
import { type DeclineReason, purposes } from './purposes.ts'

/**
 * Takes an order's share out of the capacity, if the sale is open, enough is left, and `escrow` covers the most that is
 * owed with it. Else the row says why not: the order waits for an answer, and gets one.
 */
export function grant(book: Book, { orderId, orderBook, product, amount, owed }: CommandOf<'grant'>) {
  const pool = poolOf(book, product)
  if (pool === undefined) return refuse({ kind: 'wrong_house_book' })
  const { purpose } = pool
  if (purposes[purpose].confirm === 'nothing') return refuse({ kind: 'wrong_house_book' })
  const draft = openDraft<HouseBookPosting>(book)
  const free = larger(pool.capacity - pool.granted, 0n)
  const spare = draft.held('escrow', pool.currency) - pool.owed
  const soldOut = free < amount || spare < owed ? 'sold_out' : undefined
  const reason: DeclineReason | undefined = notSold(book, pool) ?? soldOut
  if (reason !== undefined) {
    const left = reason === 'sold_out' ? smaller(free, coveredBy(pool, spare, { amount, owed })) : 0n
    return draft.decide({ kind: 'grant_declined', purpose, orderId, orderBook, amount, reason, left })
  }
  draft.setPart(poolPart, { ...pool, granted: pool.granted + amount, owed: pool.owed + owed })
  return draft.decide({ kind: 'granted', purpose, orderId, orderBook, amount, owed, left: free - amount })
}

/** Why a pool sells nothing, whatever is left. */
function notSold(book: Book, { isOnSale }: Pool): 'sale_closed' | 'product_frozen' | undefined {
  if (!isOnSale) return 'sale_closed'
  return openPause(partOf(book, pausesPart)) === undefined ? undefined : 'product_frozen'
}

/** How much of an order like this one is covered by what no other order is owed, rounded down to a unit. */
const coveredBy = ({ currency }: Pool, spare: Money, { amount, owed }: { amount: Money; owed: Money }): Money =>
  spare >= owed ? amount : amountOf(amount, spare, owed, placesOf(currency), 'down')

/** Frees the share of an order that has ended. */
export function returnGrant(book: Book, { orderId, amount, owed }: CommandOf<'return_grant'>) {
  const pool = poolOf(book)
  if (pool === undefined) return refuse({ kind: 'wrong_house_book' })
  assert(pool.granted >= amount && pool.owed >= owed, 'a pool has granted what is returned')
  const draft = openDraft<HouseBookPosting>(book)
  draft.setPart(poolPart, { ...pool, granted: pool.granted - amount, owed: pool.owed - owed })
  return draft.decide({ kind: 'grant_returned', orderId, amount, owed })
}
