type Prices = { open: number; high: number; low: number; close: number }

/** Candles smoothed by those before them: each opens in the middle of the last and closes at the mean of its prices. */
export function heikinAshi(bars: readonly Prices[]): Prices[] {
  let before: Prices | undefined
  return bars.map((bar) => {
    const open = before === undefined ? (bar.open + bar.close) / 2 : (before.open + before.close) / 2
    const close = (bar.open + bar.high + bar.low + bar.close) / 4
    before = { open, close, high: Math.max(bar.high, open, close), low: Math.min(bar.low, open, close) }
    return before
  })
}
