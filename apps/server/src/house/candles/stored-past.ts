import { setTimeout as pause } from 'node:timers/promises'
import { type Candle, type CandleInterval, candleOpenAt, lengthOf } from '@touchstone/domain/market/candle'
import { dayMs, hourMs } from '@touchstone/domain/time'
import type { Sql } from '../../platform/database.ts'
import { createBackfill, type FetchCandles } from './backfill.ts'
import type { CandlePast, PastRange } from './candle-past.ts'
import { createMinuteWriter, foldMinutes } from './minute-writer.ts'
import {
  foldTape,
  lastTapedMinute,
  readCandles,
  type StoredInterval,
  storedIntervals,
  tapedStretch,
  type Writer,
} from './candles.store.ts'

/** How long a request waits for a fetch; the fetch still completes, for the next request. Our choice. */
const fetchWaitMs = 4_000

export type StoredPastOptions = {
  /** The restricted role will do. */
  sql: Sql
  /** May delete candles. */
  owner: Sql
  /** Epoch milliseconds. */
  clock: () => number
  /** Where candles come from that the tape does not have; without it the tape is all there is. */
  backfill?: FetchCandles
  log?: (message: string, details: Record<string, unknown>) => void
  /** How long minutes wait for others to be written with; undefined writes them when they are read, and on closing. */
  writeEveryMs?: number | undefined
  fetchWaitMs?: number
}

/**
 * The past of a feed that cannot be queried again: minutes are stored as they end, and after a restart rebuilt from the
 * tape, which goes back thirty days.
 */
export function createStoredPast(options: StoredPastOptions): CandlePast {
  const { sql, owner, clock, log = () => undefined, writeEveryMs } = options
  const listeners: ((symbol: string) => void)[] = []
  const onFilled = (symbol: string): void => {
    for (const listener of listeners) listener(symbol)
  }
  const write = oneByOne(sql)
  const backfill =
    options.backfill && createBackfill({ sql, owner, write, fetch: options.backfill, clock, log, onFilled })
  const minutes = createMinuteWriter({ write, backfill, log, writeEveryMs })

  /** Rebuilds from the tape what was not stored before the last stop, and returns the time after its last tick. */
  async function endOf(symbol: string): Promise<number> {
    const from = await lastTapedMinute(sql, symbol)
    const taped = await tapedStretch(sql, symbol, from ?? 0)
    await backfill?.open(symbol, taped?.first ?? clock())
    // Nothing of today is there yet, and the first tick to come may have happened a moment ago.
    if (taped === undefined) return candleOpenAt('1d', clock())
    const first = from ?? candleOpenAt('1m', taped.first)
    for (let dayAt = candleOpenAt('1d', first); dayAt <= taped.last; dayAt += dayMs) {
      const [begin, end] = [Math.max(first, dayAt), Math.min(taped.last + 1, dayAt + dayMs)]
      await write(async (transaction) => {
        await foldTape(transaction, symbol, begin, end)
        await foldMinutes(transaction, symbol, candleOpenAt('1h', begin), candleOpenAt('1h', end - 1) + hourMs)
      })
    }
    return taped.last + 1
  }

  async function list(symbol: string, interval: CandleInterval, range: PastRange): Promise<Candle[]> {
    await minutes.flush()
    const base = baseOf(interval)
    const lastOpenAt = candleOpenAt(interval, range.before - 1)
    const before = Math.min(range.until, lastOpenAt + lengthOf(interval))
    let found: Candle[] = []
    /** Loads the stored candles, and returns by how many milliseconds they are too short. */
    async function missing(): Promise<number> {
      found = await readCandles(sql, symbol, { interval, base, before, limit: range.limit })
      const oldestAt = found[0]?.openAt ?? before
      const reachedAt = backfill?.spanOf(symbol)?.from[base] ?? oldestAt
      // The oldest candle may be partial, such as a week in which a person's days begin.
      return Math.max((range.limit - found.length) * lengthOf(interval), reachedAt - oldestAt)
    }
    if ((await missing()) === 0 || backfill === undefined) return found
    await waitAtMost(options.fetchWaitMs ?? fetchWaitMs, backfill.reachBack(symbol, base, missing))
    return found
  }

  return {
    everyMs: undefined,
    endOf,
    list,
    hoursToCompute: () => 0,
    keep: minutes.keep,
    begin(symbol, openAt) {
      backfill?.begin(symbol, openAt)
    },
    onFilled(listener) {
      listeners.push(listener)
    },
    idle: () => backfill?.idle() ?? Promise.resolve(),
    async close() {
      minutes.stop()
      await backfill?.stop()
      await minutes.flush()
    },
  }
}

/** One transaction at a time: a fold of minutes must not be written over by one that saw fewer of them. */
function oneByOne(sql: Sql) {
  let writing: Promise<unknown> = Promise.resolve()
  return (work: (transaction: Writer) => Promise<void>, by = sql): Promise<void> => {
    const turn = writing.then(() => by.begin(work)).then(() => undefined)
    writing = turn.catch(() => undefined)
    return turn
  }
}

/** Waits until the work or the time is over; the work continues. */
async function waitAtMost(ms: number, work: Promise<unknown>): Promise<void> {
  const enough = new AbortController()
  const patience = pause(ms, undefined, { signal: enough.signal }).catch(() => undefined)
  await Promise.race([work, patience])
  enough.abort()
}

/** The longest of the stored intervals that an interval can be folded from. */
const baseOf = (interval: CandleInterval): StoredInterval =>
  storedIntervals.findLast((stored) => lengthOf(interval) % lengthOf(stored) === 0) ?? '1m'
