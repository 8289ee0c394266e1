import type { Candle, CandleInterval } from '@touchstone/domain/market/candle'
import type { Decimal, Price, Quantity } from '@touchstone/domain/money/decimal'
import type { Endpoints } from './feed.ts'
import { decimalOf, isMissing, volumeOf } from './unchecked-fields.ts'

/** A market as an exchange names it, in its stream and over HTTP. */
export type Market = { stream: string; rest: string }

/** What a frame says. `at` is the exchange's own time in epoch milliseconds, where the frame has one. */
export type FrameFact =
  | {
      kind: 'quote'
      market: string
      quote: Quote | undefined
      last: Price | undefined
      at: number | undefined
      /** The exchange's own count of changes, which tells the order of quotes that have no time. */
      count: number | undefined
    }
  | { kind: 'trade'; market: string; last: Price; size: Quantity; at: number | undefined }
  /** The exchange says no to something that we asked for. */
  | { kind: 'refusal'; text: string }
  | { kind: 'garbage' }

export type Quote = { bid: Price; ask: Price }

const garbage: FrameFact = { kind: 'garbage' }

/** All that a thin adapter knows of an exchange. Nothing here waits, remembers or throws. */
export type Exchange = {
  /** The name in every tick. */
  source: string
  /** For people. */
  title: string
  endpoints: Endpoints
  /** What our USD and USDT are there, the first that a base is traded in: USD counts as USDT one to one. */
  quotes: readonly string[]
  marketsPath: string
  /** The markets that are open for trade, by base and quote as in `BTC/USD`; undefined when the answer lists none. */
  readMarkets: (body: unknown) => ReadonlyMap<string, Market> | undefined
  streamPath: (markets: readonly Market[]) => string
  /** What to send when a connection has been made. */
  subscriptions: (markets: readonly Market[]) => readonly object[]
  /** What a frame says of any market; nothing when it is of a kind that we do not need. Numbers are texts. */
  readFrame: (frame: unknown) => readonly FrameFact[]
  /** Intervals that the exchange has itself and that open when ours do, the shortest first. */
  candleIntervals: readonly CandleInterval[]
  candlesMax: number
  /** `from` and `to` lie on the interval, `to` is excluded. */
  candlesPath: (market: Market, interval: CandleInterval, from: number, to: number) => string
  /** Undefined when the answer holds no candles at all; one that cannot be read is undefined itself. */
  readCandles: (body: unknown) => readonly (Candle | undefined)[] | undefined
}

/** Bid and ask, or the last price where there are none. Zero is a quote that the gate refuses, not a missing one. */
export function quoteFact(
  market: unknown,
  { bid, ask, last }: { bid: unknown; ask: unknown; last?: unknown },
  time: Time,
  count?: number,
): FrameFact {
  const prices = { bid: decimalOf(bid), ask: decimalOf(ask), last: decimalOf(last) }
  const unreadable =
    (prices.bid === undefined && !isMissing(bid)) ||
    (prices.ask === undefined && !isMissing(ask)) ||
    (prices.last === undefined && !isMissing(last))
  if (typeof market !== 'string' || unreadable || time.unreadable) return garbage
  const quote = quoteOf(prices.bid, prices.ask)
  if (quote === undefined && prices.last === undefined) return garbage
  return { kind: 'quote', market, quote, last: prices.last, at: time.at, count }
}

const quoteOf = (bid: Price | undefined, ask: Price | undefined): Quote | undefined =>
  bid === undefined || ask === undefined ? undefined : { bid, ask }

export function tradeFact(market: unknown, price: unknown, size: unknown, time: Time): FrameFact {
  const [last, quantity] = [decimalOf(price), decimalOf(size)]
  if (typeof market !== 'string' || last === undefined || quantity === undefined || time.unreadable) return garbage
  return last > 0n && quantity >= 0n ? { kind: 'trade', market, last, size: quantity, at: time.at } : garbage
}

export type Time = { at: number | undefined; unreadable: boolean }

/** A frame may have no time, but not one that cannot be read. */
export function timeIn(value: unknown, read: (value: unknown) => number | undefined): Time {
  const at = read(value)
  return { at, unreadable: at === undefined && !isMissing(value) }
}

type UncheckedCandle = {
  openAt: number | undefined
  open: unknown
  high: unknown
  low: unknown
  close: unknown
  volume: unknown
}

/** A candle whose parts can be read and agree with one another. */
export function candleIn(unchecked: UncheckedCandle): Candle | undefined {
  const { openAt } = unchecked
  const [open, high, low, close] = [unchecked.open, unchecked.high, unchecked.low, unchecked.close].map(decimalOf)
  const volume = volumeOf(unchecked.volume)
  if (openAt === undefined || volume === undefined) return undefined
  if (open === undefined || high === undefined || low === undefined || close === undefined) return undefined
  const candle = { openAt, open, high, low, close, volume }
  return isSound(candle) ? candle : undefined
}

const isSound = ({ open, high, low, close, volume }: Candle): boolean =>
  low > 0n && within(open, low, high) && within(close, low, high) && volume >= 0n

const within = (value: Decimal, low: Decimal, high: Decimal): boolean => low <= value && value <= high
