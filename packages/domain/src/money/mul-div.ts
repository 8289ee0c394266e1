import { type Decimal, decimalPlaces, type Money, ONE } from './decimal.ts'

/** `down` is toward minus infinity, `up` toward plus infinity: payments of a user are rounded up, receipts down. */
export type Rounding = 'down' | 'up'

/**
 * a × b / c as an integer, rounded once. The factors may carry any scale: only the quotient is cut.
 * @throws RangeError when c is zero.
 */
export function mulDiv(a: bigint, b: bigint, c: bigint, rounding: Rounding): bigint {
  const numerator = c < 0n ? -(a * b) : a * b
  const denominator = c < 0n ? -c : c
  const quotient = numerator / denominator
  if (quotient * denominator === numerator) return quotient
  if (rounding === 'down') return numerator < 0n ? quotient - 1n : quotient
  return numerator < 0n ? quotient : quotient + 1n
}

/** a × b of two decimals as a decimal. */
export const times = (a: Decimal, b: Decimal, rounding: Rounding): Decimal => mulDiv(a, b, ONE, rounding)

/** a / b of two decimals as a decimal. */
export const over = (a: Decimal, b: Decimal, rounding: Rounding): Decimal => mulDiv(a, ONE, b, rounding)

const units: Decimal[] = Array.from({ length: decimalPlaces + 1 }, (_, places) => 10n ** BigInt(decimalPlaces - places))

/** The smallest amount of a currency that has this many decimal places. */
export function unitOf(places: number): Decimal {
  const unit = units[places]
  if (unit === undefined) throw new RangeError(`a currency has 0 to ${decimalPlaces} decimal places, not ${places}`)
  return unit
}

/**
 * The amount a × b / c in whole units of a currency with `places` decimal places, rounded once.
 * With two decimals a and b, c is `ONE`; with three factors pass a × b as a and `ONE * ONE` as c.
 */
export function amountOf(a: bigint, b: bigint, c: bigint, places: number, rounding: Rounding): Money {
  const unit = unitOf(places)
  return mulDiv(a, b, c * unit, rounding) * unit
}

/** Whether a value is on the grid of a price tick, a quantity step or a currency's unit. */
export const isOnGrid = (value: Decimal, step: Decimal): boolean => value % step === 0n

/** Returns the nearest grid values at or below and at or above, which a refusal suggests. */
export function nearestOnGrid(value: Decimal, step: Decimal): { below: Decimal; above: Decimal } {
  return { below: mulDiv(value, 1n, step, 'down') * step, above: mulDiv(value, 1n, step, 'up') * step }
}
