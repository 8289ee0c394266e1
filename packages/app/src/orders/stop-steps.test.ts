import { decimal, printDecimal } from '@touchstone/domain/money/decimal'
import { isOnGrid } from '@touchstone/domain/money/mul-div'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { StopKind } from './stop-price.ts'
import { movedByStep, movedPrice, movedStop, standsAbove, stopAtPercent, stopStep } from './stop-steps.ts'

const direction = fc.constantFrom('long' as const, 'short' as const)
const kind = fc.constantFrom<StopKind>('takeProfit', 'stopLoss')
/** A tick and a price of at least a thousand of it, on it or off it. */
const priced = fc
  .record({
    tick: fc.constantFrom('0.1', '0.01', '0.25', '0.00001', '5'),
    ticks: fc.integer({ min: 1000, max: 10_000_000 }),
    off: fc.integer({ min: 0, max: 9 }),
  })
  .map(({ tick, ticks, off }) => ({
    priceTick: decimal(tick),
    price: decimal(tick) * BigInt(ticks) + (decimal(tick) * BigInt(off)) / 10n,
  }))

describe('a stop at a distance', () => {
  it.each<[StopKind, 'long' | 'short', string, string]>([
    ['takeProfit', 'long', '1', '107321.9'],
    ['stopLoss', 'long', '1', '105197'],
    ['takeProfit', 'short', '0.5', '105728.3'],
    ['stopLoss', 'short', '5', '111572.3'],
  ])('%s of a %s %s %% from 106259.45 is at %s', (of, way, percent, price) => {
    const found = stopAtPercent(of, way, { price: decimal('106259.45'), percent, priceTick: decimal('0.1') })
    expect(printDecimal(found)).toBe(price)
  })

  it('is on the tick and on its side', () => {
    fc.assert(
      fc.property(kind, direction, priced, fc.constantFrom('0.5', '1', '2', '5'), (of, way, given, percent) => {
        const found = stopAtPercent(of, way, { ...given, percent })
        expect(isOnGrid(found, given.priceTick)).toBe(true)
        expect(found > given.price).toBe(standsAbove(of, way))
        expect(found).not.toBe(given.price)
      }),
    )
  })
})

describe('a step', () => {
  it.each([
    ['106259.4', '0.1', '100'],
    ['2599.99', '0.01', '2'],
    ['151.16', '0.01', '0.1'],
    ['0.5312', '0.0001', '0.0005'],
    ['0.0231', '0.001', '0.001'],
    ['3416.75', '0.25', '2'],
  ])('at %s with a tick of %s is %s', (price, tick, step) => {
    expect(printDecimal(stopStep(decimal(price), decimal(tick)))).toBe(step)
  })

  it('of a line on the chart is that of its field', () => {
    fc.assert(
      fc.property(kind, priced, fc.constantFrom(1, -1), fc.integer({ min: 500, max: 2_000 }), (of, given, way, far) => {
        const typed = stopAtPercent(of, 'long', { ...given, percent: String(far / 1_000) })
        const [from, tick] = [printDecimal(given.price), printDecimal(given.priceTick)]
        const line = movedByStep(printDecimal(typed), way === 1 ? 1 : -1, { from, tick })
        const field = movedStop(of, way === 1 ? 1n : -1n, { ...given, direction: 'long', typed })
        expect(line).toBe(printDecimal(field))
      }),
    )
  })

  it('of a limit on the chart is that of its field, which begins at the price', () => {
    fc.assert(
      fc.property(priced, fc.constantFrom(1, -1), ({ price: from, priceTick }, way) => {
        const begun = movedPrice(1n, { typed: undefined, from, priceTick })
        expect(from - begun).toBeGreaterThanOrEqual(0n)
        expect(from - begun).toBeLessThan(priceTick)
        const field = movedPrice(way === 1 ? 1n : -1n, { typed: begun, from, priceTick })
        const line = movedByStep(printDecimal(begun), way === 1 ? 1 : -1, {
          from: printDecimal(from),
          tick: printDecimal(priceTick),
        })
        expect(printDecimal(field)).toBe(line)
      }),
    )
  })

  it('up and down again is where it began', () => {
    fc.assert(
      fc.property(kind, direction, priced, (of, way, { price, priceTick }) => {
        const given = { direction: way, price, priceTick }
        const first = movedStop(of, 1n, { ...given, typed: undefined })
        const up = movedStop(of, 1n, { ...given, typed: first })
        expect(up).toBeGreaterThan(first)
        expect(movedStop(of, -1n, { ...given, typed: up })).toBe(first)
      }),
    )
  })
})
