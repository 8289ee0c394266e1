export type PriceRange = { from: number; to: number }

/** The candles keep at least this much of the height, whatever else is drawn over them. Our choice. */
const candleShare = 0.6

/**
 * The prices that a pane shows: its candles, and of the lines and indicators over them what leaves the candles their share
 * of the height. Lines come first, the nearest before those farther away; what is left out is out of sight.
 */
export function priceRange(candles: PriceRange, everything: PriceRange, lines: readonly number[]): PriceRange {
  const span = candles.to - candles.from
  if (!(span > 0)) return everything
  const most = span / candleShare
  let { from, to } = candles
  const far = (line: number): number => Math.max(candles.from - line, line - candles.to)
  for (const line of lines.toSorted((a, b) => far(a) - far(b))) {
    const [low, high] = [Math.min(from, line), Math.max(to, line)]
    if (high - low <= most) [from, to] = [low, high]
  }
  // An indicator may leave the pane halfway.
  const [down, up] = [Math.max(0, from - everything.from), Math.max(0, everything.to - to)]
  const left = most - (to - from)
  const part = down + up > left ? left / (down + up) : 1
  return { from: from - down * part, to: to + up * part }
}
