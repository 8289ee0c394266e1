import { placesOf } from '../money/currency.ts'
import { type Money, ONE, type Rate } from '../money/decimal.ts'
import { amountOf } from '../money/mul-div.ts'
import { dayMs, dayStart } from '../time.ts'
import { endOf, type StrategyOrder } from './strategy-order.ts'

/** What leaving early costs of what remains, rounded up to a unit, and what it pays. */
export function exitOf({
  remaining,
  exitFeeRate,
  currency,
}: Pick<StrategyOrder, 'remaining' | 'exitFeeRate' | 'currency'>): { fee: Money; pays: Money } {
  const fee = amountOf(remaining, exitFeeRate, ONE, placesOf(currency), 'up')
  return { fee, pays: remaining - fee }
}

/** The UTC day that has begun at a moment: whoever asks to leave then leaves with it. Epoch milliseconds. */
export const exitDayAt = dayStart

/** What leaving with a UTC day costs of what remains then: nothing where the term ends with it, or has ended before. */
export const exitRateOn = (
  order: Pick<StrategyOrder, 'startDay' | 'cycleDays' | 'exitFeeRate'>,
  exitDay: number,
): Rate => (exitDay + dayMs >= endOf(order) ? 0n : order.exitFeeRate)
