import { isCurrency, placesOf, settlementCurrency } from '@touchstone/domain/money/currency'
import { ONE, parseDecimal, printDecimal } from '@touchstone/domain/money/decimal'
import { amountOf } from '@touchstone/domain/money/mul-div'
import { percentText } from '../format/number-text.ts'
import type { Product } from './investments.queries.ts'

/** A fixed rate with every decimal that it has: `0.02%`. */
export function fixedRateText({ dailyRateMax }: Pick<Product, 'dailyRateMax'>): string {
  const { length } = dailyRateMax.split('.')[1] ?? ''
  return percentText(dailyRateMax, Math.max(2, length - 2))
}

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
