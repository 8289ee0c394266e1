import { isCurrency, placesOf, settlementCurrency } from '@touchstone/domain/money/currency'
import { ONE, parseDecimal, printDecimal } from '@touchstone/domain/money/decimal'
import { amountOf } from '@touchstone/domain/money/mul-div'
import { wholePercentText } from '../format/number-text.ts'
import type { Product } from './investments.queries.ts'

/** A fixed rate: `0.02%`. Both limits are signed, so both are said where they differ, which is against the rules of the house. */
export function fixedRateText({ dailyRateMin, dailyRateMax }: Pick<Product, 'dailyRateMin' | 'dailyRateMax'>): string {
  return [...new Set([wholePercentText(dailyRateMin), wholePercentText(dailyRateMax)])].join(' – ')
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
