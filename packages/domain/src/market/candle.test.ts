import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimal } from '../money/decimal.ts'
import { type CandleInterval, candleIntervals, candleOpenAt, foldCandles, foldTicks, lengthOf } from './candle.ts'

/** 2026-01-05T00:00:00Z, a Monday: where weeks of candles begin. */
const mondayAt = 1_767_571_200_000

function at(day: number, time: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number)
  return mondayAt + Math.round((((day * 24 + hours) * 60 + minutes) * 60 + seconds) * 1_000)
}

const tick = (sourceAt: number, bid: string, ask: string, volume = '1') => ({
  sourceAt,
  bid: decimal(bid),
  ask: decimal(ask),
  volume: decimal(volume),
})

describe('candleOpenAt', () => {
  it.each<[CandleInterval, number, string, number, string]>([
    ['1m', 2, '13:45:59.999', 2, '13:45'],
    ['5m', 2, '13:44:59.999', 2, '13:40'],
    ['15m', 2, '13:45', 2, '13:45'],
    ['30m', 2, '13:59:59.999', 2, '13:30'],
    ['1h', 2, '13:59:59.999', 2, '13:00'],
    ['4h', 2, '15:59:59.999', 2, '12:00'],
    ['1d', 2, '23:59:59.999', 2, '00:00'],
    ['1w', -1, '23:59:59.999', -7, '00:00'],
    ['1w', 0, '00:00', 0, '00:00'],
    ['1w', -20459, '12:00', -20461, '00:00'],
  ])('%s on day %i at %s opens on day %i at %s', (interval, day, time, openDay, openTime) => {
    expect(candleOpenAt(interval, at(day, time))).toBe(at(openDay, openTime))
  })
})

describe('foldTicks', () => {
  it('folds marks, the middle of bid and ask, and adds volumes', () => {
    const start = at(2, '13:00')
    const ticks = [
      tick(start, '99', '101'),
      tick(start + 1_000, '104', '106', '2'),
      tick(start + 59_999, '94', '95'),
      tick(start + 60_000, '97', '97'),
    ]
    expect(foldTicks(ticks, '1m')).toEqual([
      {
        openAt: start,
        open: decimal('100'),
        high: decimal('105'),
        low: decimal('94.5'),
        close: decimal('94.5'),
        volume: decimal('4'),
      },
      {
        openAt: start + 60_000,
        open: decimal('97'),
        high: decimal('97'),
        low: decimal('97'),
        close: decimal('97'),
        volume: decimal('1'),
      },
    ])
  })

  it('has no candle where there is no tick', () => {
    const start = at(2, '13:00')
    const candles = foldTicks([tick(start, '1', '2'), tick(start + 180_000, '1', '2')], '1m')
    expect(candles.map((candle) => candle.openAt)).toEqual([start, start + 180_000])
    expect(foldTicks([], '1d')).toEqual([])
  })

  const someTicks = fc
    .array(
      fc.record({
        afterMs: fc.oneof(fc.integer({ min: 1, max: 40_000 }), fc.integer({ min: 1, max: 200_000_000 })),
        bid: fc.bigInt({ min: 1n, max: 10n ** 24n }),
        spread: fc.bigInt({ min: 0n, max: 10n ** 20n }),
        volume: fc.bigInt({ min: 0n, max: 10n ** 24n }),
      }),
      { maxLength: 200 },
    )
    .map((steps) => {
      let sourceAt = at(-4, '00:00')
      return steps.map(({ afterMs, bid, spread, volume }) => {
        sourceAt += afterMs
        return { sourceAt, bid, ask: bid + spread, volume }
      })
    })

  const smallerAndLarger = fc
    .tuple(fc.constantFrom(...candleIntervals), fc.constantFrom(...candleIntervals))
    .map(([a, b]) => (lengthOf(a) <= lengthOf(b) ? ([a, b] as const) : ([b, a] as const)))

  it('gives a candle that equals the fold of its smaller candles', () => {
    const property = fc.property(someTicks, smallerAndLarger, (ticks, [small, large]) => {
      const whole = foldTicks(ticks, large)
      const fromParts = foldCandles(foldTicks(ticks, small), large)
      return (
        whole.length === fromParts.length &&
        whole.every((candle, i) => {
          const other = fromParts[i]
          return other !== undefined && printed(candle) === printed(other)
        })
      )
    })
    expect(() => fc.assert(property)).not.toThrow()
  })
})

const printed = (candle: object): string => Object.values(candle).join(' ')
