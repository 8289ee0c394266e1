import { settlementCurrency, placesOf, type Currency } from '../money/currency.ts'
import { type Money, ONE, type Price } from '../money/decimal.ts'
import { amountOf } from '../money/mul-div.ts'
import { needsNoPrice } from '../market/valuing-symbols.ts'

/** An amount of one currency. */
export type Amount = { readonly currency: Currency; readonly amount: Money }

/**
 * Returns what amounts are worth in USDT: the exact sum, rounded down once to whole units. What has no price counts as
 * nothing.
 */
export function worthOf(amounts: readonly Amount[], priceOf: (currency: Currency) => Price | undefined): Money {
  const sum = amounts.reduce(
    (exact, { currency, amount }) => exact + amount * (needsNoPrice(currency) ? ONE : (priceOf(currency) ?? 0n)),
    0n,
  )
  return amountOf(sum, 1n, ONE, placesOf(settlementCurrency), 'down')
}
