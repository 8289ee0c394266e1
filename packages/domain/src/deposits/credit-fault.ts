import type { Book } from '../books/book.ts'
import { type Currency, placesOf } from '../money/currency.ts'
import type { Money } from '../money/decimal.ts'
import { isOnGrid, nearestOnGrid, unitOf } from '../money/mul-div.ts'
import type { DepositRefusal as Refusal } from './deposit-refusal.ts'

/** Why money cannot come into or be taken from a book by the house: only a real one, and whole units. */
export function creditFault(
  book: Book,
  { currency, amount }: { currency: Currency; amount: Money },
): Refusal | undefined {
  if (book.world !== 'real') return { kind: 'not_a_real_book' }
  if (amount <= 0n) return { kind: 'amount_not_positive', field: 'amount' }
  const unit = unitOf(placesOf(currency))
  return isOnGrid(amount, unit) ? undefined : { kind: 'amount_off_grid', ...nearestOnGrid(amount, unit) }
}
