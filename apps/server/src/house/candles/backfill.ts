import { type Candle, type CandleInterval, candleOpenAt, lengthOf } from '@touchstone/domain/market/candle'
import { dayMs, minuteMs } from '@touchstone/domain/time'
import type { Sql } from '../../platform/database.ts'
import {
  type CandleSpan,
  deleteCandles,
  foldStored,
  readSpan,
  type StoredInterval,
  storedIntervals,
  writeCandles,
  type Writer,
  writeSpan,
} from './candles.store.ts'

/** Candles as recorded elsewhere: those that open from `from` to before `to`, in order of time; epoch milliseconds. */
export type FetchCandles = (symbol: string, interval: CandleInterval, from: number, to: number) => Promise<Candle[]>

/** A minute or two without a tick is a quiet market; longer is an outage of ours. Our choice. */
const quietMsMax = 2 * minuteMs

/** How many days one response may fetch, so that nobody waits for years of data. Our choice. */
const fetchedDaysMax: Readonly<Record<StoredInterval, number>> = { '1m': 5, '5m': 20, '1h': 240 }

/**
 * How long minutes are kept. The candles folded from them stay, and nothing else reads the minutes. They are not
 * fetched again either: the exchange's version would overwrite the fold of the tape. Longer than the tape keeps raw
 * ticks, so a dropped minute is never rebuilt. Our choice.
 */
const keepMinutesMs = 90 * dayMs

/** No exchange has earlier candles of these markets; a Monday. */
const firstCandleAt = Date.UTC(2010, 0, 4)

/** The pause before a failed source is queried again. */
const retryAfterMs = 15_000

/** Candles filled in within this time change candles that are still growing: those of the current week. */
const growingMs = 8 * dayMs

type Hole = { from: number; to: number }
type Reach = {
  from: Record<StoredInterval, number>
  /** Everything from `from` to here is stored, or is in a gap. */
  to: number
  holes: Hole[]
  filling: boolean
  retryAt: number
  /** The day in which old minutes were dropped last. */
  droppedOn: number
  /** The end of the running fetch: one at a time per symbol. */
  turn: Promise<unknown>
}

export type BackfillOptions = {
  sql: Sql
  /** May delete candles, as the restricted role may not. */
  owner: Sql
  /** Runs a transaction when no other one writes candles, of the restricted role where no other client is named. */
  write: (work: (transaction: Writer) => Promise<void>, by?: Sql) => Promise<void>
  fetch: FetchCandles
  /** Epoch milliseconds. */
  clock: () => number
  log: (message: string, details: Record<string, unknown>) => void
  /** Called when candles shortly before the current minute of a symbol have changed. */
  onFilled: (symbol: string) => void
}

export type Backfill = ReturnType<typeof createBackfill>

/**
 * Fills the gaps of the tape from another source: backwards as far as a chart reaches, and where the tape paused. A
 * minute with a taped tick stays the fold of the tape.
 */
