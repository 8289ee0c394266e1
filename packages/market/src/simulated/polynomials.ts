/**
 * exp, log and the normal quantile from + − × ÷ and square root alone. Engines differ in the last digit of `Math.exp`
 * and `Math.log`, and one digit would give a different price.
 */

const ln2 = 0.6931471805599453
const sqrtHalf = 0.7071067811865476

/** Powers of two from 2^-64 to 2^64, by doubling and halving, which are exact. */
const powersOfTwo = Float64Array.from({ length: 129 }, (_, i) => {
  let power = 1
  for (let step = i; step < 64; step += 1) power /= 2
  for (let step = 64; step < i; step += 1) power *= 2
  return power
})

/**
 * e^x with a relative error below 1e-14.
 * @throws RangeError beyond ±44, which no price reaches.
 */
export function exp(x: number): number {
  const twos = Math.floor(x / ln2 + 0.5)
  const power = powersOfTwo[twos + 64]
  if (power === undefined) throw new RangeError(`exp(${x}) is out of range`)
  const r = x - twos * ln2
  // Taylor's series on |r| ≤ ln 2 / 2; the first omitted term is below 1e-15.
  const high = 1 / 40_320 + r * (1 / 362_880 + r * (1 / 3_628_800 + r * (1 / 39_916_800 + r / 479_001_600)))
  const middle = 1 / 24 + r * (1 / 120 + r * (1 / 720 + r * (1 / 5_040 + r * high)))
  return power * (1 + r * (1 + r * (1 / 2 + r * (1 / 6 + r * middle))))
}

/**
 * The natural logarithm with an absolute error below 1e-14.
 * @throws RangeError unless x is positive and finite.
 */
export function log(x: number): number {
  if (!(x > 0 && x < Infinity)) throw new RangeError(`log(${x}): the argument should be positive and finite`)
  let mantissa = x
  let twos = 0
  for (; mantissa < sqrtHalf; mantissa *= 2) twos -= 1
  for (; mantissa > 2 * sqrtHalf; mantissa /= 2) twos += 1
  // log m = 2 artanh((m − 1) / (m + 1)), with |s| ≤ 0.172.
  const s = (mantissa - 1) / (mantissa + 1)
  const square = s * s
  let sum = 0
  for (let n = 19; n > 0; n -= 2) sum = 1 / n + square * sum
  return 2 * s * sum + twos * ln2
}

/** Where the tails of the quantile start. */
const tail = 0.02425

/**
 * The standard normal quantile of a probability between 0 and 1, both excluded, with a relative error below 1.2e-9.
 * Acklam's rational approximation (2003).
 */
export function normalQuantile(p: number): number {
  if (p < tail) return lowerTail(p)
  if (p > 1 - tail) return -lowerTail(1 - p)
  const q = p - 0.5
  const r = q * q
  const above =
    ((((-39.69683028665376 * r + 220.9460984245205) * r - 275.9285104469687) * r + 138.357751867269) * r -
      30.66479806614716) *
      r +
    2.506628277459239
  const below =
    ((((-54.47609879822406 * r + 161.5858368580409) * r - 155.6989798598866) * r + 66.80131188771972) * r -
      13.28068155288572) *
      r +
    1
  return (q * above) / below
}

function lowerTail(p: number): number {
  const q = Math.sqrt(-2 * log(p))
  const above =
    ((((-0.007784894002430293 * q - 0.3223964580411365) * q - 2.400758277161838) * q - 2.549732539343734) * q +
      4.374664141464968) *
      q +
    2.938163982698783
  const below =
    (((0.007784695709041462 * q + 0.3224671290700398) * q + 2.445134137142996) * q + 3.754408661907416) * q + 1
  return above / below
}

/** A standard normal value from a 32-bit draw; the ends are 6.34 deviations away. */
export const normalOf = (draw: number): number => normalQuantile((draw + 0.5) / 4_294_967_296)
