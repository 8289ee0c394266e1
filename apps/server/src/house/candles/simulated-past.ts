import { type Candle, type CandleInterval, candleOpenAt, foldCandles, lengthOf } from '@touchstone/domain/market/candle'
import type { SimulatedMarket } from '@touchstone/market/simulated/simulated-market'
import { hourMs } from '@touchstone/domain/time'
import { createCandleCache } from './candle-cache.ts'
import { createCandleParts } from './candle-parts.ts'
import type { CandlePast, PastRange } from './candle-past.ts'
import { createSlices, type Urgency } from './slices.ts'

const secondMs = 1_000

/** A simulated market has a price at any time; its charts begin on this Monday. Our choice. */
const firstCandleAt = Date.UTC(2021, 0, 4)

/** Some 70 MB. Our choice: every chart of 18 symbols as it is first shown, with room to scroll back. */
const cachedCandlesMax = 300_000

/** How much of the market one response may compute: over a second of one core. The rest of a long chart comes later. */
const hoursAnAnswerMax = 1_000

/** Longer charts let shorter ones pass. Our choice: some ten milliseconds. */
const hoursOfShortMax = 10

/**
 * How each interval is made: folded from `base` candles, which are computed and cached by the chunk and put together by
 * the page, which is whole chunks and whole candles.
 */
type Plan = { base: CandleInterval; chunk: CandleInterval; page: CandleInterval }
const short = { base: '5m', chunk: '1h', page: '1h' } as const
const long = { base: '4h', chunk: '4h' } as const
const plans: Readonly<Record<CandleInterval, Plan>> = {
  '1m': { base: '1m', chunk: '1h', page: '1h' },
  '5m': short,
  '15m': short,
  '30m': short,
  '1h': short,
  '4h': { ...long, page: '4h' },
  '1d': { ...long, page: '1d' },
  '1w': { ...long, page: '1w' },
}

export type SimulatedPastOptions = {
  market: Pick<SimulatedMarket, 'candles'>
  /** Epoch milliseconds. */
  clock: () => number
  firstCandleAt?: number
  cachedCandlesMax?: number
  hoursAnAnswerMax?: number
}

/**
 * The past of a simulated market, computed on request and never stored. It is the market's own function, of which the
 * tape is a part: one tick a second. The tape lacks seconds that the chart has if the house was down, a tick took
 * longer than a second, or a price needed confirmation first. They were still prices of this market; a chart with gaps
 * would show less, and a restart must not change a chart. Every price that settled anything is on the tape, and
 * receipts show it.
 */
