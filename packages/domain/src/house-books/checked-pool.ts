import { type Book, partOf } from '../books/book.ts'
import type { AmountRefusal } from '../books/refusal.ts'
import { type Currency, placesOf } from '../money/currency.ts'
import type { Money } from '../money/decimal.ts'
import { isOnGrid, nearestOnGrid, unitOf } from '../money/mul-div.ts'
import { type Pool, poolPart } from './pool.ts'
import { purposes } from './purposes.ts'
import { treasuryPart } from './treasury.ts'

/** The pool that a book is; undefined where it is none, or one of another product. */
export function poolOf(book: Book, product?: string): Pool | undefined {
  const pool = partOf(book, poolPart)
  return pool.product === '' || (product !== undefined && product !== pool.product) ? undefined : pool
}

/** The pool of an offering that the house pays for; undefined where a book is none, or its money is another's. */
export function fundedPoolOf(book: Book, product?: string): Pool | undefined {
  const pool = poolOf(book, product)
  return pool !== undefined && purposes[pool.purpose].paidBy === 'house' ? pool : undefined
}

export const isTreasury = (book: Book): boolean => partOf(book, treasuryPart).raised > 0n

/** Whether a book belongs to the house: nobody's commands reach it. */
export const isHouseBook = (book: Book): boolean => poolOf(book) !== undefined || isTreasury(book)

export function amountFault(amount: Money, currency: Currency): AmountRefusal | undefined {
  if (amount <= 0n) return { kind: 'amount_not_positive', field: 'amount' }
  const unit = unitOf(placesOf(currency))
  return isOnGrid(amount, unit) ? undefined : { kind: 'amount_off_grid', ...nearestOnGrid(amount, unit) }
}
