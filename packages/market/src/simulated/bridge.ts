import type { Draws } from './hash.ts'
import { normalOf } from './polynomials.ts'

/**
 * A Brownian bridge: fills in the knots between two fixed ends. `knots` has one more element than `parts`, the
 * variances between neighbouring knots. Each knot is drawn from its normal distribution given the previous knot and
 * the right end: the mean lies on the straight line in variance time, the variance is part × rest / (part + rest).
 * Where there is no variance (closed hours) the value stays constant.
 */
export function bridge(
  ends: { left: number; right: number; variance: number },
  parts: Float64Array,
  draws: Draws,
  knots: Float64Array,
): void {
  let value = ends.left
  let remaining = ends.variance
  knots[0] = value
  const last = parts.length - 1
  for (let i = 0; i < last; i += 1) {
    const part = parts[i] ?? 0
    const normal = normalOf(draws.next())
    // The parts sum to the whole only up to rounding, so the last open part may slightly exceed the remainder.
    if (part >= remaining) value = part > 0 ? ends.right : value
    else {
      const share = part / remaining
      value = value + (ends.right - value) * share + Math.sqrt(part * (1 - share)) * normal
    }
    remaining -= part
    knots[i + 1] = value
  }
  knots[last + 1] = ends.right
}
