import { type Candle, type CandleInterval, candleOpenAt, foldCandles, lengthOf } from '@touchstone/domain/market/candle'

/** Pages of candles from an exchange. */
export type CandlePages = {
  /** The intervals that the exchange offers. Each of ours is a multiple of at least one of them. */
  intervals: readonly CandleInterval[]
  /** Maximum number of candles in a page. */
  candlesMax: number
  /**
   * Candles of an interval from `from` (included) to `to` (excluded). The exchange may return more or fewer, in any
   * order; a candle is undefined if it cannot be parsed.
   */
  page: (interval: CandleInterval, from: number, to: number) => Promise<readonly (Candle | undefined)[]>
}

/**
 * All candles from the one that contains `from` up to `to` (excluded), in the order of time. An interval that the
 * exchange lacks is folded from the longest suitable one that it has.
 */
export async function backfill(
  { intervals, candlesMax, page }: CandlePages,
  wanted: CandleInterval,
  { from, to }: { from: number; to: number },
  onGarbage: () => void,
): Promise<Candle[]> {
  const interval = intervals.findLast((each) => lengthOf(wanted) % lengthOf(each) === 0)
  if (interval === undefined) return []
  const length = lengthOf(interval)
  const start = candleOpenAt(wanted, from)
  const end = Math.ceil((to - start) / length) * length + start
  const found = new Map<number, Candle>()
  for (let at = start; at < end; at += length * candlesMax) {
    const until = Math.min(at + length * candlesMax, end)
    for (const candle of await page(interval, at, until)) {
      if (candle === undefined || candleOpenAt(interval, candle.openAt) !== candle.openAt) onGarbage()
      else if (candle.openAt >= at && candle.openAt < until) found.set(candle.openAt, candle)
    }
  }
  const inOrder = [...found.values()].sort((a, b) => a.openAt - b.openAt)
  return interval === wanted ? inOrder : foldCandles(inOrder, wanted)
}
