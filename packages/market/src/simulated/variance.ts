import { type Activity, activityBetween } from './activity.ts'
import { secondOfWeek, secondsOf, splitLevels } from './calendar-tree.ts'
import type { Draws } from './hash.ts'
import { exp, normalOf } from './polynomials.ts'

const secondsPerHour = 3_600
const secondsPerDay = 86_400

/**
 * How a cell's variance is split among its children: each gets its activity times a lognormal weight. Weights that
 * multiply from level to level form a cascade (Mandelbrot, Calvet and Fisher 1997), which gives the two properties of
 * real markets that a plain random walk lacks: volatility clustering at every scale, and heavy tails.
 */
type Unevenness = {
  /** Standard deviation of the logarithm of a weight. */
  spread: number
  /** A weight this many deviations above the mean is a jump: its child takes most of the parent's variance. */
  jumpsAbove: number
  jumpFactor: number
}

const even = (spread: number): Unevenness => ({ spread, jumpsAbove: Infinity, jumpFactor: 1 })
const jumpy = (spread: number, jumpsAbove: number, jumpFactor: number): Unevenness => ({
  spread,
  jumpsAbove,
  jumpFactor,
})

/** One for each level, from four weeks down to five seconds; fitted to the recorded pack `crypto-2026`. */
const unevenness: readonly Unevenness[] = [
  even(0.6),
  even(0.8),
  even(0.9),
  jumpy(0.7, 2.4, 3),
  even(0.6),
  even(0.5),
  jumpy(0.5, 2.6, 5),
  jumpy(0.5, 2.6, 5),
  even(0.35),
  even(0.35),
  even(0.35),
]

/**
 * Splits the variance of a cell that begins at second `start` among its children, into `parts`. The parts sum to the
 * whole up to rounding; closed hours get none.
 */
export function splitVariance(
  cell: { level: number; start: number; variance: number; parts: Float64Array },
  activity: Activity,
  draws: Draws,
): void {
  const { level, start, variance, parts } = cell
  const { spread, jumpsAbove, jumpFactor } = unevennessOf(level)
  const seconds = secondsOf(level + 1)
  let sum = 0
  for (let child = 0; child < parts.length; child += 1) {
    const normal = normalOf(draws.next())
    const jump = normal > jumpsAbove ? jumpFactor : 1
    const weight = expectedShare(activity, start + child * seconds, seconds) * exp(spread * normal) * jump
    parts[child] = weight
    sum += weight
  }
  const scale = sum > 0 ? variance / sum : 0
  for (let child = 0; child < parts.length; child += 1) parts[child] = (parts[child] ?? 0) * scale
}

/** Within an hour all children are alike, and so are whole weeks. */
function expectedShare(activity: Activity, start: number, seconds: number): number {
  if (seconds < secondsPerHour || seconds > secondsPerDay) return 1
  const hour = secondOfWeek(start) / secondsPerHour
  return activityBetween(activity, hour, hour + seconds / secondsPerHour)
}

function unevennessOf(level: number): Unevenness {
  const found = unevenness[level]
  if (found === undefined)
    throw new RangeError(`level ${level} is not split: the calendar splits levels 0 to ${splitLevels - 1}`)
  return found
}
