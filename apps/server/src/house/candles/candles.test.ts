import { isDeepStrictEqual } from 'node:util'
import { candleIntervals, candleOpenAt, foldCandles, foldTicks, lengthOf } from '@touchstone/domain/market/candle'
import type { Tick } from '@touchstone/domain/market/tick'
import { defaultSettings } from '@touchstone/domain/settings/default-settings'
import { createSimulatedMarket } from '@touchstone/market/simulated/simulated-market'
import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import type { CandlePast } from './candle-past.ts'
import { type Candles, createCandles } from './candles.ts'
import { createSimulatedPast, type SimulatedPastOptions } from './simulated-past.ts'

const btc = 'BTC/USDT'
const eur = 'EUR/USD'
const [second, minute, hour, day] = [1_000, 60_000, 3_600_000, 86_400_000]
/** A Thursday. */
const now = Date.UTC(2026, 1, 5, 13, 47, 12)
const firstCandleAt = Date.UTC(2026, 0, 26)
const sunday = Date.UTC(2026, 1, 8, 12)

const market = createSimulatedMarket('5e'.repeat(32), [...defaultSettings.symbols.values()])

const open: Candles[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map((candles) => candles.close()))
})

function start(options: Partial<SimulatedPastOptions> & { symbols?: string[]; at?: number } = {}): Candles {
  const { symbols = [btc], at = now, ...given } = options
  const past = createSimulatedPast({ market, clock: () => at, firstCandleAt, ...given })
  const candles = createCandles({ past, symbols, readyDays: 0 })
  open.push(candles)
  return candles
}

/** One tick a second, as the tape has them. */
function ticksOf(symbol: string, from: number, to: number): Tick[] {
  const ticks: Tick[] = []
  for (let at = from; at < to; at += second) {
    const tick = market.tickAt(symbol, at)
    if (tick !== undefined) ticks.push({ ...tick, sequence: 1 + at / second })
  }
  return ticks
}

/** The candles of the market itself that open from one moment to another, as far as `until`. */
const wanted = (symbol: string, interval: (typeof candleIntervals)[number], from: number, until: number) =>
  market.candles(symbol, interval, from, until)

test('a list is the market up to the last tick, ends with the growing candle, and folds into the longer ones', async () => {
  const candles = start({ symbols: [btc, eur] })
  await candles.idle()
  const later = now + 90 * second
  for (const symbol of [btc, eur]) for (const tick of ticksOf(symbol, now, later)) candles.follow([tick])
  for (const symbol of [btc, eur]) {
    for (const interval of candleIntervals) {
      const list = await candles.list(symbol, interval, { limit: 30 })
      expect(list).toEqual(wanted(symbol, interval, list[0]?.openAt ?? 0, later))
      expect(list.length).toBeGreaterThan(1)
      expect(candles.current(symbol, interval)).toEqual(list.at(-1))
      expect(foldCandles(list, '1w').at(-1)?.close).toBe(candles.current(symbol, '1m')?.close)
    }
  }
})

test('any smaller candles fold into the larger ones, over closed hours too', async () => {
  const candles = start({ symbols: [btc, eur] })
  await candles.idle()
  const some = fc.constantFrom(...candleIntervals)
  const ago = fc.integer({ min: 0, max: 5 * day })
  const property = fc.asyncProperty(fc.constantFrom(btc, eur), some, some, ago, async (symbol, a, b, agoMs) => {
    const [small, large] = lengthOf(a) <= lengthOf(b) ? [a, b] : [b, a]
    const before = candleOpenAt(large, now - agoMs)
    const larger = (await candles.list(symbol, large, { before, limit: 3 })).slice(-2)
    const from = larger[0]?.openAt ?? before
    const smaller = (await candles.list(symbol, small, { before, limit: 1_000 })).filter(({ openAt }) => openAt >= from)
    // A thousand minutes are not a day: what is there is compared.
    const whole = larger.filter(({ openAt }) => openAt >= (smaller[0]?.openAt ?? 0))
    const folded = foldCandles(smaller, large).slice(-whole.length || Infinity)
    return isDeepStrictEqual(whole, folded)
  })
  await expect(fc.assert(property, { numRuns: 40 })).resolves.toBeUndefined()
})

test('nothing is shown before it is taped', async () => {
  const candles = start({ at: now + 999 })
  const asked = await candles.list(btc, '1m', { before: now + day, limit: 2 })
  expect(asked).toEqual(wanted(btc, '1m', now - minute, now))
  await candles.idle()
  expect(await candles.list(btc, '1m', { limit: 2 })).toEqual(asked)
  candles.follow(ticksOf(btc, now, now + second))
  expect(await candles.list(btc, '1m', { limit: 2 })).toEqual(wanted(btc, '1m', now - minute, now + second))
})

test('ticks that come while the past is being read are not lost, and older ones not counted twice', async () => {
  const candles = start()
  candles.follow(ticksOf(btc, now - 40 * second, now + 5 * second))
  await candles.idle()
  candles.follow(ticksOf(btc, now, now + 8 * second))
  for (const interval of candleIntervals)
    expect(candles.current(btc, interval)).toEqual(wanted(btc, interval, now, now + 8 * second)[0])
})

test('seconds that the tape lacks are in the chart: a slow turn, and a night away', async () => {
  const candles = start()
  await candles.idle()
  for (const pause of [2 * second, 9 * hour, 4 * day]) {
    const from = now + pause
    candles.follow(ticksOf(btc, from, from + second))
    candles.follow(ticksOf(btc, from + second, from + 3 * second))
    await candles.idle()
    for (const interval of candleIntervals)
      expect(candles.current(btc, interval)).toEqual(wanted(btc, interval, from, from + 3 * second)[0])
    const list = await candles.list(btc, '30m', { limit: 30 })
    expect(list).toEqual(wanted(btc, '30m', list[0]?.openAt ?? 0, from + 3 * second))
  }
})

