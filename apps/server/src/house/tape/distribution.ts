import { decimal, printDecimal, type Price, type Rate } from '@touchstone/domain/money/decimal'
import { over } from '@touchstone/domain/money/mul-div'

const step: Rate = decimal('0.02')
/** Beyond this many steps either way everything is in one: from ten percent on. Our choice. */
const stepsMax = 5n

export type Distribution = {
  rising: number
  falling: number
  unchanged: number
  steps: { from: string | null; to: string | null; count: number }[]
}

/** How far a price has moved from another, as a fraction of it, cut off after 18 decimals. */
export function changeOf(from: Price, to: Price): Rate {
  const moved = to - from
  return moved < 0n ? -over(-moved, from, 'down') : over(moved, from, 'down')
}

/** How many changes (fractions) lie in each step of two percent; a change on a bound belongs to the step above it. */
export function distributionOf(changes: readonly Rate[]): Distribution {
  const steps: Distribution['steps'] = []
  for (let at = -stepsMax - 1n; at <= stepsMax; at += 1n) {
    const from = at < -stepsMax ? null : at * step
    const to = at === stepsMax ? null : (at + 1n) * step
    const count = changes.filter((change) => (from === null || change >= from) && (to === null || change < to)).length
    steps.push({ from: from === null ? null : printDecimal(from), to: to === null ? null : printDecimal(to), count })
  }
  return {
    rising: changes.filter((change) => change > 0n).length,
    falling: changes.filter((change) => change < 0n).length,
    unchanged: changes.filter((change) => change === 0n).length,
    steps,
  }
}
