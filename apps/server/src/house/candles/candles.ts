import type { Candle, CandleInterval } from '@touchstone/domain/market/candle'
import type { Tick } from '@touchstone/domain/market/tick'
import type { Price } from '@touchstone/domain/money/decimal'
import type { CandlePast } from './candle-past.ts'
import { createGrowing, type Growing } from './growing.ts'
import type { DayChange } from './last-day.ts'

const minutesOfDay = 1_440
const daysBeforeMax = 6
const listMax = 1_000

/** So that a long chart need not be waited for. Our choice. */
export const daysReadyAfterStart = 45

export type CandleRange = {
  /** Epoch milliseconds: candles that open before this moment; all that there are by default. */
  before?: number
  /** 1,000 at most. */
  limit: number
}

export type Candles = {
  /**
   * Returns the last candles of a range, oldest first; without `before` the last one is still growing. A candle is the
   * fold of its smaller ones and of the marks of its ticks; a time without ticks has none. The older part of a long
   * chart may come later: a list shorter than `limit` does not mean the end of the past, an empty one does.
   */
  list: (symbol: string, interval: CandleInterval, range: CandleRange) => Promise<Candle[]>
  /** How many hours of the market `list` would have to compute: none of a chart that somebody has just seen. */
  hoursToCompute: (symbol: string, interval: CandleInterval, range: CandleRange) => number
  /** Those of the symbols that are new have candles from now on. */
  add: (symbols: readonly string[]) => void
  /** Takes ticks that are in force now, in the order of the tape. Neither throws nor waits. */
  follow: (ticks: readonly Tick[]) => void
  /** The last candle, which grows while its time is not over. Undefined in the first moments after a start. */
  current: (symbol: string, interval: CandleInterval) => Candle | undefined
  /** The last 24 hours up to the last tick, by the minute. */
  dayChange: (symbol: string) => DayChange | undefined
  /** The same 24 hours as at most 48 marks, the ends of half hours, oldest first. */
  sparkline: (symbol: string) => Price[]
  /** Done once nothing is being read or computed for the calls that do not wait. */
  idle: () => Promise<void>
  /** Stores complete candles, and drops running work. */
  close: () => Promise<void>
}

export type CandlesOptions = {
  past: CandlePast
  symbols: readonly string[]
  /** So many days of every symbol are made ready in the background after a start. */
  readyDays?: number
  log?: (message: string, details: Record<string, unknown>) => void
}

type SeedFrom = { until?: number; minute?: Candle | undefined; ticked?: boolean }