test('a restart in the middle of a minute goes on with the same candles', async () => {
  const first = start()
  await first.idle()
  first.follow(ticksOf(btc, now, now + 20 * second))
  const second_ = start({ at: now + 20 * second })
  await second_.idle()
  first.follow(ticksOf(btc, now + 20 * second, now + 30 * second))
  second_.follow(ticksOf(btc, now + 20 * second, now + 30 * second))
  for (const interval of candleIntervals)
    expect(await second_.list(btc, interval, { limit: 5 })).toEqual(await first.list(btc, interval, { limit: 5 }))
})

test('closed hours have no candle, and the last day is the last one that traded', async () => {
  const friday = Date.UTC(2026, 1, 6, 21)
  const candles = start({ symbols: [eur], at: sunday })
  await candles.idle()
  const minutes = await candles.list(eur, '1m', { limit: 10 })
  expect(minutes.map(({ openAt }) => openAt)).toEqual(Array.from({ length: 10 }, (_, i) => friday - (10 - i) * minute))
  expect((await candles.list(eur, '1d', { limit: 3 })).map(({ openAt }) => openAt)).toEqual(
    [4, 5, 6].map((date) => Date.UTC(2026, 1, date)),
  )
  const lastDay = foldCandles(wanted(eur, '1m', friday - day, friday), '1w')[0]
  expect(candles.dayChange(eur)).toEqual({
    open: lastDay?.open,
    high: lastDay?.high,
    low: lastDay?.low,
    volume: lastDay?.volume,
  })
  const opens = Date.UTC(2026, 1, 8, 22)
  candles.follow(ticksOf(eur, opens, opens + 61 * second))
  await candles.idle()
  expect((await candles.list(eur, '1m', { limit: 3 })).map(({ openAt }) => openAt)).toEqual([
    friday - minute,
    opens,
    opens + minute,
  ])
})

test('the last day in 48 half hours', async () => {
  const candles = start()
  expect([candles.dayChange(btc), candles.sparkline(btc), candles.current(btc, '1m')]).toEqual([
    undefined,
    [],
    undefined,
  ])
  await candles.idle()
  const halfHours = wanted(btc, '30m', now - 47 * 30 * minute, now)
  expect(candles.sparkline(btc)).toEqual(halfHours.map(({ close }) => close))
  const minutes = wanted(btc, '1m', now - day + minute, now)
  expect(candles.dayChange(btc)).toMatchObject({
    open: minutes[0]?.open,
    volume: minutes.reduce((sum, { volume }) => sum + volume, 0n),
  })
})

test('a long chart is answered in part, made ready in the background, and has an end', async () => {
  const past = createSimulatedPast({ market, clock: () => now, firstCandleAt: now - 30 * day, hoursAnAnswerMax: 48 })
  const range = { before: now, until: now, limit: 20, urgency: 'now' } as const
  const soon = await past.list(btc, '1d', range)
  expect(soon.length).toBeGreaterThan(0)
  expect(soon.length).toBeLessThan(5)
  let found = soon
  while (found.length < 20) found = await past.list(btc, '1d', range)
  expect(found).toEqual(wanted(btc, '1d', now - 19 * day, now))
  expect(found.slice(-soon.length)).toEqual(soon)
  expect(await past.list(btc, '1d', { ...range, before: now - 40 * day })).toEqual([])
  await past.close()
})

test('what is filled in while the past is being read is not lost', async () => {
  let filled: (symbol: string) => void = () => undefined
  let isFilled = false
  const whole = wanted(btc, '1m', now - 5 * minute, now)
  const past: CandlePast = {
    everyMs: undefined,
    endOf: () => Promise.resolve(now),
    hoursToCompute: () => 0,
    // The first answer was read before the fill and comes after it.
    async list(_symbol, interval) {
      const found = interval === '1m' && isFilled ? whole : []
      await Promise.resolve()
      if (!isFilled) {
        isFilled = true
        filled(btc)
      }
      return found
    },
    keep: () => undefined,
    begin: () => undefined,
    onFilled(listener) {
      filled = listener
    },
    idle: () => Promise.resolve(),
    close: () => Promise.resolve(),
  }
  const candles = createCandles({ past, symbols: [btc], readyDays: 0 })
  open.push(candles)
  await candles.idle()
  expect(candles.current(btc, '1m')).toEqual(whole.at(-1))
})

test('limits', async () => {
  const candles = start({ symbols: [btc] })
  expect(await candles.list(btc, '1m', { limit: 0 })).toEqual([])
  expect((await candles.list(btc, '1m', { limit: 5_000 })).length).toBe(1_000)
  expect(await candles.list('NOPE/USDT', '1m', { limit: 5 })).toEqual([])
  await candles.idle()
  expect(await candles.list(btc, '1m', { limit: 1 })).toEqual([candles.current(btc, '1m')])
  const before = candleOpenAt('1m', now) - 3 * minute
  expect((await candles.list(btc, '1m', { before, limit: 2 })).map(({ openAt }) => openAt)).toEqual([
    before - 2 * minute,
    before - minute,
  ])
  expect(foldTicks(ticksOf(btc, before - minute, before), '1m')).toEqual(
    await candles.list(btc, '1m', { before, limit: 1 }),
  )
})