export function createSimulatedPast(options: SimulatedPastOptions): CandlePast {
  const { market, clock, hoursAnAnswerMax: hoursMax = hoursAnAnswerMax } = options
  const beginsAt = options.firstCandleAt ?? firstCandleAt
  const cache = createCandleCache(options.cachedCandlesMax ?? cachedCandlesMax)
  const slices = createSlices()
  const computing = new Map<string, Promise<readonly Candle[]>>()
  const parts = createCandleParts()
  const filling = new Set<string>()

  /** Computes the base candles of one chunk, up to `until`. */
  async function chunkOf(
    symbol: string,
    { base, chunk }: Plan,
    at: number,
    { until, urgency, work }: { until: number; urgency: Urgency; work: { hours: number } },
  ): Promise<readonly Candle[]> {
    const to = at + lengthOf(chunk)
    const key = `${symbol} ${base} ${at}`
    const known = cache.get(key)
    if (known !== undefined) return known
    work.hours += lengthOf(chunk) / hourMs
    const underWay = computing.get(key)
    if (underWay !== undefined) return underWay
    if (to > until) {
      const make = () => compute(symbol, base, { from: at, to: until }, urgency)
      return urgency === 'later' ? make() : parts.get(`${symbol} ${base}`, { at, until }, make)
    }
    const computed = compute(symbol, base, { from: at, to }, urgency)
    // An urgent request does not queue behind background work, but computes the chunk a second time.
    if (urgency !== 'later') computing.set(key, computed)
    try {
      const candles = await computed
      cache.put(key, candles)
      return candles
    } finally {
      if (urgency !== 'later') computing.delete(key)
    }
  }

  /** An hour at a time: a day of a symbol takes some thirty milliseconds. */
  async function compute(
    symbol: string,
    base: CandleInterval,
    { from, to }: { from: number; to: number },
    urgency: Urgency,
  ): Promise<Candle[]> {
    const step: CandleInterval = lengthOf(base) > hourMs ? '1h' : base
    const found: Candle[] = []
    for (let at = from; at < to; at += hourMs)
      found.push(...(await slices.run(() => market.candles(symbol, step, at, Math.min(at + hourMs, to)), urgency)))
    return foldCandles(found, base)
  }

  async function pageOf(
    symbol: string,
    interval: CandleInterval,
    pageAt: number,
    how: { until: number; urgency: Urgency; work: { hours: number } },
  ): Promise<Candle[]> {
    const plan = plans[interval]
    const end = Math.min(pageAt + lengthOf(plan.page), how.until)
    const found: Candle[] = []
    for (let at = pageAt; at < end; at += lengthOf(plan.chunk)) found.push(...(await chunkOf(symbol, plan, at, how)))
    return foldCandles(found, interval)
  }

  const hoursToCompute = (symbol: string, interval: CandleInterval, range: Omit<PastRange, 'urgency'>): number =>
    hoursIn(plans[interval], lengthOf(interval), range, {
      beginsAt,
      hoursMax,
      isKnown: (base, at) => cache.has(`${symbol} ${base} ${at}`),
    })

  async function list(symbol: string, interval: CandleInterval, range: PastRange): Promise<Candle[]> {
    const { before, until, limit } = range
    const isLong = range.urgency === 'now' && hoursToCompute(symbol, interval, range) > hoursOfShortMax
    const urgency = isLong ? 'soon' : range.urgency
    const pageMs = lengthOf(plans[interval].page)
    const work = { hours: 0 }
    const pages: Candle[][] = []
    let count = 0
    let pageAt = candleOpenAt(plans[interval].page, Math.min(before, until) - 1)
    for (; count < limit && pageAt >= beginsAt; pageAt -= pageMs) {
      if (urgency !== 'later' && count > 0 && work.hours >= hoursMax) {
        void fillLater(symbol, interval, { ...range, before: pageAt + pageMs, limit: limit - count })
        break
      }
      const page = await pageOf(symbol, interval, pageAt, { until, urgency, work })
      const wanted = page.filter(({ openAt }) => openAt < before)
      pages.push(wanted)
      count += wanted.length
    }
    return pages.toReversed().flat().slice(-limit)
  }

  /** Has the rest of a long chart ready for when it is asked for again. One at a time of each symbol and interval. */
  async function fillLater(symbol: string, interval: CandleInterval, rest: PastRange): Promise<void> {
    const key = `${symbol} ${interval}`
    if (filling.has(key)) return
    filling.add(key)
    try {
      await list(symbol, interval, { ...rest, urgency: 'later' })
    } catch {
      // Stopped; the next request is rejected with the reason.
    } finally {
      filling.delete(key)
    }
  }

  return {
    everyMs: secondMs,
    // The second that has begun is not taped yet, and no price is shown before it is.
    endOf: () => Promise.resolve(Math.floor(clock() / secondMs) * secondMs),
    list,
    hoursToCompute,
    keep: () => undefined,
    begin: () => undefined,
    onFilled: () => undefined,
    idle: () => Promise.resolve(),
    close() {
      slices.stop()
      return Promise.resolve()
    },
  }
}

/** Goes through the same chunks as a list of candles does, and computes nothing. */
function hoursIn(
  { base, chunk, page }: Plan,
  candleMs: number,
  { before, until, limit }: Omit<PastRange, 'urgency'>,
  past: { beginsAt: number; hoursMax: number; isKnown: (base: CandleInterval, at: number) => boolean },
): number {
  const [pageMs, chunkMs] = [lengthOf(page), lengthOf(chunk)]
  let pageAt = candleOpenAt(page, Math.min(before, until) - 1)
  let [hours, count] = [0, 0]
  for (; count < limit && pageAt >= past.beginsAt && hours < past.hoursMax; pageAt -= pageMs) {
    const end = Math.min(pageAt + pageMs, until)
    for (let at = pageAt; at < end; at += chunkMs)
      if (!past.isKnown(base, at)) hours += Math.min(chunkMs, end - at) / hourMs
    count += pageMs / candleMs
  }
  return hours
}
