import { type Decimal, ONE, type Rate } from '../money/decimal.ts'
import type { Stance } from './rule.ts'
import { sumOf } from './sum-of.ts'

/**
 * Bets on the return of the last value to the mean of all of them, itself included: enters beyond `band`, a share of the
 * mean, and holds until the mean is reached or crossed. Whoever has just left may enter the other way at once.
 */
export function towardsMean(values: readonly Decimal[], held: Stance, band: Rate): Stance {
  const mean = sumOf(values)
  const last = (values.at(-1) ?? 0n) * BigInt(values.length)
  if (held === 'long' && last < mean) return 'long'
  if (held === 'short' && last > mean) return 'short'
  if (last * ONE > mean * (ONE + band)) return 'short'
  if (last * ONE < mean * (ONE - band)) return 'long'
  return 'flat'
}
