import type { Candle, CandleInterval } from '@touchstone/domain/market/candle'
import type { SymbolTerms } from '@touchstone/domain/market/symbol'
import type { FeedTick } from '@touchstone/domain/market/tick'
import type { Backoff } from './backoff.ts'

/** Prices of an exchange in real time. */
export type LiveFeed = {
  /** One plain line: the exchange, the substituted markets, and the symbols that are off. */
  description: string
  /** The source name in every tick and on every screen that shows a price. */
  source: string
  /** Those of the symbols that the exchange lists. The others are off. */
  symbols: readonly string[]
  state: () => FeedState
  /**
   * The exchange's own candles from the one that contains `from` up to `to` (excluded), in the order of time. They
   * are built from trades, ours from marks: good enough for the time before our tape, and nothing settles on them. A
   * range without trades may have none. The last candle may still be open, or cut at `to`. Symbols that are not
   * listed have none.
   * @throws Error when the exchange does not respond, or its response holds no candles.
   */
  candles: (symbol: string, interval: CandleInterval, from: number, to: number) => Promise<Candle[]>
  /** Closes the connection; no callback runs after that. */
  close: () => Promise<void>
}

/** Times are epoch milliseconds by our clock. */
export type FeedState = {
  connected: boolean
  /** When anything last arrived, a ping or pong included. */
  lastFrameAt: number | undefined
  lastTickAt: number | undefined
  /** How often the feed lost its connection and reconnected. */
  reconnects: number
  /** Frames and candles that could not be parsed. */
  garbage: number
  /** Quotes without a time that arrived after a newer one. The gate could not detect these. */
  outOfOrder: number
  /**
   * How far our clock was ahead of the exchange's in the last frame with a time: network delay plus the errors of
   * both clocks.
   */
  lagMs: number | undefined
  /** How often our process stood still, and the frames dropped because they had waited meanwhile. */
  pauses: number
  dropped: number
}

export type FeedLimits = Backoff & {
  /** Reconnect after this long without any frame, ping or pong. */
  silentAfterMs: number
  /** Reconnect after this long without a readable price, whatever else arrives. */
  quietAfterMs: number
  /** How often we ask the exchange for a sign of life, whose answer also tells how late its frames are. */
  pingEveryMs: number
  /** After standing still for longer, what waits in buffers is dropped. */
  pauseMs: number
  /** Reconnect when a ping that is to show what waited in buffers has no answer for so long. */
  flushMs: number
  /** A larger frame closes the connection before it fills the memory. */
  frameBytesMax: number
  /** HTTP requests: the timeout of one, and the number of attempts. */
  requestMs: number
  requestTries: number
}

/**
 * Our choice. Exchanges send pings, heartbeats or prices every few seconds, but a single closed market may be silent.
 */
export const feedLimits: FeedLimits = {
  silentAfterMs: 15_000,
  quietAfterMs: 120_000,
  pingEveryMs: 1_000,
  pauseMs: 1_000,
  flushMs: 5_000,
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
  /**
   * Receives the ticks of each frame in the order of arrival, right or wrong: the gate judges them. Must not throw or
   * block.
   */
  onTicks: (frames: FeedTick[]) => void
  /** Called whenever the connection opens or is lost. */
  onState?: (state: FeedState) => void
  /** A number from 0 to 1, as from `Math.random`. */
  chance?: () => number
  /** Overrides the exchange's own endpoints. */
  endpoints?: Endpoints
  limits?: Partial<FeedLimits>
  log?: FeedLog
}

/** The options with all defaults filled in. */
export type FeedSetup = Required<Omit<LiveFeedOptions, 'endpoints' | 'limits'>> & {
  endpoints: Endpoints | undefined
  limits: FeedLimits
}
