import { placesOf } from '../money/currency.ts'
import { type Money, ONE, type Rate } from '../money/decimal.ts'
import { amountOf } from '../money/mul-div.ts'
import { dayMs, dayStart } from '../time.ts'
import { openPause, type Pauses, pauseOn } from '../house-books/pauses.ts'
import { nextDayOf, type StrategyOrder } from './strategy-order.ts'

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
export const exitRateOn = (order: Days & Pick<StrategyOrder, 'exitFeeRate'>, pauses: Pauses, exitDay: number): Rate =>
  exitDay + dayMs >= expectedEnd(order, pauses, exitDay) ? 0n : order.exitFeeRate

type Days = Pick<StrategyOrder, 'startDay' | 'daysPaid' | 'pausedDays' | 'cycleDays'>

/**
 * When the last day of an order ends, as far as is known today: days of a pause count up to today, and those after it where it is
 * known when the product goes on. Epoch milliseconds.
 */
export function expectedEnd(order: Days, pauses: Pauses, today: number): number {
  const open = openPause(pauses)
  const isPassedOver = (day: number): boolean => {
    const pause = pauseOn(pauses, day)
    return pause !== undefined && (pause !== open || day <= today)
  }
  let day = nextDayOf(order)
  for (let left = order.cycleDays - order.daysPaid; left > 0; day += dayMs) left -= Number(!isPassedOver(day))
  return day
}
