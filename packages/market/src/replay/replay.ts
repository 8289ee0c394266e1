import { type Candle, type CandleInterval, candleOpenAt, foldCandles, lengthOf } from '@touchstone/domain/market/candle'
import type { FeedTick } from '@touchstone/domain/market/tick'
import { larger, type Price, smaller } from '@touchstone/domain/money/decimal'
import { mulDiv } from '@touchstone/domain/money/mul-div'
import { deriveQuote } from '../derive-quote.ts'
import { priceInBar, turnsOfBar, volumeBetween, volumeInBar } from './bar-path.ts'
import type { RecordedSeries, Recording } from './recording.ts'
import { type Laps, lapsOf, type ReplayWindow, windowOf } from './replay-window.ts'

const secondMs = 1_000

/** Recorded data as a market of today: the bars are real, the points inside a bar interpolated. */
export type Replay = {
  /** The source name, such as `replay:crypto-2026`, on every screen that shows a price. */
  source: string
  symbols: readonly string[]
  /** The tick of the second that contains a moment; none in a gap of the recording or for an unknown symbol. */
  tickAt: (symbol: string, at: number) => FeedTick | undefined
  /**
   * The fold of the ticks from the candle that contains `from` up to `to` (excluded). `to` must not lie in the
   * future.
   */
  candles: (symbol: string, interval: CandleInterval, from: number, to: number) => Candle[]
  /** The first moment after `at` at which the recording starts over. Prices continue from its last price. */
  seamAfter: (at: number) => number
  describe: (at: number) => ReplayDescription
}

/** Describes a moment of a replay for screens. Times are epoch milliseconds. */
export type ReplayDescription = {
  source: string
  /** When the prices of the moment were recorded. */
  recordedAt: number
  /** The stretch that the replay loops. */
  window: ReplayWindow
  /**
   * How often the recording has started over since the replay's first start. Prices equal the recorded ones in lap 0
   * only.
   */
  lap: number
  lapBeganAt: number
  nextSeamAt: number
  files: readonly { symbol: string; file: string; barMs: number }[]
}

/**
 * Loops a recording as if it began in the week before `shiftedTo`. It is a function of the recording, `shiftedTo` and
 * the requested time: store `shiftedTo` at the first start, because a different one changes the past.
 * @throws RangeError when the series have less than a week in common.
 */
export function createReplay(recording: Recording, { shiftedTo }: { shiftedTo: number }): Replay {
  const all = [...recording.series.values()]
  const window = windowOf(all)
  const laps = lapsOf(window, shiftedTo)
  const source = `replay:${recording.pack}`
  const played = new Map(all.map((series) => [series.terms.symbol, playedSeries(series, window)]))
  const seamAfter = (at: number): number => laps.seamBefore(laps.positionAt(at).lap + 1)
  return {
    source,
    symbols: [...played.keys()],
    tickAt(symbol, at) {
      const series = played.get(symbol)
      return series === undefined ? undefined : tickOf(series, laps, source, Math.floor(at / secondMs) * secondMs)
    },
    candles(symbol, interval, from, to) {
      const series = played.get(symbol)
      if (series === undefined) return []
      return foldCandles(pieces(series, laps, interval, { from: candleOpenAt(interval, from), to }), interval)
    },
    seamAfter,
    describe(at) {
      const { lap, recordedAt } = laps.positionAt(at)
      return {
        source,
        recordedAt,
        window,
        lap,
        lapBeganAt: laps.seamBefore(lap),
        nextSeamAt: seamAfter(at),
        files: all.map(({ terms, file, lengthMs }) => ({ symbol: terms.symbol, file, barMs: lengthMs })),
      }
    },
  }
}

type PlayedSeries = RecordedSeries & {
  barAt: ReadonlyMap<number, Candle>
  /** The first and the last price of the window. Each lap is the previous one times last / first. */
  firstPrice: Price
  lastPrice: Price
}

