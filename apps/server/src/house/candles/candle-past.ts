import type { Candle, CandleInterval } from '@touchstone/domain/market/candle'
import type { Urgency } from './slices.ts'

/** Times are epoch milliseconds. */
export type PastRange = {
  /** Candles that open before this moment. */
  before: number
  /** What happened before this moment is folded, and nothing after it: the last candle may be a part. */
  until: number
  limit: number
  urgency: Urgency
}

/** Where candles come from that are no longer growing. */
export type CandlePast = {
  /**
   * The time between two ticks of a market that is known at every moment, taped or not; undefined if only the tape
   * knows.
   */
  everyMs: number | undefined
  /** Returns the time up to which the past of a symbol is currently known. */
  endOf: (symbol: string) => Promise<number>
  /**
   * The last candles of a range, oldest first, without a hole. A long way back may be answered in part and be there in
   * full a while later: fewer than `limit` is not the end of the past, none is.
   */
  list: (symbol: string, interval: CandleInterval, range: PastRange) => Promise<Candle[]>
  /** How many hours of the market `list` would have to compute for a range; 0 where nothing is computed. */
  hoursToCompute: (symbol: string, interval: CandleInterval, range: Omit<PastRange, 'urgency'>) => number
  /** Stores the fold of a minute's taped ticks: a complete minute, or one that is still growing. */
  keep: (symbol: string, minute: Candle) => void
  /** A tick has begun a minute. Minutes that are missing before it may be filled from elsewhere. */
  begin: (symbol: string, openAt: number) => void
  /** Subscribes to changes of candles before the current minute of a symbol. */
  onFilled: (listener: (symbol: string) => void) => void
  /** Done once nothing is being filled. */
  idle: () => Promise<void>
  close: () => Promise<void>
}
