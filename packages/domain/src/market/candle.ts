import { type Decimal, larger, type Price, smaller } from '../money/decimal.ts'
import { type FeedTick, markOf } from './tick.ts'
import { dayMs, minuteMs } from '../time.ts'

const intervalMs = {
  '1m': minuteMs,
  '5m': 5 * minuteMs,
  '15m': 15 * minuteMs,
  '30m': 30 * minuteMs,
  '1h': 60 * minuteMs,
  '4h': 240 * minuteMs,
  '1d': dayMs,
  '1w': 7 * dayMs,
} as const

export type CandleInterval = keyof typeof intervalMs

export const candleIntervals = Object.keys(intervalMs) as CandleInterval[]

export const isCandleInterval = (text: string): text is CandleInterval => Object.hasOwn(intervalMs, text)

/** The length of a candle in milliseconds. */
export const lengthOf = (interval: CandleInterval): number => intervalMs[interval]

/** 1970-01-05 was a Monday. Weeks begin there; the shorter intervals all divide a day, so it does for them too. */
const firstMondayAt = 4 * dayMs

/** Prices are of mark, so that a liquidation can be seen on the chart. Times are epoch milliseconds. */
export type Candle = {
  openAt: number
  open: Price
  high: Price
  low: Price
  close: Price
  volume: Decimal
}

/** The fields of a tick that a candle uses. */
export type CandleTick = Pick<FeedTick, 'bid' | 'ask' | 'volume' | 'sourceAt'>

/** When the candle that holds a moment opens: UTC days, weeks from Monday 00:00. */
export function candleOpenAt(interval: CandleInterval, at: number): number {
  const length = intervalMs[interval]
  return Math.floor((at - firstMondayAt) / length) * length + firstMondayAt
}

/** Returns the candle of one tick, from which every larger candle is folded. */
export function candleOfTick(tick: CandleTick, interval: CandleInterval): Candle {
  const mark = markOf(tick)
  const openAt = candleOpenAt(interval, tick.sourceAt)
  return { openAt, open: mark, high: mark, low: mark, close: mark, volume: tick.volume }
}

/** Two candles of the same stretch of time as one; `earlier` must lie before `later`. */
export function joinCandles(earlier: Candle, later: Candle): Candle {
  return {
    openAt: earlier.openAt,
    open: earlier.open,
    high: larger(earlier.high, later.high),
    low: smaller(earlier.low, later.low),
    close: later.close,
    volume: earlier.volume + later.volume,
  }
}

/**
 * Folds candles into larger ones. They must come in the order of time, and their interval must divide this one.
 * A stretch without a candle has none in the answer either.
 */
export function foldCandles(candles: Iterable<Candle>, interval: CandleInterval): Candle[] {
  const folded: Candle[] = []
  for (const candle of candles) addCandle(folded, { ...candle, openAt: candleOpenAt(interval, candle.openAt) })
  return folded
}

/** Folds ticks, in the order of their source time, into candles. */
export function foldTicks(ticks: Iterable<CandleTick>, interval: CandleInterval): Candle[] {
  const folded: Candle[] = []
  for (const tick of ticks) addCandle(folded, candleOfTick(tick, interval))
  return folded
}

/** The last candle grows by what belongs to it; anything later begins a new one. */
function addCandle(folded: Candle[], next: Candle): void {
  const last = folded.at(-1)
  if (last?.openAt === next.openAt) folded[folded.length - 1] = joinCandles(last, next)
  else folded.push(next)
}
