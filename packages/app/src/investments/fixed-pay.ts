import { isCurrency, placesOf, settlementCurrency } from '@touchstone/domain/money/currency'
import { ONE, parseDecimal, printDecimal } from '@touchstone/domain/money/decimal'
import { amountOf } from '@touchstone/domain/money/mul-div'
import { exactPercent } from '../receipts/exact.ts'
import type { Product } from './investments.queries.ts'

/** A fixed rate with every decimal that it has: `0.02%`. */
export const fixedRateText = ({ dailyRateMax }: Pick<Product, 'dailyRateMax'>): string =>
  exactPercent(parseDecimal(dailyRateMax) ?? 0n)

/**
 * What a fixed rate pays on an amount until the end of its term, beside the amount: exactly, since what is left over from day
 * to day is carried, and only the last day rounds it down. A decimal string.
 */
export function fixedPay(
  amount: string,
  { dailyRateMax, cycleDays, currency }: Pick<Product, 'dailyRateMax' | 'cycleDays' | 'currency'>,
): string {
  const places = placesOf(isCurrency(currency) ? currency : settlementCurrency)
  const [rate, given] = [parseDecimal(dailyRateMax) ?? 0n, parseDecimal(amount) ?? 0n]
  return printDecimal(amountOf(given, rate * BigInt(cycleDays), ONE, places, 'down'))
}
