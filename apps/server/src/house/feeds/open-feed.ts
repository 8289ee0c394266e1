import type { SymbolTerms } from '@touchstone/domain/market/symbol'
import type { FeedTick } from '@touchstone/domain/market/tick'
import type { Endpoints, FeedState, LiveFeed } from '@touchstone/market/live/feed'
import { isLiveFeedName, openLiveFeed } from '@touchstone/market/live/live-feed'
import { readRecordedFolder } from '@touchstone/market/replay/read-recorded-folder'
import { createReplay } from '@touchstone/market/replay/replay'
import { createSimulatedMarket } from '@touchstone/market/simulated/simulated-market'
import type { FetchCandles } from '../candles/backfill.ts'
import type { CandlePast } from '../candles/candle-past.ts'
import { replayedCandles } from '../candles/replayed-candles.ts'
import { createSimulatedPast } from '../candles/simulated-past.ts'
import { createStoredPast } from '../candles/stored-past.ts'
import type { Sql } from '../../platform/database.ts'
import { ensureFeedKind, ensureNotOtherKind, identityOf } from '../../platform/database-identity.ts'
import { type MarketSeeds, openMarketSeeds } from './market-seeds.ts'
import { openRetryingFeed } from './retrying-feed.ts'
import { openReopeningFeed } from './reopening-feed.ts'
import type { SandboxFeed } from './sandbox-feed.ts'
import { loadTape } from '../tape/tape.store.ts'

/** Where prices come from: a function of time, or an exchange. */
export type OpenFeed = {
  name: string
  /** In a plain line, for people. */
  readonly description: string
  /** Symbols that the feed lacks are off. */
  readonly symbols: readonly string[]
  /**
   * Goes over to the symbols of another version of the settings. A simulated market takes on their terms, an exchange
   * those that are new; a recording is read once, at the start.
   * @throws when the exchange does not answer; then everything is as it was.
   */
  follow: (symbols: readonly SymbolTerms[]) => Promise<void>
  /** The candles that are no longer growing. */
  past: (sql: Sql) => CandlePast
  /** Of a simulated market: what its prices are made from. */
  seeds?: MarketSeeds
} & ({ kind: 'sandbox'; sandbox: SandboxFeed } | { kind: 'live'; state: () => FeedState; close: () => Promise<void> })

export type FeedOptions = {
  /** `simulated`, `replay:<folder>`, `binance`, `coinbase`, `kraken` or `ccxt:<exchange>`. */
  feed: string
  /** Of the simulated market; a database keeps its seed. */
  seed: string | undefined
  clock: () => number
  symbols: readonly SymbolTerms[]
  /** Receives frames of a live feed in the order of arrival. */
  onTicks: (frames: FeedTick[]) => void
  /** Of a live feed, in place of the exchange's real ones. */
  endpoints?: Endpoints | undefined
  log: (message: string, details: Record<string, unknown>) => void
}

const candlesEveryMs = 1_000

/**
 * Opens the feed that `FEED` names, on a database that is of its kind or new.
 * @throws with a sentence for the operator when it names nothing that there is, the database is of the other kind, or an
 * exchange that has never priced it does not answer.
 */
export async function openFeed(owner: Sql, options: FeedOptions): Promise<OpenFeed> {
  const { feed } = options
  const named = feedKind(feed)
  switch (named.kind) {
    case 'simulated':
      return openSimulated(owner, options)
    case 'replay':
      return openReplay(owner, named.folder, options)
    case 'live':
      return openLive(owner, options)
  }
}

/** With a `live` one market orders wait for the next tick: nobody may trade on a price that the market has already left. */
export type FeedKind = { kind: 'simulated' } | { kind: 'replay'; folder: string } | { kind: 'live' }

/**
 * Returns what kind of feed `FEED` names.
 * @throws with a sentence for the operator when it names none that there is.
 */
export function feedKind(feed: string): FeedKind {
  if (feed === 'simulated') return { kind: 'simulated' }
  const folder = /^replay:(.+)$/.exec(feed)?.[1]
  if (folder !== undefined) return { kind: 'replay', folder }
  if (isLiveFeedName(feed)) return { kind: 'live' }
  throw new Error(
    `unknown FEED "${feed}": use simulated, replay:<folder>, binance, coinbase, kraken or ccxt:<exchange>`,
  )
}

