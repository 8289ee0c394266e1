import type { Candle, CandleInterval } from '@touchstone/domain/market/candle'
import type { SymbolTerms } from '@touchstone/domain/market/symbol'
import type { FeedTick } from '@touchstone/domain/market/tick'
import type { Backoff } from './backoff.ts'

/** Prices of an exchange as they happen. */
export type LiveFeed = {
  /** In a plain line: which exchange, what stands for what, what it does not carry. */
  description: string
  /** The source's name in every tick, as every screen that shows a price says it. */
  source: string
  /** Those of the symbols that the exchange carries. One that it lacks is off. */
  symbols: readonly string[]
  state: () => FeedState
  /**
   * The exchange's own candles from the opening of the one that holds `from` until `to`, excluded, in the order of time.
   * They are of trades, while ours are of mark: good enough for what was before our tape, and nothing settles on them.
   * A stretch without trades may have none. The last may still be growing, or be cut at `to`. Symbols that are not carried have none.
   * @throws Error when the exchange does not answer, or not with candles.
   */
  candles: (symbol: string, interval: CandleInterval, from: number, to: number) => Promise<Candle[]>
  /** Ends the connection; nothing is told after it. */
  close: () => Promise<void>
}

/** Times are epoch milliseconds by our clock. */
export type FeedState = {
  connected: boolean
  /** When anything came last, a sign of life too. */
  lastFrameAt: number | undefined
  lastTickAt: number | undefined
  /** How often a connection was lost and had to be made anew. */
  reconnects: number
  /** Frames, and candles, that could not be read. */
  garbage: number
  /** Quotes that came after a newer one, of those that have no time by which the gate could tell. */
  outOfOrder: number
  /** How far our clock was past the exchange's in the last frame that had a time: the way here and both clocks' errors. */
  lagMs: number | undefined
}

export type FeedLimits = Backoff & {
  /** Without any sign of life for so long, the connection is closed and made anew. */
  silentAfterMs: number
  /** Without a readable price for so long, too, whatever else the connection says. */
  quietAfterMs: number
  /** A larger frame ends the connection before it fills the memory. */
  frameBytesMax: number
  /** Requests over HTTP: how long one may take, and how often it is tried. */
  requestMs: number
  requestTries: number
}

/** Our choice. Exchanges send pings, heartbeats or prices every few seconds, but one closed market may be quiet. */
export const feedLimits: FeedLimits = {
  silentAfterMs: 15_000,
  quietAfterMs: 120_000,
  frameBytesMax: 1_048_576,
  backoffMs: 500,
  backoffMsMax: 30_000,
  requestMs: 20_000,
  requestTries: 4,
}

/** Origins such as `wss://example.org` and `https://example.org`. */
export type Endpoints = { stream: string; rest: string }

export type FeedLog = (message: string, details: Record<string, unknown>) => void

export type LiveFeedOptions = {
  /** `binance`, `coinbase`, `kraken` or `ccxt:<exchange>`. */
  exchange: string
  symbols: readonly SymbolTerms[]
  /** Epoch milliseconds. */
  clock: () => number
  /** Told of the ticks of each frame, in the order of arrival, right or wrong: the gate judges. Must not throw or wait. */
  onTicks: (frames: FeedTick[]) => void
  /** Told whenever the connection is made or lost. */
  onState?: (state: FeedState) => void
  /** A number from 0 to 1, as `Math.random` is. */
  chance?: () => number
  /** Instead of the exchange's own. */
  endpoints?: Endpoints
  limits?: Partial<FeedLimits>
  log?: FeedLog
}

/** The options with everything that was left out. */
export type FeedSetup = Required<Omit<LiveFeedOptions, 'endpoints' | 'limits'>> & {
  endpoints: Endpoints | undefined
  limits: FeedLimits
}
