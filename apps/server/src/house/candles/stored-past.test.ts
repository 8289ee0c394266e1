import { candleIntervals, foldTicks } from '@touchstone/domain/market/candle'
import type { FeedTick } from '@touchstone/domain/market/tick'
import { decimal } from '@touchstone/domain/money/decimal'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import type { Candles } from './candles.ts'
import { btc, eur, hour, minute, openTestCandles, second, start, type TestCandles, tick } from './test-candles.ts'

let database: TestCandles
beforeAll(async () => {
  database = await openTestCandles(inject('cluster'))
})
afterEach(() => database.clear())
afterAll(() => database.close())

/** Every interval's list is the fold of these ticks, and its last candle the one that grows. */
async function expectFoldOf(candles: Candles, ticks: readonly FeedTick[], symbol = btc): Promise<void> {
  for (const interval of candleIntervals) {
    const list = await candles.list(symbol, interval, { limit: 1_000 })
    expect(list).toEqual(foldTicks(ticks, interval).slice(-1_000))
    expect(candles.current(symbol, interval)).toEqual(list.at(-1))
  }
}

const someTicks = fc
  .array(
    fc.record({
      afterMs: fc.oneof(fc.integer({ min: 1, max: 20_000 }), fc.integer({ min: 1, max: 3 * hour })),
      price: fc.integer({ min: 1, max: 1_000 }),
    }),
    { minLength: 1, maxLength: 60 },
  )
  .map((steps) => {
    let at = start
    return steps.map(({ afterMs, price }) => tick((at += afterMs), price))
  })

test('lists are the fold of what was taped, whatever the restarts: clean ones, and crashes', async () => {
  const property = fc.asyncProperty(
    someTicks,
    fc.array(fc.nat(60), { maxLength: 3 }),
    fc.boolean(),
    async (ticks, cuts, crash) => {
      const edges = [0, ...cuts.filter((cut) => cut <= ticks.length).sort((a, b) => a - b), ticks.length]
      for (const [i, from] of edges.slice(0, -1).entries()) {
        const started = await database.open([btc], () => start)
        await started.feed(ticks.slice(from, edges[i + 1]))
        await started.candles.idle()
        if (i === edges.length - 2) await expectFoldOf(started.candles, ticks)
        else if (crash) await started.tape.close()
        else await started.close()
      }
      await database.clear()
      return true
    },
  )
  await expect(fc.assert(property, { numRuns: 25 })).resolves.toBeUndefined()
})

test('the very first tick counts, though it happened a moment before the start', async () => {
  const { candles, feed } = await database.open([btc], () => start + 500)
  await candles.idle()
  await feed([tick(start + 200, 100), tick(start + 700, 101)])
  // The first tick begins a day, and the days before it, which the week is folded from, come in the background.
  await candles.idle()
  await expectFoldOf(candles, [tick(start + 200, 100), tick(start + 700, 101)])
  expect(candles.current(btc, '1m')?.volume).toBe(decimal('2'))
})

test('a restart in the middle of a minute goes on with it', async () => {
  const first = await database.open([btc, eur], () => start)
  const before = [tick(start, 100), tick(start + 10 * second, 90)]
  await first.feed(before)
  await first.close()
  const { candles, feed } = await database.open([btc, eur], () => start)
  await candles.idle()
  expect(candles.current(btc, '1m')).toEqual(foldTicks(before, '1m')[0])
  expect(candles.dayChange(btc)).toMatchObject({ open: decimal('100.025'), low: decimal('90.025') })
  const after = [tick(start + 20 * second, 120), tick(start + minute, 110)]
  await feed(after)
  await expectFoldOf(candles, [...before, ...after])
  expect(candles.sparkline(btc)).toEqual([decimal('110.025')])
  expect([candles.current(eur, '1m'), await candles.list(eur, '1m', { limit: 5 })]).toEqual([undefined, []])
})

test('before a moment, and by the limit, over hours without a tick', async () => {
  const { candles, feed } = await database.open([btc], () => start)
  const ticks = [0, 1, 2, 50, 51, 300, 900, 901].map((minutes) => tick(start + minutes * minute, 100 + minutes))
  await feed(ticks)
  await candles.idle()
  for (const interval of candleIntervals) {
    const all = foldTicks(ticks, interval)
    for (const before of [start, start + 51 * minute, start + 300 * minute + 7, start + 901 * minute])
      for (const limit of [1, 2, 3])
        expect(await candles.list(btc, interval, { before, limit })).toEqual(
          all.filter(({ openAt }) => openAt < before).slice(-limit),
        )
  }
})

test('what ended is written with the larger candles, under the restricted role', async () => {
  const { candles, feed } = await database.open([btc], () => start)
  // Otherwise the start may find the ticks on the tape, and stores the minute that still grows too.
  await candles.idle()
  await feed([0, 1, 11, 12].map((minutes) => tick(start + minutes * minute, 100 + minutes)))
  await candles.idle()
  await candles.close()
  const rows = await database.owner`select interval, open_at, source from candles order by interval, open_at`
  expect(rows.map((row) => `${row['interval']} ${(Number(row['open_at']) - start) / minute} ${row['source']}`)).toEqual(
    ['1h -50 fold', '1h 10 fold', '1m 0 tape', '1m 1 tape', '1m 11 tape', '5m 0 fold', '5m 10 fold'],
  )
})