async function openSimulated(owner: Sql, { seed, symbols, clock }: FeedOptions): Promise<OpenFeed> {
  await ensureFeedKind(owner, 'sandbox')
  const seeds = await openMarketSeeds(owner, { chosen: seed, now: clock() })
  let market = createSimulatedMarket(seeds.seed, symbols)
  const how = seed === undefined ? 'a seed of its own' : 'the seed that SEED sets, which is no secret'
  const description = `simulated market from ${how}`
  return {
    kind: 'sandbox',
    name: 'simulated',
    description,
    seeds,
    get symbols() {
      return market.symbols
    },
    follow(next) {
      market = createSimulatedMarket(seeds.seed, next)
      return Promise.resolve()
    },
    sandbox: {
      description,
      get symbols() {
        return market.symbols
      },
      tickAt: (symbol, at) => market.tickAt(symbol, at),
    },
    past: () => createSimulatedPast({ market: { candles: (...range) => market.candles(...range) }, clock }),
  }
}

async function openReplay(owner: Sql, folder: string, { symbols, clock, log }: FeedOptions): Promise<OpenFeed> {
  await ensureNotOtherKind(owner, 'sandbox')
  const recording = await readRecordedFolder(folder, { symbols }).catch((error: unknown) => {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    const what = isMissing ? 'which is not there, or not whole' : `which cannot be read: ${messageOf(error)}`
    throw new Error(
      `FEED names the recording in ${folder}, ${what}; set it to replay:<folder> with one, or leave it out for a simulated market`,
      { cause: error },
    )
  })
  await ensureFeedKind(owner, 'sandbox')
  const startedAt = Number(await identityOf(owner, 'replay_shifted_to', () => String(clock())))
  const replay = createReplay(recording, { shiftedTo: startedAt })
  const description = `${replay.source}: real bars, points inside a bar are interpolated`
  const backfill = replayedCandles(replay)
  return {
    kind: 'sandbox',
    name: replay.source,
    description,
    symbols: replay.symbols,
    follow: () => Promise.resolve(),
    sandbox: { ...replay, description },
    past: (sql) => createStoredPast({ sql, owner, clock, log, backfill, writeEveryMs: candlesEveryMs }),
  }
}

async function openLive(owner: Sql, options: FeedOptions): Promise<OpenFeed> {
  const { feed, symbols, clock, onTicks, log, endpoints } = options
  await ensureNotOtherKind(owner, 'live')
  const open = (wanted: readonly SymbolTerms[], deliver: FeedOptions['onTicks']): Promise<LiveFeed> =>
    openLiveFeed({
      exchange: feed,
      symbols: wanted,
      clock,
      onTicks: deliver,
      log,
      ...(endpoints === undefined ? {} : { endpoints }),
    })
  const known = await symbolsPricedBy(owner, feed)
  const live = await openReopeningFeed({
    symbols,
    onTicks,
    openFirst: (deliver) =>
      openRetryingFeed({ name: feed, open: () => open(symbols, deliver), known, log }).catch((error: unknown) => {
        throw new Error(
          `the first start with FEED=${feed} needs the exchange, and it did not open: ${messageOf(error)}; check the ` +
            'network and the name, or leave FEED out for a simulated market',
          { cause: error },
        )
      }),
    open,
  })
  // Only now: a wrong name or a missing network on the first start leaves a database that may still be a sandbox.
  await ensureFeedKind(owner, 'live')
  const backfill: FetchCandles = (...range) => live.current().candles(...range)
  return {
    kind: 'live',
    name: live.current().source,
    get description() {
      return live.current().description
    },
    get symbols() {
      return live.current().symbols
    },
    follow: live.follow,
    state: () => live.current().state(),
    close: live.close,
    past: (sql) => createStoredPast({ sql, owner, clock, log, backfill, writeEveryMs: candlesEveryMs }),
  }
}

/** The symbols whose last tick on the tape is of this source. */
async function symbolsPricedBy(owner: Sql, source: string): Promise<string[]> {
  const { ticks } = await loadTape(owner)
  return ticks.filter((tick) => tick.source === source).map((tick) => tick.symbol)
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
