/** Points of a chart. Charts may use floating point: nothing is booked from them. */
export type ChartPoint = { at: number; value: number }

/** Places in percent of the width and height, y from the top; `line` and `area` are paths in a box of 100 by 100. */
export type LineGeometry = { xs: number[]; ys: number[]; low: number; high: number; line: string; area: string }

const cut = (place: number): string => place.toFixed(2)

/**
 * Values spread over the height, `gap` percent away from top and bottom; in the middle when all are equal. `leastSpan`: where
 * they differ by less, they take as much less of the height.
 */
export function spread(
  values: readonly number[],
  gap: number,
  leastSpan = 0,
): { ys: number[]; low: number; high: number } {
  const low = Math.min(...values)
  const high = Math.max(...values)
  const span = Math.max(high - low, leastSpan)
  const perUnit = span === 0 ? 0 : (100 - 2 * gap) / span
  const ys = values.map((value) => 50 - (value - (high + low) / 2) * perUnit)
  return { ys, low, high }
}

/** Times spread over the width, evenly when they do not differ; a single one is at the end. */
function across(times: readonly number[]): number[] {
  if (times.length === 1) return [100]
  const first = times[0] ?? 0
  const span = (times.at(-1) ?? 0) - first
  return times.map((at, index) => (span > 0 ? ((at - first) / span) * 100 : (index / (times.length - 1)) * 100))
}

/** The shape of a line through at least one point; a single point is a level line. `leastSpan` as of `spread`. */
export function lineGeometry(points: readonly ChartPoint[], gap = 6, leastSpan = 0): LineGeometry {
  const { ys, low, high } = spread(
    points.map((point) => point.value),
    gap,
    leastSpan,
  )
  const xs = across(points.map((point) => point.at))
  const line = linePath(xs, ys)
  return { xs, ys, low, high, line, area: `${line}V100H0Z` }
}

/** A path through places in percent. */
export function linePath(xs: readonly number[], ys: readonly number[]): string {
  if (ys.length === 1) return `M0 ${cut(ys[0] ?? 50)}H100`
  return xs.map((x, index) => `${index === 0 ? 'M' : 'L'}${cut(x)} ${cut(ys[index] ?? 50)}`).join('')
}

/** The index of the place nearest to `x`; places ascend. */
export function nearestIndex(xs: readonly number[], x: number): number {
  let best = 0
  for (const [index, place] of xs.entries()) {
    if (Math.abs(place - x) <= Math.abs((xs[best] ?? 0) - x)) best = index
  }
  return best
}

export type BarGeometry = { x: number; y: number; width: number; height: number; middle: number }

/** Bars in percent of the box around the line of zero, `gap` percent of room at top and bottom for their values. */
export function barGeometry(values: readonly number[], gap: number): { zero: number; bars: BarGeometry[] } {
  const high = Math.max(0, ...values)
  const low = Math.min(0, ...values)
  const top = high > 0 ? gap : 2
  const room = 100 - top - (low < 0 ? gap : 2)
  const yOf = (value: number): number => (high === low ? 100 - 2 : top + ((high - value) / (high - low)) * room)
  const zero = yOf(0)
  const slot = 100 / Math.max(1, values.length)
  const width = Math.min(slot * 0.64, 12)
  const bars = values.map((value, index) => {
    const middle = slot * (index + 0.5)
    const height = Math.max(Math.abs(yOf(value) - zero), 0.8)
    return { x: middle - width / 2, y: value < 0 ? zero : zero - height, width, height, middle }
  })
  return { zero, bars }
}
