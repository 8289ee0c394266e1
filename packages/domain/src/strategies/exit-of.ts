import { placesOf } from '../money/currency.ts'
import { type Money, ONE } from '../money/decimal.ts'
import { amountOf } from '../money/mul-div.ts'
import type { StrategyOrder } from './strategy-order.ts'

/** What leaving early costs of what remains, rounded up to a unit, and what it pays. */
export function exitOf({
  remaining,
  exitFeeRate,
  currency,
}: Pick<StrategyOrder, 'remaining' | 'exitFeeRate' | 'currency'>): { fee: Money; pays: Money } {
  const fee = amountOf(remaining, exitFeeRate, ONE, placesOf(currency), 'up')
  return { fee, pays: remaining - fee }
}
