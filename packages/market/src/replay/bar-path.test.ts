import { decimal, type Price } from '@touchstone/domain/money/decimal'
import { foldTicks, type Candle } from '@touchstone/domain/market/candle'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { priceInBar, volumeInBar } from './bar-path.ts'

const tick = decimal('0.01')

const barOf = (open: number, high: number, low: number, close: number): Candle => ({
  openAt: 0,
  open: BigInt(open) * tick,
  high: BigInt(high) * tick,
  low: BigInt(low) * tick,
  close: BigInt(close) * tick,
  volume: 7n,
})

const pathOf = (bar: Candle, seconds: number): number[] =>
  Array.from({ length: seconds }, (_, second) => Number(priceInBar(bar, seconds, second, tick) / tick))

describe('priceInBar', () => {
  it.each([
    ['the low first when it is nearer', [100, 110, 98, 105], [100, 98, 104, 110, 107, 105]],
    ['the high first when it is nearer', [100, 102, 90, 95], [100, 102, 96, 90, 92, 95]],
    ['the low first when equally near and rising', [100, 110, 90, 105], [100, 90, 96, 103, 110, 105]],
    ['the high first when equally near and falling', [100, 110, 90, 95], [100, 110, 103, 96, 90, 95]],
    ['a flat bar', [100, 100, 100, 100], [100, 100, 100, 100, 100, 100]],
    ['a bar that only rises', [100, 106, 100, 106], [100, 100, 102, 104, 106, 106]],
  ] as const)('visits %s', (_, [open, high, low, close], path) => {
    expect(pathOf(barOf(open, high, low, close), 6)).toEqual(path)
  })

  it('folds back to its bar', () => {
    const someBar = fc
      .tuple(fc.integer({ min: 1, max: 1_000 }), fc.nat(300), fc.nat(300), fc.nat(300))
      .map(([low, a, b, c]) => ({ low, high: low + Math.max(a, b, c), open: low + a, close: low + b }))
    const property = fc.property(someBar, fc.constantFrom(4, 5, 60, 180, 3_600), (shape, seconds) => {
      const bar = barOf(shape.open, shape.high, shape.low, shape.close)
      const ticks = Array.from({ length: seconds }, (_, second) => {
        const price: Price = priceInBar(bar, seconds, second, tick)
        return { bid: price, ask: price, volume: volumeInBar(bar.volume, seconds, second), sourceAt: second * 1_000 }
      })
      const [folded] = foldTicks(ticks, '1h')
      return folded !== undefined && Object.values(folded).join() === Object.values(bar).join()
    })
    expect(() => fc.assert(property)).not.toThrow()
  })

  it('rejects a bar too short for four prices', () => {
    expect(() => priceInBar(barOf(1, 2, 1, 2), 3, 0, tick)).toThrow('too short')
  })
})
