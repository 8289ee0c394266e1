import type { Money } from './decimal.ts'

/**
 * Splits a total among holders by weight in whole units, by largest remainder; ties go to the smaller id.
 * The parts always add up to the total.
 * @throws RangeError for a negative weight, no weight at all, or a total that is negative or no whole number of units.
 */
export function splitByWeight(total: Money, unit: Money, weights: ReadonlyMap<string, bigint>): Map<string, Money> {
  if (total < 0n || total % unit !== 0n) throw new RangeError('the total must be a whole number of units')
  const sum = [...weights.values()].reduce((all, weight) => {
    if (weight < 0n) throw new RangeError('a weight must not be negative')
    return all + weight
  }, 0n)
  if (sum === 0n) throw new RangeError('at least one weight must be positive')
  const count = total / unit
  const shares = [...weights].map(([id, weight]) => ({
    id,
    units: (count * weight) / sum,
    remainder: (count * weight) % sum,
  }))
  let left = count - shares.reduce((all, share) => all + share.units, 0n)
  const byRemainder = [...shares].sort((a, b) => {
    if (a.remainder !== b.remainder) return a.remainder > b.remainder ? -1 : 1
    return a.id < b.id ? -1 : 1
  })
  for (const share of byRemainder) {
    if (left === 0n) break
    share.units += 1n
    left -= 1n
  }
  return new Map(shares.map((share) => [share.id, share.units * unit]))
}
