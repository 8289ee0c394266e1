import { secondsOf, secondsPerYear } from './calendar-tree.ts'
import { childKey, createDraws, type Key } from './hash.ts'
import { normalOf } from './polynomials.ts'

/** The variance of four weeks at unit variance a year. All blocks have the same; weeks within a block differ. */
export const blockVariance = secondsOf(0) / secondsPerYear

/** How much of a walk's distance to its anchor remains after four weeks; its half-life is half a year. Our choice. */
const retained = 0.9

/** Shocks older than this weigh less than a thousandth. */
const shocks = 64

/**
 * Scales the shocks so that two neighbouring knots differ by as much as the path between them moves: `blockVariance`.
 */
const shockDeviation = Math.sqrt((blockVariance * (1 + retained)) / 2)

/** How many knots we cache: seventy years of them. */
const rememberedMax = 1_000

/**
 * The values of a walk at the starts of its blocks of four weeks: a mean-reverting sequence around zero. Each is the
 * weighted sum of the shocks of earlier blocks, so no knot depends on another.
 */
export function createBlockKnots(key: Key): (block: number) => number {
  const draws = createDraws()
  const remembered = new Map<number, number>()
  return (block) => {
    const known = remembered.get(block)
    if (known !== undefined) return known
    let knot = 0
    for (let age = shocks - 1; age >= 0; age -= 1) {
      draws.begin(childKey(key, block - age))
      knot = knot * retained + shockDeviation * normalOf(draws.next())
    }
    if (remembered.size === rememberedMax) remembered.clear()
    remembered.set(block, knot)
    return knot
  }
}
