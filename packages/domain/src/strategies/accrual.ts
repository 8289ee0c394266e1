import { type Currency, placesOf } from '../money/currency.ts'
import { type Money, ONE, type Rate, smaller } from '../money/decimal.ts'
import { times, unitOf } from '../money/mul-div.ts'

export type Accrual = { gain: Money; loss: Money; remaining: Money; carry: Money }

/**
 * What a day brings: remaining × rate, with what was left over from the days before; whole units of the currency are paid or
 * taken now, the rest is carried on. A loss takes no more than remains, and then nothing is carried.
 * Rates have at most 8 places and amounts at most 8, so the product is exact.
 */
export function accrualOf(
  { remaining, carry, currency }: { remaining: Money; carry: Money; currency: Currency },
  rate: Rate,
): Accrual {
  const exact = times(remaining, rate, 'down') + carry
  const unit = unitOf(placesOf(currency))
  const whole = (exact / unit) * unit
  if (whole >= 0n) return { gain: whole, loss: 0n, remaining, carry: exact - whole }
  const loss = smaller(-whole, remaining)
  return { gain: 0n, loss, remaining: remaining - loss, carry: loss === remaining ? 0n : exact - whole }
}

/** The result of a day within the limits of a product. */
export const limitedRate = (result: Rate, least: Rate, most: Rate): Rate =>
  result < least ? least : result > most ? most : result

export const isRate = (rate: Rate): boolean => rate > -ONE && rate < ONE
