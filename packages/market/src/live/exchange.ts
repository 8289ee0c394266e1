import type { Candle, CandleInterval } from '@touchstone/domain/market/candle'
import type { Decimal, Price, Quantity } from '@touchstone/domain/money/decimal'
import type { Endpoints } from './feed.ts'
import { decimalOf, isMissing, volumeOf } from './unchecked-fields.ts'

/** The names that an exchange uses for a market in its stream and over HTTP. */
export type Market = { stream: string; rest: string }

/** What a frame says. `at` is the exchange's own time in epoch milliseconds, if the frame has one. */
export type FrameFact =
  | {
      kind: 'quote'
      market: string
      quote: Quote | undefined
      last: Price | undefined
      at: number | undefined
      /** The exchange's own update id, which orders quotes that have no time. */
      count: number | undefined
    }
  | { kind: 'trade'; market: string; last: Price; size: Quantity; at: number | undefined }
  /** The exchange refused a request of ours. */
  | { kind: 'refusal'; text: string }
  | { kind: 'garbage' }

export type Quote = { bid: Price; ask: Price }

const garbage: FrameFact = { kind: 'garbage' }

/** Everything that a thin adapter knows about an exchange. Nothing here waits, keeps state or throws. */
export type Exchange = {
  /** The source name in every tick. */
  source: string
  /** The name that people see. */
  title: string
  endpoints: Endpoints
  /** The exchange's names for our USD and USDT, in the order of preference: USD counts as USDT one to one. */
  quotes: readonly string[]
  marketsPath: string
  /** The markets open for trading, by base and quote as in `BTC/USD`; undefined if the response lists none. */
  readMarkets: (body: unknown) => ReadonlyMap<string, Market> | undefined
  streamPath: (markets: readonly Market[]) => string
  /** The frames to send once connected. */
  subscriptions: (markets: readonly Market[]) => readonly object[]
  /** The facts in a frame, for any market; empty for kinds that we do not need. Numbers are text. */
  readFrame: (frame: unknown) => readonly FrameFact[]
  /** Intervals that the exchange offers and that align with ours, shortest first. */
  candleIntervals: readonly CandleInterval[]
  candlesMax: number
  /** `from` and `to` are multiples of the interval; `to` is excluded. */
  candlesPath: (market: Market, interval: CandleInterval, from: number, to: number) => string
  /** Undefined if the response holds no candles at all; a candle that cannot be parsed is itself undefined. */
  readCandles: (body: unknown) => readonly (Candle | undefined)[] | undefined
}

/** Bid and ask, or the last price if there are none. Zero counts as a quote, which the gate then refuses. */
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

/** A frame may lack a time, but a time must be readable. */
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

/** A candle whose fields can be parsed and are consistent. */
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
