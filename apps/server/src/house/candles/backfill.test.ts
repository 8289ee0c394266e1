import { isDeepStrictEqual } from 'node:util'
import { type Candle, candleIntervals, candleOpenAt, foldCandles, foldTicks } from '@touchstone/domain/market/candle'
import { decimal, printDecimal } from '@touchstone/domain/money/decimal'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import type { FetchCandles } from './backfill.ts'
import { replayedCandles } from './replayed-candles.ts'
import {
  btc,
  day,
  eur,
  hour,
  minute,
  openTestCandles,
  played,
  replayOf,
  second,
  start,
  type TestCandles,
  tick,
} from './test-candles.ts'

let database: TestCandles
beforeAll(async () => {
  database = await openTestCandles(inject('cluster'))
})
afterEach(() => database.clear())
afterAll(() => database.close())

test('a replay: the time before its first start, a pause, and the seam', async () => {
  const replay = replayOf(btc, start)
  const seam = replay.seamAfter(start)
  let now = seam - 10 * minute
  const before = await database.open([btc], () => now, replayedCandles(replay))
  await before.candles.idle()
  await before.feed(played(replay, btc, now, seam - 8 * minute))
  await before.close()

  now = seam - 2 * minute
  const end = seam + 190 * second
  const { candles, feed } = await database.open([btc], () => now, replayedCandles(replay))
  await candles.idle()
  await feed(played(replay, btc, now, end))
  await candles.idle()
  for (const interval of candleIntervals) {
    const list = await candles.list(btc, interval, { limit: 300 })
    expect(list.length).toBeGreaterThan(interval === '1w' ? 30 : 200)
    expect(list).toEqual(replay.candles(btc, interval, list[0]?.openAt ?? 0, end))
    expect(candles.current(btc, interval)).toEqual(list.at(-1))
  }
  const minutes = await candles.list(btc, '1m', { before: seam + minute, limit: 2 })
  expect(minutes.map(({ openAt }) => openAt)).toEqual([seam - minute, seam])
  expect(minutes[1]?.open).toBe(minutes[0]?.close)
})

test('hours that were closed when they were recorded have no candle', async () => {
  const isWeekend = (at: number): boolean => [0, 6].includes(new Date(at).getUTCDay())
  const replay = replayOf(eur, start, isWeekend)
  const monday = start + 10 * minute
  const { candles, feed } = await database.open([eur], () => start, replayedCandles(replay))
  await candles.idle()
  const saturday = monday - 2 * day
  expect((await candles.list(eur, '1m', { limit: 1 })).map(({ openAt }) => openAt)).toEqual([saturday - minute])
  await feed(played(replay, eur, monday, monday + 70 * second))
  await candles.idle()
  const hours = await candles.list(eur, '1h', { limit: 3 })
  expect(hours.map(({ openAt }) => openAt)).toEqual([saturday - 2 * hour, saturday - hour, monday])
  expect((await candles.list(eur, '1d', { limit: 60 })).filter(({ openAt }) => isWeekend(openAt))).toEqual([])
})

/** One flat candle an interval, at 50, on request; fails on request, and notes what it was asked for. */
function flatExchange() {
  const asked: string[] = []
  const state = { failing: false }
  const fetch: FetchCandles = async (_symbol, interval, from, to) => {
    asked.push(`${interval} ${(from - start) / minute} ${(to - start) / minute}`)
    await Promise.resolve()
    if (state.failing) throw new Error('the exchange is away')
    const price = decimal('50')
    const length = { '1m': minute, '5m': 5 * minute, '1h': hour }[interval as '1m' | '5m' | '1h']
    return Array.from({ length: (to - from) / length }, (_, i) => ({
      openAt: from + i * length,
      open: price,
      high: price,
      low: price,
      close: price,
      volume: decimal('1'),
    }))
  }
  return { asked, state, fetch }
}

const volumes = (candles: readonly Candle[]): string[] => candles.map(({ volume }) => printDecimal(volume))

test("a pause is filled minute by minute, and a minute with a taped tick stays the tape's", async () => {
  const { fetch } = flatExchange()
  const first = await database.open([btc], () => start)
  await first.feed([tick(start + 30 * second, 70)])
  await first.close()
  const { candles, feed } = await database.open([btc], () => start, fetch)
  await candles.idle()
  const after = [tick(start + 5 * minute + 40 * second, 80), tick(start + 5 * minute + 41 * second, 81)]
  await feed(after)
  const filled = await candles.list(btc, '5m', { limit: 2 })
  await feed([tick(start + 5 * minute + 42 * second, 82)])
  await candles.idle()
  const minutes = await candles.list(btc, '1m', { limit: 7 })
  expect(minutes[1]).toEqual(foldTicks([tick(start + 30 * second, 70)], '1m')[0])
  expect(minutes.at(-1)).toEqual(foldTicks([...after, tick(start + 5 * minute + 42 * second, 82)], '1m')[0])
  expect(volumes(minutes)).toEqual(['1', '1', '1', '1', '1', '1', '3'])
  expect(filled.map(({ openAt }) => openAt)).toEqual([start, start + 5 * minute])
  const all = await candles.list(btc, '1m', { limit: 1_000 })
  for (const interval of ['5m', '1h'] as const)
    expect(await candles.list(btc, interval, { limit: 1 })).toEqual(foldCandles(all, interval).slice(-1))
  const [today] = await candles.list(btc, '1d', { limit: 1 })
  expect(today?.volume).toBe(decimal(String((start + 5 * minute - (today?.openAt ?? 0)) / minute + 3)))
})

