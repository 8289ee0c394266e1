import { describe, expect, it } from 'vitest'
import { barGeometry, lineGeometry, nearestIndex } from './chart-geometry.ts'

const points = [
  { at: 0, value: 10 },
  { at: 30, value: 20 },
  { at: 100, value: 15 },
]

describe('a line', () => {
  it('is spread by time, the highest value at the top', () => {
    const shape = lineGeometry(points, 0)
    expect(shape.xs).toEqual([0, 30, 100])
    expect(shape.ys).toEqual([100, 0, 50])
    expect(shape.line).toBe('M0.00 100.00L30.00 0.00L100.00 50.00')
    expect([shape.low, shape.high]).toEqual([10, 20])
  })

  it('is level when nothing moved, and when there is one point', () => {
    expect(lineGeometry(points.map((point) => ({ ...point, value: 7 }))).ys).toEqual([50, 50, 50])
    expect(lineGeometry(points.slice(0, 1))).toMatchObject({ xs: [100], ys: [50], line: 'M0 50.00H100' })
  })

  it('takes as much less of the height as it moved less than the least span', () => {
    expect(lineGeometry(points, 0, 40).ys).toEqual([62.5, 37.5, 50])
    expect(lineGeometry(points, 0, 10).ys).toEqual([100, 0, 50])
  })

  it('is spread evenly when the times do not differ', () => {
    expect(lineGeometry(points.map((point) => ({ ...point, at: 5 }))).xs).toEqual([0, 50, 100])
  })

  it('is read at the nearest point', () => {
    expect([-5, 14, 16, 64, 66, 200].map((x) => nearestIndex([0, 30, 100], x))).toEqual([0, 0, 1, 1, 2, 2])
  })
})

describe('bars', () => {
  it('stand on the line of zero, or hang from it', () => {
    const { zero, bars } = barGeometry([10, -10], 10)
    expect(zero).toBe(50)
    expect(bars.map((bar) => [bar.y, bar.height])).toEqual([
      [10, 40],
      [50, 40],
    ])
  })

  it('stand at the bottom when none is negative', () => {
    const { zero, bars } = barGeometry([5, 0], 10)
    expect(zero).toBe(98)
    expect(bars[0]?.y).toBe(10)
    expect(bars[1]?.height).toBeLessThan(1)
  })

  it('have a line of zero when all are zero', () => {
    expect(barGeometry([0, 0], 10).zero).toBe(98)
  })
})
