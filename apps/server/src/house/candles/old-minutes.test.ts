import { candleOpenAt } from '@touchstone/domain/market/candle'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import type { FetchCandles } from './backfill.ts'
import type { CandlePast } from './candle-past.ts'
import { createCandles } from './candles.ts'
import { btc, day, hour, minute, openTestCandles, start, type TestCandles, tick } from './test-candles.ts'

let database: TestCandles
beforeAll(async () => {
  database = await openTestCandles(inject('cluster'))
})
afterEach(() => database.clear())
afterAll(() => database.close())

const today = candleOpenAt('1d', start)

/** Candles of the past hundred days, of one minute every six hours, as a server has written them that ran until then. */
async function storePast(wholeTo: number): Promise<void> {
  const { owner } = database
  const from = today - 100 * day
  for (const [interval, source] of [
    ['1m', 'tape'],
    ['5m', 'fold'],
    ['1h', 'fold'],
  ] as const)
    await owner`
      insert into candles (symbol, interval, open_at, open, high, low, close, volume, source)
      select ${btc}, ${interval}, at, 70, 70, 70, 70, 1, ${source}
      from generate_series(${from}::bigint, ${wholeTo - 1}::bigint, ${6 * hour}::bigint) at`
  await owner`insert into candle_spans values (${btc}, ${from}, ${from}, ${from}, ${wholeTo})`
}

/** How many candles are stored before a moment. */
async function storedBefore(at: number): Promise<Record<string, number>> {
  const rows = await database.owner<{ interval: string; count: number }[]>`
    select interval, count(*)::int as count from candles where open_at < ${at} group by interval`
  return Object.fromEntries(rows.map(({ interval, count }) => [interval, count]))
}

/** An exchange that has nothing, and notes from when it was asked for minutes. */
function emptyExchange() {
  const asked: number[] = []
  const state = { failing: false }
  const fetch: FetchCandles = (_symbol, interval, from) => {
    if (interval === '1m') asked.push(from)
    return state.failing ? Promise.reject(new Error('the exchange is away')) : Promise.resolve([])
  }
  return { asked, state, fetch }
}

test('minutes go after ninety days, what was folded from them stays, and they are not fetched again', async () => {
  await storePast(today)
  const { asked, fetch } = emptyExchange()
  const { candles, feed, logged } = await database.open([btc], () => start, fetch)
  const hours = await candles.list(btc, '1d', { before: today, limit: 100 })
  await feed([tick(start, 71)])
  await candles.idle()

  const keptFrom = today - 90 * day
  expect(await storedBefore(keptFrom)).toEqual({ '5m': 40, '1h': 40 })
  expect((await storedBefore(today))['1m']).toBe(360)
  expect(await candles.list(btc, '1d', { before: today, limit: 100 })).toEqual(hours)
  expect(await candles.list(btc, '5m', { before: keptFrom, limit: 40 })).toHaveLength(40)
  const first = await candles.list(btc, '1m', { before: keptFrom + 1, limit: 5 })
  expect(first.map(({ openAt }) => openAt)).toEqual([keptFrom])
  expect(await candles.list(btc, '1m', { before: keptFrom, limit: 5 })).toEqual([])
  expect(Math.min(...asked)).toBeGreaterThanOrEqual(keptFrom)
  expect(logged).toEqual([])
})

test('a minute begins for the past too when the tape had its tick before the candles knew the past', async () => {
  const begun: number[] = []
  const taped = Promise.withResolvers<number>()
  const past: CandlePast = {
    everyMs: undefined,
    endOf: () => taped.promise,
    list: (_symbol, interval) =>
      Promise.resolve(
        interval === '1m' ? [{ openAt: start, open: 70n, high: 70n, low: 70n, close: 70n, volume: 1n }] : [],
      ),
    hoursToCompute: () => 0,
    keep: () => undefined,
    begin: (_symbol, openAt) => begun.push(openAt),
    onFilled: () => undefined,
    idle: () => Promise.resolve(),
    close: () => Promise.resolve(),
  }
  const candles = createCandles({ past, symbols: [btc], readyDays: 0 })
  candles.follow([{ ...tick(start, 71), sequence: 1 }])
  // What read the end of the tape has found the tick that is waiting.
  taped.resolve(start + 1)
  await candles.idle()
  expect(begun).toEqual([start])
  await candles.close()
})

test('minutes before a hole stay until it is filled, and go on the next day', async () => {
  const pausedAt = today - 5 * day + 3 * hour
  await storePast(pausedAt)
  const { state, fetch } = emptyExchange()
  state.failing = true
  let now = start
  const { candles, feed } = await database.open([btc], () => now, fetch)
  await candles.idle()
  await feed([tick(now, 71)])
  await candles.idle()
  const count = async (): Promise<number> => (await storedBefore(pausedAt))['1m'] ?? 0
  expect(await count()).toBe(4 * 90 + 1)

  state.failing = false
  now += minute
  await feed([tick(now, 72)])
  await candles.idle()
  now = today + day
  await feed([tick(now, 73)])
  await candles.idle()
  expect((await storedBefore(today + day - 90 * day))['1m']).toBeUndefined()
  expect(await count()).toBe(4 * 84 + 1)
})

test('a restart goes on where minutes begin', async () => {
  await storePast(today)
  const first = await database.open([btc], () => start, emptyExchange().fetch)
  await first.candles.idle()
  await first.feed([tick(start, 71)])
  await first.candles.idle()
  await first.close()
  const { asked, fetch } = emptyExchange()
  const { candles, feed } = await database.open([btc], () => start + minute, fetch)
  await candles.idle()
  await feed([tick(start + minute, 72)])
  await candles.idle()
  expect(await candles.list(btc, '1m', { before: today - 90 * day, limit: 5 })).toEqual([])
  expect(Math.min(...asked, Infinity)).toBeGreaterThanOrEqual(today - 90 * day)
  expect((await storedBefore(today))['1m']).toBe(360)
})