test('an exchange that is away is left alone for a while, and nothing is lost by it', async () => {
  const exchange = flatExchange()
  let now = start
  exchange.state.failing = true
  const { candles, feed, logged } = await database.open([btc], () => now, exchange.fetch)
  await candles.idle()
  await feed([tick(start, 70)])
  await candles.idle()
  const tries = exchange.asked.length
  expect(await candles.list(btc, '1h', { limit: 10 })).toEqual(foldTicks([tick(start, 70)], '1h'))
  expect([tries, exchange.asked.length]).toEqual([1, 1])
  expect(logged).toEqual(['failed to fetch candles'])

  exchange.state.failing = false
  now = start + minute
  await feed([tick(now, 71)])
  await candles.idle()
  const minutes = await candles.list(btc, '1m', { limit: 1_000 })
  expect(minutes.length).toBe(1_000)
  expect(minutes.slice(-2)).toEqual(foldTicks([tick(start, 70), tick(now, 71)], '1m'))
  expect((await candles.list(btc, '1h', { limit: 10 })).length).toBe(10)
})

test('nobody waits for a slow exchange, and what it says comes in later', async () => {
  const exchange = flatExchange()
  let answer: () => void = () => undefined
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  const slowly: FetchCandles = async (...asked) => answered.then(() => exchange.fetch(...asked))
  const { candles, feed } = await database.open([btc], () => start, slowly, 1)
  const patience = { timeout: 10_000 }
  const ticks = [tick(start, 70), tick(start + minute, 71)]
  await feed(ticks.slice(0, 1))
  // What lacks is asked for when a minute begins that the candles follow, not when they are built from the tape.
  await expect.poll(() => candles.current(btc, '1m'), patience).toBeDefined()
  await feed(ticks.slice(1))
  expect(await candles.list(btc, '1m', { limit: 20 })).toEqual(foldTicks(ticks, '1m').slice(0, 2))
  answer()
  // A millisecond is all that a list waits here: on a busy machine it takes more than one look.
  await expect.poll(async () => (await candles.list(btc, '1m', { limit: 20 })).length, patience).toBe(20)
  await expect.poll(() => candles.sparkline(btc).length, patience).toBe(48)
  await candles.idle()
  expect(candles.dayChange(btc)?.volume).toBe(decimal('1440'))
  expect(candles.current(btc, '1w')?.low).toBe(decimal('50'))
})

test('whatever was looked at first, minutes fold into five minutes and hours', async () => {
  const exchange = flatExchange()
  const { candles, feed } = await database.open([btc], () => start, exchange.fetch)
  await candles.idle()
  await feed([tick(start, 70)])
  await candles.idle()
  const view = fc.constantFrom(...candleIntervals)
  const property = fc.asyncProperty(fc.array(view, { minLength: 1, maxLength: 3 }), view, async (looked, small) => {
    for (const interval of looked) await candles.list(btc, interval, { limit: 200 })
    const list = await candles.list(btc, small, { limit: 1_000 })
    const ends = candleOpenAt('4h', start)
    const larger = await candles.list(btc, '4h', { before: ends, limit: 1 })
    const inIt = list.filter(({ openAt }) => openAt >= (larger[0]?.openAt ?? 0) && openAt < ends)
    const folded = foldCandles(inIt, '4h').slice(0, 1)
    // What the exchange says of an hour counts one a candle, and so shows from what it was folded.
    return inIt.length < 2 || isDeepStrictEqual(folded, larger)
  })
  await fc.assert(property, { numRuns: 20 })
  const earliest =
    await database.owner`select interval, min(open_at) as at from candles group by interval order by interval`
  const [hours, minutes, fives] = earliest.map((row) => Number(row['at']))
  expect(hours).toBeLessThanOrEqual(fives ?? 0)
  expect(fives).toBeLessThanOrEqual(minutes ?? 0)
})

test('the week in which the house first opened is whole', async () => {
  const { candles, feed } = await database.open([btc], () => start, flatExchange().fetch)
  await candles.idle()
  await feed([tick(start, 70)])
  await candles.idle()
  const week = await candles.list(btc, '1w', { before: start, limit: 1 })
  const hours = await candles.list(btc, '1h', { limit: 7 * 24 })
  expect(hours[0]?.openAt).toBe(candleOpenAt('1w', start))
  expect(week).toEqual(foldCandles(hours, '1w'))
})

test('the past of an exchange has an end, and nobody waits for all of it', async () => {
  const asked: string[] = []
  const nothing: FetchCandles = (_symbol, interval, from, to) => {
    asked.push(`${interval} ${(to - from) / day}`)
    return Promise.resolve([])
  }
  const { candles } = await database.open([btc], () => start, nothing)
  await candles.idle()
  asked.splice(0)
  expect(await candles.list(btc, '1h', { limit: 500 })).toEqual([])
  expect(asked.map((each) => each.split(' ')[0])).toEqual(asked.map(() => '1h'))
  const days = asked.reduce((sum, each) => sum + Number(each.split(' ')[1]), 0)
  expect([days >= 240, days < 254]).toEqual([true, true])
  for (let i = 0; i < 30; i += 1) await candles.list(btc, '1h', { limit: 500 })
  asked.splice(0)
  expect(await candles.list(btc, '1h', { limit: 500 })).toEqual([])
  expect(asked).toEqual([])
})