export function createBackfill({ sql, owner, write, fetch, clock, log, onFilled }: BackfillOptions) {
  const reaches = new Map<string, Reach>()
  let stopped = false
  const dropping = { write, owner, log, isStopped: () => stopped }

  /** Fetches a stretch and writes it, with the larger candles that it changes. */
  async function fill(symbol: string, base: StoredInterval, { from, to }: Hole, span?: CandleSpan): Promise<void> {
    const fetched = await fetch(symbol, base, from, to)
    const byTime = new Map(fetched.map((candle) => [candle.openAt, { symbol, candle }]))
    const wanted = [...byTime.values()].filter(({ candle: { openAt } }) => openAt >= from && openAt < to)
    await write(async (transaction) => {
      await writeCandles(transaction, base, 'backfill', wanted)
      for (const interval of largerThan(base)) {
        const edges = { from: candleOpenAt('1h', from), to: candleOpenAt('1h', to - 1) + lengthOf('1h') }
        await foldStored(transaction, symbol, { ...edges, base, interval })
      }
      if (span !== undefined) await writeSpan(transaction, symbol, span)
    })
  }

  async function fillHoles(symbol: string, reach: Reach): Promise<void> {
    for (;;) {
      const hole = reach.holes[0]
      if (hole === undefined || stopped) return
      const to = Math.min(hole.to, candleOpenAt('1d', hole.from) + dayMs)
      await fill(symbol, '1m', { from: hole.from, to })
      hole.from = to
      if (hole.from >= hole.to) reach.holes.shift()
    }
  }

  function startFilling(symbol: string, reach: Reach): void {
    if (reach.filling || reach.holes.length === 0 || clock() < reach.retryAt) return
    reach.filling = true
    reach.turn = reach.turn
      .then(() => fillHoles(symbol, reach))
      .then(
        () => {
          if (!stopped) onFilled(symbol)
        },
        (error: unknown) => {
          failed(symbol, reach, error)
        },
      )
      .finally(() => {
        reach.filling = false
      })
  }

  function failed(symbol: string, reach: Reach, error: unknown): void {
    reach.retryAt = clock() + retryAfterMs
    log('failed to fetch candles', { symbol, error })
  }

  /** Fetches up to `days` days before the stored candles, and returns how many days it fetched. */
  async function extend(symbol: string, base: StoredInterval, days: number): Promise<number> {
    const reach = reaches.get(symbol)
    if (reach === undefined || stopped || clock() < reach.retryAt) return 0
    const to = reach.from[base]
    // Hours are fetched by the week, so that weeks are whole.
    const beginsAt = base === '1m' ? minutesBeginAt(reach) : firstCandleAt
    const from = Math.max(beginsAt, candleOpenAt(base === '1h' ? '1w' : '1d', to - days * dayMs))
    if (from >= to) return 0
    const reached = { ...reach.from, [base]: from }
    for (const interval of largerThan(base)) reached[interval] = Math.min(reached[interval], from)
    try {
      await fill(symbol, base, { from, to }, { from: reached, wholeTo: wholeToOf(reach) })
      reach.from = reached
      if (to > clock() - growingMs) onFilled(symbol)
      return (to - from) / dayMs
    } catch (error) {
      failed(symbol, reach, error)
      return 0
    }
  }

  return {
    /** Reads how far a symbol's candles reach; a new one's begin with the day of `from`. To be awaited before the rest. */
    async open(symbol: string, from: number): Promise<void> {
      if (reaches.has(symbol)) return
      const dayAt = candleOpenAt('1d', from)
      const stored = await readSpan(sql, symbol)
      const span = stored ?? { from: { '1m': dayAt, '5m': dayAt, '1h': dayAt }, wholeTo: dayAt }
      if (reaches.has(symbol)) return
      const rest = { holes: [], filling: false, retryAt: 0, droppedOn: 0, turn: Promise.resolve() }
      reaches.set(symbol, { from: { ...span.from }, to: span.wholeTo, ...rest })
    },
    /** A tick has begun a minute: what lacks before it is filled in the background. */
    begin(symbol: string, openAt: number): void {
      const reach = reaches.get(symbol)
      if (reach === undefined) return
      if (openAt - reach.to > quietMsMax) reach.holes.push({ from: reach.to, to: openAt })
      reach.to = Math.max(reach.to, openAt)
      startFilling(symbol, reach)
      startDropping(symbol, reach, dropping)
    },
    /** Fetches until no `missing` milliseconds are left, or one response has reached its limit. */
    async reachBack(symbol: string, base: StoredInterval, missing: () => Promise<number>): Promise<void> {
      const reach = reaches.get(symbol)
      if (reach === undefined) return
      const turn = reach.turn.then(async () => {
        let daysLeft = fetchedDaysMax[base]
        for (let lacks = await missing(); lacks > 0 && daysLeft > 0; lacks = await missing()) {
          const fetched = await extend(symbol, base, Math.min(daysLeft, Math.ceil(lacks / dayMs)))
          if (fetched === 0) return
          daysLeft -= fetched
        }
      })
      reach.turn = turn.catch(() => undefined)
      await turn
    },
    spanOf(symbol: string): CandleSpan | undefined {
      const reach = reaches.get(symbol)
      return reach && { from: reach.from, wholeTo: wholeToOf(reach) }
    },
    async idle(): Promise<void> {
      await Promise.all([...reaches.values()].map((reach) => reach.turn))
    },
    /** Waits for the running fetch, and starts no other. */
    async stop(): Promise<void> {
      stopped = true
      await Promise.all([...reaches.values()].map((reach) => reach.turn))
    },
  }
}

const wholeToOf = ({ holes, to }: Reach): number => holes[0]?.from ?? to

/**
 * The first day whose minutes are kept. It counts from the complete part, not from now: an hour at the start of a gap
 * is folded again once the gap is filled, and needs all its minutes.
 */
const minutesBeginAt = (reach: Reach): number => candleOpenAt('1d', wholeToOf(reach) - keepMinutesMs)

type Dropping = Pick<BackfillOptions, 'write' | 'owner' | 'log'> & { isStopped: () => boolean }

/** Drops a symbol's old minutes, once a day. */
function startDropping(symbol: string, reach: Reach, dropping: Dropping): void {
  const today = candleOpenAt('1d', reach.to)
  if (reach.droppedOn === today) return
  reach.droppedOn = today
  reach.turn = reach.turn
    .then(() => dropMinutes(symbol, reach, dropping))
    .catch((error: unknown) => {
      dropping.log('failed to drop old candles', { symbol, error })
    })
}

/** A day of minutes in a transaction. */
async function dropMinutes(symbol: string, reach: Reach, { write, owner, isStopped }: Dropping): Promise<void> {
  while (reach.from['1m'] < minutesBeginAt(reach) && !isStopped()) {
    const [from, to] = [reach.from['1m'], reach.from['1m'] + dayMs]
    const reached = { ...reach.from, '1m': to }
    await write(async (transaction) => {
      await deleteCandles(transaction, symbol, { interval: '1m', from, to })
      await writeSpan(transaction, symbol, { from: reached, wholeTo: wholeToOf(reach) })
    }, owner)
    reach.from = reached
  }
}

const largerThan = (base: StoredInterval): StoredInterval[] => storedIntervals.slice(storedIntervals.indexOf(base) + 1)
