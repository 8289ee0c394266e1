import type { Currency } from '../money/currency.ts'
import type { Money } from '../money/decimal.ts'
import { accountKey, type AccountKey, type Book } from './book.ts'

/**
 * What `frozen` must hold for all that is open in a book, by account and currency. The book must hold all of its open
 * records.
 */
export function frozenFor(book: Book): Map<AccountKey, Money> {
  const frozen = new Map<AccountKey, Money>()
  const add = (currency: Currency, amount: Money): void => {
    const key = accountKey('frozen', currency)
    if (amount > 0n) frozen.set(key, (frozen.get(key) ?? 0n) + amount)
  }
  for (const { of, open } of Object.values(book.records))
    for (const record of open.values()) {
      const held = of.frozen(record as never)
      if (held !== 'nothing') add(held.currency, held.amount)
    }
  return frozen
}
