import { exampleTick } from '@touchstone/domain/examples/example-facts'
import type { Candle } from '@touchstone/domain/market/candle'
import type { FeedTick } from '@touchstone/domain/market/tick'
import { decimal } from '@touchstone/domain/money/decimal'
import { defaultSettings } from '@touchstone/domain/settings/default-settings'
import { createReplay, type Replay } from '@touchstone/market/replay/replay'
import { createTape, type Tape } from '../tape/tape.ts'
import { createTickDays } from '../tape/tick-days.ts'
import { createVector } from '../tape/vector.ts'
import { connect, serverRole, type Sql } from '../../platform/database.ts'
import { type ClusterAddress, createTestDatabase } from '../../platform/test-database.ts'
import type { FetchCandles } from './backfill.ts'
import { type Candles, createCandles } from './candles.ts'
import { createStoredPast } from './stored-past.ts'

export const btc = 'BTC/USDT'
export const eur = 'EUR/USD'
export const [second, minute, hour, day] = [1_000, 60_000, 3_600_000, 86_400_000]
/** Shortly before a Monday. */
export const start = Date.UTC(2026, 1, 8, 23, 50)

type Started = {
  tape: Tape
  candles: Candles
  logged: string[]
  /** Tapes ticks, together. */
  feed: (ticks: readonly FeedTick[]) => Promise<void>
  close: () => Promise<void>
}

export type TestCandles = {
  owner: Sql
  /** A tape with candles that follow it, as the server puts them together. Minutes are written when they are read. */
  open: (symbols: string[], clock: () => number, backfill?: FetchCandles, fetchWaitMs?: number) => Promise<Started>
  /** Closes everything it opened, and empties the database. */
  clear: () => Promise<void>
  close: () => Promise<void>
}

/** A database with tapes and their stored candles, for tests: under the restricted role. */
export async function openTestCandles(cluster: ClusterAddress): Promise<TestCandles> {
  const database = await createTestDatabase(cluster)
  const owner = connect(database.address, 2)
  const sql = connect(database.address, 4, serverRole)
  const running: Started[] = []
  return {
    owner,
    async open(symbols, clock, backfill, fetchWaitMs = 60_000) {
      const logged: string[] = []
      const log = (message: string): void => void logged.push(message)
      const past = createStoredPast({
        sql,
        owner,
        clock,
        log,
        fetchWaitMs,
        ...(backfill === undefined ? {} : { backfill }),
      })
      const candles = createCandles({ past, symbols, readyDays: 0, log })
      const tape = await createTape({
        sql,
        writer: sql,
        days: createTickDays(owner),
        settings: () => defaultSettings,
        vector: createVector(),
        commitEveryMs: undefined,
        onTicks: candles.follow,
        onFailure: (error) => logged.push(String(error)),
      })
      const started: Started = {
        tape,
        candles,
        logged,
        async feed(ticks) {
          for (const tick of ticks)
            if (tape.admit(tick) !== 'queued') throw new Error('the tape did not queue the tick')
          await tape.flush()
        },
        async close() {
          await tape.close()
          await candles.close()
        },
      }
      running.push(started)
      return started
    },
    async clear() {
      for (const started of running.splice(0)) await started.close()
      await owner`truncate ticks, tape_heads, candles, candle_spans`
    },
    async close() {
      await Promise.all([owner.end(), sql.end()])
      await database.drop()
    },
  }
}

/** A tick whose mark is a whole price and 0.025. */
export const tick = (at: number, price: number, symbol = btc): FeedTick => {
  const { sequence: _, ...fed } = exampleTick(symbol, 0, at, { bid: `${price}.01`, ask: `${price}.04` })
  return { ...fed, receivedAt: at }
}

/** Two weeks of hourly bars that rise by one each, without those that `closed` names. */
export function replayOf(symbol: string, shiftedTo: number, closed = (_at: number) => false): Replay {
  const terms = defaultSettings.symbols.get(symbol)
  if (terms === undefined) throw new Error(`${symbol} is not a default symbol`)
  const from = Date.UTC(2023, 0, 5)
  const bars = Array.from({ length: 336 }, (_, i): Candle => {
    const openAt = from + i * hour
    const unit = decimal('1')
    const at = unit * BigInt(100 + i)
    return { openAt, open: at, high: at + 2n * unit, low: at - unit, close: at + unit, volume: decimal('3600') }
  }).filter(({ openAt }) => !closed(openAt))
  const series = { terms, file: 'bars.csv', lengthMs: hour, bars }
  return createReplay({ pack: 'rising', series: new Map([[symbol, series]]) }, { shiftedTo })
}

/** The ticks of a replay, one a second. */
export const played = (replay: Replay, symbol: string, from: number, to: number): FeedTick[] =>
  Array.from({ length: (to - from) / second }, (_, i) => replay.tickAt(symbol, from + i * second) ?? []).flat()
