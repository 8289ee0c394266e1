import { type Currency, placesOf } from '../money/currency.ts'
import { type Money, type Rate, smaller } from '../money/decimal.ts'
import { nearestOnGrid, times, unitOf } from '../money/mul-div.ts'

export type Accrual = { gain: Money; loss: Money; remaining: Money; carry: Money }

/**
 * What a day brings: remaining × rate, with what was left over from the days before, rounded down to whole units of the
 * currency; the rest, at least 0 and less than a unit, is carried on. So all days together bring what they come to exactly,
 * less than a unit short, however small an order is. A loss takes no more than remains, and then nothing is carried.
 * Rates have at most 8 places and amounts at most 8, so the product is exact.
 */
export function accrualOf(
  { remaining, carry, currency }: { remaining: Money; carry: Money; currency: Currency },
  rate: Rate,
): Accrual {
  const exact = times(remaining, rate, 'down') + carry
  const whole = nearestOnGrid(exact, unitOf(placesOf(currency))).below
  if (whole >= 0n) return { gain: whole, loss: 0n, remaining, carry: exact - whole }
  const loss = smaller(-whole, remaining)
  return { gain: 0n, loss, remaining: remaining - loss, carry: loss === remaining ? 0n : exact - whole }
}

/** The result of a day within the limits of a product. */
export const limitedRate = (result: Rate, least: Rate, most: Rate): Rate =>
  result < least ? least : result > most ? most : result
