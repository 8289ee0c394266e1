import { decimal } from '@touchstone/domain/money/decimal'
import { isOnGrid } from '@touchstone/domain/money/mul-div'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { movedByTicks, snapToTick } from './price-grid.ts'

describe('a place on the chart as a price', () => {
  it.each([
    [64_201.149, '0.1', '64201.1'],
    [64_201.151, '0.1', '64201.2'],
    [64_201.15, '0.1', '64201.2'],
    [2_711.768, '0.05', '2711.75'],
    [0.119_404, '0.00001', '0.1194'],
    [0.1 + 0.2, '0.01', '0.3'],
    [0.000_4, '0.01', '0.01'],
    [-5, '0.1', '0.1'],
    [Number.NaN, '0.1', '0.1'],
  ])('%d by ticks of %s is %s', (place, tick, expected) => {
    expect(snapToTick(place, tick)).toBe(expected)
  })

  it('is always on the grid, and the nearest there', () => {
    let moved = 0
    fc.assert(
      fc.property(
        fc.double({ min: 0.01, max: 1e6, noNaN: true }),
        fc.constantFrom('0.1', '0.01', '0.05', '0.25', '0.0001'),
        (place, tick) => {
          const price = snapToTick(place, tick)
          if (Number(price) !== place) moved += 1
          return isOnGrid(decimal(price), decimal(tick)) && Math.abs(Number(price) - place) <= Number(tick)
        },
      ),
    )
    expect(moved).toBeGreaterThan(50)
  })

  it.each([
    ['63000', 1, '63000.1'],
    ['63000', -10, '62999'],
    ['63000.05', 1, '63000.1'],
    ['63000.05', -1, '63000'],
    ['0.1', -1, '0.1'],
  ])('%s moved by %d ticks is %s', (price, ticks, expected) => {
    expect(movedByTicks(price, '0.1', ticks)).toBe(expected)
  })
})
