import { type Candle, type CandleInterval, candleOpenAt, foldCandles, lengthOf } from '@touchstone/domain/market/candle'

/** Where an exchange's candles come from, page by page. */
export type CandlePages = {
  /** The intervals that it has, of which each of ours is a multiple of at least one. */
  intervals: readonly CandleInterval[]
  /** How many candles a page holds at most. */
  candlesMax: number
  /** Candles of an interval from `from` until `to`, excluded; more, fewer, unordered; undefined where unreadable. */
  page: (interval: CandleInterval, from: number, to: number) => Promise<readonly (Candle | undefined)[]>
}

/**
 * All candles from the opening of the one that holds `from` until `to`, excluded, in the order of time. An interval that
 * the exchange lacks is folded from the longest that it has.
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
