import { type Candle, lengthOf } from '@touchstone/domain/market/candle'
import type { Replay } from '@touchstone/market/replay/replay'
import type { FetchCandles } from './backfill.ts'
import { createSlices } from './slices.ts'

/** A few milliseconds of one core at most, and whole candles of every stored interval. */
const stretchMs = lengthOf('4h')

/** How long before its first start the recording is repeated backwards, and no further. Our choice. */
const beforeFirstStartMs = 104 * lengthOf('1w')

/** Fills the gaps of a replay's tape from its recording: the time before its first start, and pauses. */
export function replayedCandles(replay: Pick<Replay, 'candles' | 'describe'>): FetchCandles {
  const slices = createSlices()
  return async (symbol, interval, from, to) => {
    const { lap, lapBeganAt, window } = replay.describe(from)
    const beginsAt = lapBeganAt - lap * (window.to - window.from) - beforeFirstStartMs
    const found: Candle[] = []
    for (let at = Math.max(from, beginsAt); at < to; at += stretchMs) {
      const end = Math.min(at + stretchMs, to)
      found.push(...(await slices.run(() => replay.candles(symbol, interval, at, end), 'now')))
    }
    return found
  }
}
