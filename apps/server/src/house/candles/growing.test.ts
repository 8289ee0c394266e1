import { isDeepStrictEqual } from 'node:util'
import { exampleTick } from '@touchstone/domain/examples/example-facts'
import {
  type Candle,
  candleIntervals,
  candleOpenAt,
  foldCandles,
  foldTicks,
  joinCandles,
} from '@touchstone/domain/market/candle'
import type { Tick } from '@touchstone/domain/market/tick'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createGrowing, type Growing } from './growing.ts'

const minute = 60_000
const day = 86_400_000
/** Shortly before a Monday: days and weeks end among the ticks. */
const start = Date.UTC(2026, 1, 8, 23, 30)

const someTicks = fc
  .array(
    fc.record({
      afterMs: fc.oneof(fc.integer({ min: 1, max: 20_000 }), fc.integer({ min: 1, max: 9 * 60 * minute })),
      price: fc.integer({ min: 1, max: 1_000 }),
    }),
    { minLength: 1, maxLength: 120 },
  )
  .map((steps) => {
    let at = start
    return steps.map(({ afterMs, price }, i) => exampleTick('BTC/USDT', i + 1, (at += afterMs), String(price)))
  })

/** Goes on from the ticks before, as after a restart, with the days of the week if they are known then. */
function goOn(before: readonly Tick[]): Growing {
  const until = (before.at(-1)?.sourceAt ?? 0) + 1
  const growing = createGrowing({ minutes: foldTicks(before, '1m').slice(-1_440), until })
  const dayAt = growing.current('1d')?.openAt
  if (dayAt !== undefined) growing.setDaysBefore(dayAt, foldTicks(before, '1d'))
  return growing
}

test('the growing candles are the last of the fold of all ticks, wherever one begins to follow', () => {
  const property = fc.property(someTicks, fc.nat(120), (ticks, split) => {
    const growing = goOn(ticks.slice(0, split))
    const rest = ticks.slice(split)
    for (const tick of rest) growing.add(tick)
    return candleIntervals.every((interval) =>
      // A first day without its week before it is not known to be all of its week.
      interval === '1w' && growing.current('1w') === undefined
        ? split === 0
        : isDeepStrictEqual(growing.current(interval), foldTicks(ticks, interval).at(-1)),
    )
  })
  expect(() => fc.assert(property, { numRuns: 300 })).not.toThrow()
})

test('every minute that was followed is answered once, when it has ended', () => {
  const property = fc.property(someTicks, (ticks) => {
    const growing = createGrowing({ minutes: [], until: 0 })
    const steps = ticks.map((tick) => growing.add(tick))
    const minutes = foldTicks(ticks, '1m')
    return (
      isDeepStrictEqual(
        steps.flatMap(({ ended }) => ended ?? []),
        minutes.slice(0, -1),
      ) &&
      isDeepStrictEqual(
        steps.flatMap(({ began }) => began ?? []),
        minutes.map(({ openAt }) => openAt),
      )
    )
  })
  expect(() => fc.assert(property)).not.toThrow()
})

test('the last day is the fold of its 1,440 minutes, and its half hours end where they do', () => {
  const reached = { whole: 0, part: 0 }
  const property = fc.property(someTicks, fc.nat(120), (ticks, split) => {
    const growing = goOn(ticks.slice(0, split))
    for (const tick of ticks.slice(split)) growing.add(tick)
    const present = growing.current('1m')
    if (present === undefined) return ticks.length === 0
    const all = foldTicks(ticks, '1m')
    const minutes = all.filter(({ openAt }) => openAt > present.openAt - day)
    reached[minutes.length < all.length ? 'part' : 'whole'] += 1
    const { open, high, low, volume } = minutes.reduce(joinCandles)
    const halfHours = foldCandles(minutes, '30m').map(({ close }) => close)
    return (
      isDeepStrictEqual(growing.lastDay.change(present), { open, high, low, volume }) &&
      isDeepStrictEqual(growing.lastDay.sparkline(present), halfHours.slice(-48))
    )
  })
  expect(() => fc.assert(property, { numRuns: 300 })).not.toThrow()
  expect(Math.min(reached.whole, reached.part)).toBeGreaterThan(20)
})

test('days that were asked for before midnight are refused after it', () => {
  const growing = goOn([exampleTick('BTC/USDT', 1, start, '5')])
  const sunday = candleOpenAt('1d', start)
  growing.add(exampleTick('BTC/USDT', 2, start + 60 * minute, '6'))
  const days: Candle[] = []
  expect(growing.setDaysBefore(sunday, days)).toBe(false)
  expect(growing.setDaysBefore(sunday + day, days)).toBe(true)
  expect(growing.current('1w')?.openAt).toBe(sunday + day)
})