/** @throws RangeError when a symbol has no bar in the window that all symbols share. */
function playedSeries(series: RecordedSeries, window: ReplayWindow): PlayedSeries {
  const bars = series.bars.filter(({ openAt }) => openAt >= window.from && openAt < window.to)
  const [first, last] = [bars[0], bars.at(-1)]
  if (first === undefined || last === undefined) throw new RangeError(`${series.file} has no bar in the replayed weeks`)
  const barAt = new Map(bars.map((bar) => [bar.openAt, bar]))
  return { ...series, barAt, firstPrice: first.open, lastPrice: last.close }
}

function tickOf(series: PlayedSeries, laps: Laps, source: string, at: number): FeedTick | undefined {
  const { terms, lengthMs } = series
  const { lap, recordedAt } = laps.positionAt(at)
  const openAt = Math.floor(recordedAt / lengthMs) * lengthMs
  const bar = series.barAt.get(openAt)
  if (bar === undefined) return undefined
  const [seconds, second] = [lengthMs / secondMs, (recordedAt - openAt) / secondMs]
  const price = rescaled(priceInBar(bar, seconds, second, terms.priceTick), series, lap)
  return {
    symbol: terms.symbol,
    ...deriveQuote(price, terms),
    last: price,
    volume: volumeInBar(bar.volume, seconds, second),
    sourceAt: at,
    receivedAt: at,
    source,
    derived: true,
  }
}

/**
 * The candles of the stretches that each lie within one bar and one candle. A path between two turns only rises or
 * falls, and rescaling keeps the order of prices, so a fold needs no ticks but those at a stretch's turns and ends.
 */
function* pieces(
  series: PlayedSeries,
  laps: Laps,
  interval: CandleInterval,
  range: { from: number; to: number },
): Generator<Candle> {
  const end = Math.ceil(range.to / secondMs) * secondMs
  for (let at = range.from; at < end;) {
    const { lap, recordedAt } = laps.positionAt(at)
    const openAt = Math.floor(recordedAt / series.lengthMs) * series.lengthMs
    const nextAt = Math.min(
      at + openAt + series.lengthMs - recordedAt,
      candleOpenAt(interval, at) + lengthOf(interval),
      end,
    )
    const bar = series.barAt.get(openAt)
    const from = (recordedAt - openAt) / secondMs
    if (bar !== undefined) yield pieceOf(series, bar, lap, { at, from, to: from + (nextAt - at) / secondMs })
    at = nextAt
  }
}

/** The seconds of a bar from one to another (excluded), as one candle that opens at `at`. */
function pieceOf(
  series: PlayedSeries,
  bar: Candle,
  lap: number,
  { at, from, to }: { at: number; from: number; to: number },
): Candle {
  const seconds = series.lengthMs / secondMs
  const priceOf = (second: number): Price =>
    rescaled(priceInBar(bar, seconds, second, series.terms.priceTick), series, lap)
  const [open, close] = [priceOf(from), priceOf(to - 1)]
  const turns = turnsOfBar(bar, seconds).filter((second) => second > from && second < to - 1)
  const prices = [open, ...turns.map(priceOf), close]
  return {
    openAt: at,
    open,
    high: prices.reduce(larger),
    low: prices.reduce(smaller),
    close,
    volume: volumeBetween(bar.volume, seconds, from, to),
  }
}

/**
 * The price in a lap, scaled so that each lap starts exactly where the previous one ended, and truncated to the price
 * tick.
 */
function rescaled(price: Price, { terms, firstPrice, lastPrice }: PlayedSeries, lap: number): Price {
  const { priceTick } = terms
  const [from, to] = lap < 0 ? [lastPrice, firstPrice] : [firstPrice, lastPrice]
  const times = BigInt(Math.abs(lap))
  const ticks = mulDiv(price, (to / priceTick) ** times, (from / priceTick) ** times * priceTick, 'down')
  // Two ticks leave room for a bid, however often a falling recording has looped.
  return larger(ticks, 2n) * priceTick
}
