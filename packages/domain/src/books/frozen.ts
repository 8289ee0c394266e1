import { type Currency, settlementCurrency } from '../money/currency.ts'
import type { Money } from '../money/decimal.ts'
import { accountKey, type AccountKey, type Book } from './book.ts'

/**
 * What `frozen` must hold for all that is open in a book, by account and currency: the reserves of its orders, its stakes,
 * and what is on its way out with its fees. The book must hold all of its open records.
 */
export function frozenFor({ orders, secondContracts, withdrawals }: Book): Map<AccountKey, Money> {
  const frozen = new Map<AccountKey, Money>()
  const add = (currency: Currency, amount: Money): void => {
    const key = accountKey('frozen', currency)
    if (amount > 0n) frozen.set(key, (frozen.get(key) ?? 0n) + amount)
  }
  for (const { reserved } of orders.values()) add(settlementCurrency, reserved)
  for (const { stake } of secondContracts.values()) add(settlementCurrency, stake)
  for (const { currency, amount, fee } of withdrawals.values()) add(currency, amount + fee)
  return frozen
}