/** The candles of a feed: its past, and in memory those that are still growing. */
export function createCandles(options: CandlesOptions): Candles {
  const { past, symbols, readyDays = daysReadyAfterStart, log = () => undefined } = options
  const known = new Set<string>()
  const growings = new Map<string, Growing>()
  /** The symbols whose growing candles are being rebuilt, with the ticks received meanwhile. */
  const seeding = new Map<string, Tick[]>()
  /** The symbols whose past has changed while they were being rebuilt: what was read may lack the change. */
  const filledMeanwhile = new Set<string>()
  const running = new Set<Promise<void>>()
  let closed = false

  function inBackground(work: Promise<void>, symbol: string): void {
    const caught = work.catch((error: unknown) => {
      if (!closed) log('failed to load candles', { symbol, error })
    })
    running.add(caught)
    void caught.finally(() => running.delete(caught))
  }

  /** Makes a symbol's growing candles from its past, up to a moment; the minute that grows then may be known already. */
  async function seed(symbol: string, given: SeedFrom = {}): Promise<void> {
    const waiting: Tick[] = []
    seeding.set(symbol, waiting)
    filledMeanwhile.delete(symbol)
    try {
      const until = given.until ?? (await past.endOf(symbol))
      const end = given.minute?.openAt ?? until
      const range = { before: end, until: end, limit: minutesOfDay, urgency: 'now' } as const
      const before = await past.list(symbol, '1m', range)
      const minutes = given.minute === undefined ? before : [...before, given.minute]
      growings.set(symbol, createGrowing({ ...given, minutes, until, everyMs: past.everyMs }))
    } finally {
      seeding.delete(symbol)
    }
    follow(waiting)
    beginPresent(past, growings.get(symbol)?.current('1m'), waiting)
    if (filledMeanwhile.has(symbol)) reseedFromPresent(symbol)
    else await addDays(symbol, daysBeforeMax)
  }

  /** Puts the days of the present week before today. */
  async function addDays(symbol: string, limit: number): Promise<void> {
    for (;;) {
      const growing = growings.get(symbol)
      const dayAt = growing?.current('1d')?.openAt
      if (growing === undefined || dayAt === undefined) return
      const days = await past.list(symbol, '1d', { before: dayAt, until: dayAt, limit, urgency: 'later' })
      if (growing.setDaysBefore(dayAt, days) && growings.get(symbol) === growing) return
    }
  }

  async function start(symbol: string): Promise<void> {
    await seed(symbol)
    if (readyDays > daysBeforeMax) await addDays(symbol, readyDays)
  }

  function reseed(symbol: string, from: SeedFrom): void {
    if (!seeding.has(symbol)) inBackground(seed(symbol, from), symbol)
  }

  function followTick(tick: Tick): void {
    const { symbol, sourceAt } = tick
    const growing = growings.get(symbol)
    seeding.get(symbol)?.push(tick)
    if (growing === undefined) {
      if (!seeding.has(symbol)) inBackground(seed(symbol), symbol)
      return
    }
    if (sourceAt < growing.until()) return
    if (past.everyMs !== undefined && sourceAt > growing.until()) {
      // The tape lacks seconds that the market has: see the past of the simulated market.
      reseed(symbol, { until: sourceAt + past.everyMs })
      return
    }
    const isFirst = growing.current('1d') === undefined
    const { ended, began } = growing.add(tick)
    if (ended !== undefined) past.keep(symbol, ended)
    if (began !== undefined) past.begin(symbol, began)
    if (isFirst) inBackground(addDays(symbol, daysBeforeMax), symbol)
  }

  function follow(ticks: readonly Tick[]): void {
    if (closed) return
    for (const tick of ticks) if (known.has(tick.symbol)) followTick(tick)
  }

  const current = (symbol: string, interval: CandleInterval): Candle | undefined =>
    growings.get(symbol)?.current(interval)

  function reseedFromPresent(symbol: string): void {
    const growing = growings.get(symbol)
    if (!closed && growing !== undefined) reseed(symbol, growing.present())
  }

  past.onFilled((symbol) => {
    if (seeding.has(symbol)) filledMeanwhile.add(symbol)
    else reseedFromPresent(symbol)
  })

  function add(added: readonly string[]): void {
    for (const symbol of added) {
      if (closed || known.has(symbol)) continue
      known.add(symbol)
      inBackground(start(symbol), symbol)
    }
  }
  add(symbols)

  return {
    add,
    follow,
    current,
    list: (symbol, interval, range) =>
      known.has(symbol) ? listOf(past, growings.get(symbol), { symbol, interval, range }) : Promise.resolve([]),
    hoursToCompute: (symbol, interval, range) => hoursOf(past, current(symbol, interval), { symbol, interval, range }),
    dayChange(symbol) {
      const minute = current(symbol, '1m')
      return minute && growings.get(symbol)?.lastDay.change(minute)
    },
    sparkline(symbol) {
      const minute = current(symbol, '1m')
      return (minute && growings.get(symbol)?.lastDay.sparkline(minute)) ?? []
    },
    async idle() {
      do {
        // In this order: what runs may leave work to the past, and what the past fills in starts work here.
        await Promise.all(running)
        await past.idle()
      } while (running.size > 0)
    },
    async close() {
      closed = true
      await past.close()
      while (running.size > 0) await Promise.all(running)
    },
  }
}

/** The tape may have had a tick that waited: then its minute grows already, and nothing has said that it began. */
function beginPresent(past: CandlePast, minute: Candle | undefined, waited: readonly Tick[]): void {
  if (minute === undefined) return
  const tick = waited.find(({ sourceAt }) => sourceAt >= minute.openAt)
  if (tick !== undefined) past.begin(tick.symbol, minute.openAt)
}

type Listing = { symbol: string; interval: CandleInterval; range: CandleRange }

function hoursOf(past: CandlePast, last: Candle | undefined, { symbol, interval, range }: Listing): number {
  const { before = Infinity } = range
  const count = Math.min(range.limit, listMax)
  if (last === undefined) return 0
  const until = last.openAt
  // The one that is growing is there.
  return past.hoursToCompute(symbol, interval, { before, until, limit: before > until ? count - 1 : count })
}

async function listOf(
  past: CandlePast,
  growing: Growing | undefined,
  { symbol, interval, range: { before = Infinity, limit } }: Listing,
): Promise<Candle[]> {
  const count = Math.min(limit, listMax)
  if (count < 1) return []
  const last = growing?.current(interval)
  const range = { before, limit: count, urgency: 'now' } as const
  if (last === undefined) {
    const until = growing?.until() ?? (await past.endOf(symbol))
    return past.list(symbol, interval, { ...range, until })
  }
  const until = last.openAt
  if (before <= until) return past.list(symbol, interval, { ...range, until })
  const earlier =
    count === 1 ? [] : await past.list(symbol, interval, { ...range, until, before: until, limit: count - 1 })
  return [...earlier, last]
}
