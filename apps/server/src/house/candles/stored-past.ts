import { setTimeout as pause } from 'node:timers/promises'
import { type Candle, type CandleInterval, candleOpenAt, lengthOf } from '@touchstone/domain/market/candle'
import type { Sql } from '../../platform/database.ts'
import { createBackfill, type FetchCandles } from './backfill.ts'
import type { CandlePast, PastRange } from './candle-past.ts'
import {
  foldStored,
  foldTape,
  lastTapedMinute,
  readCandles,
  type StoredInterval,
  storedIntervals,
  tapedStretch,
  writeCandles,
  type Writer,
  writeSpan,
} from './candles.store.ts'

const hourMs = lengthOf('1h')
const dayMs = lengthOf('1d')

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

type WaitingMinute = { symbol: string; candle: Candle }

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
  /** One transaction at a time: a fold of minutes must not be written over by one that saw fewer of them. */
  let writing: Promise<unknown> = Promise.resolve()
  function write(work: (transaction: Writer) => Promise<void>, by = sql): Promise<void> {
    const turn = writing.then(() => by.begin(work)).then(() => undefined)
    writing = turn.catch(() => undefined)
    return turn
  }
  const backfill =
    options.backfill && createBackfill({ sql, owner, write, fetch: options.backfill, clock, log, onFilled })
  /** The minutes that wait to be written. */
  const waiting = new Map<string, WaitingMinute>()
  let timer: NodeJS.Timeout | undefined
  let closed = false

  function writeSoon(): void {
    if (writeEveryMs === undefined || timer !== undefined || closed) return
    timer = setTimeout(() => {
      timer = undefined
      flush().catch((error: unknown) => {
        log('failed to store candles', { error })
        writeSoon()
      })
    }, writeEveryMs)
  }

  /** Stores the waiting minutes; after a failure they keep waiting. */
  async function flush(): Promise<void> {
    if (waiting.size === 0) return
    const taken = new Map<string, WaitingMinute>()
    await write(async (transaction) => {
      for (const [key, minute] of waiting) taken.set(key, minute)
      await writeMinutes(transaction, [...taken.values()])
    })
    for (const [key, minute] of taken) if (waiting.get(key) === minute) waiting.delete(key)
  }

  async function writeMinutes(transaction: Writer, minutes: readonly WaitingMinute[]): Promise<void> {
    const hours = new Map<string, { symbol: string; hourAt: number }>()
    for (const { symbol, candle } of minutes) {
      const hourAt = candleOpenAt('1h', candle.openAt)
      hours.set(`${symbol} ${hourAt}`, { symbol, hourAt })
    }
    await writeCandles(transaction, '1m', 'tape', minutes)
    for (const { symbol, hourAt } of hours.values()) await foldMinutes(transaction, symbol, hourAt, hourAt + hourMs)
    for (const symbol of new Set(minutes.map((minute) => minute.symbol))) {
      const span = backfill?.spanOf(symbol)
      if (span !== undefined) await writeSpan(transaction, symbol, span)
    }
  }

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
    await flush()
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
    const enough = new AbortController()
    const patience = pause(options.fetchWaitMs ?? fetchWaitMs, undefined, { signal: enough.signal }).catch(
      () => undefined,
    )
    await Promise.race([backfill.reachBack(symbol, base, missing), patience])
    enough.abort()
    return found
  }

  return {
    everyMs: undefined,
    endOf,
    list,
    keep(symbol, candle) {
      waiting.set(`${symbol} ${candle.openAt}`, { symbol, candle })
      writeSoon()
    },
    begin(symbol, openAt) {
      backfill?.begin(symbol, openAt)
    },
    onFilled(listener) {
      listeners.push(listener)
    },
    idle: () => backfill?.idle() ?? Promise.resolve(),
    async close() {
      closed = true
      clearTimeout(timer)
      await backfill?.stop()
      await flush()
    },
  }
}

/** Folds the minutes of whole hours into all longer stored intervals. */
async function foldMinutes(sql: Writer, symbol: string, from: number, to: number): Promise<void> {
  for (const interval of storedIntervals)
    if (interval !== '1m') await foldStored(sql, symbol, { from, to, base: '1m', interval })
}

/** The longest of the stored intervals that an interval can be folded from. */
const baseOf = (interval: CandleInterval): StoredInterval =>
  storedIntervals.findLast((stored) => lengthOf(interval) % lengthOf(stored) === 0) ?? '1m'
