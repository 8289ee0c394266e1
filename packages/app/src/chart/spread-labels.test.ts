import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type SpreadRow, spreadLabels } from './spread-labels.ts'

const row = (at: number, own: Partial<SpreadRow> = {}): SpreadRow => ({
  at,
  above: 5,
  below: 5,
  top: 0,
  bottom: 100,
  pull: 1,
  ...own,
})

describe('labels of lines', () => {
  it.each([
    ['far apart stay on their lines', [20, 60], [20, 60]],
    ['on one line stand around it', [50, 50, 50], [40, 50, 60]],
    ['keep the order that they are given in', [60, 55], [52.5, 62.5]],
    ['beyond the edges stand at them', [-400, 900], [5, 95]],
    ['at the bottom are pushed up', [92, 94, 300], [75, 85, 95]],
  ])('that are %s', (_, at, expected) => {
    const rows = at.map((each) => row(each))
    expect(spreadLabels(rows)).toEqual(expected)
  })

  it('leave the one that pulls hardest where it is, and more room to a taller one', () => {
    const [over = 0, price, under = 0] = spreadLabels([row(49), row(50, { below: 20, pull: 1e9 }), row(51)]) ?? []
    expect(price).toBeCloseTo(50, 3)
    expect([over, under]).toEqual([expect.closeTo(40, 3), expect.closeTo(75, 3)])
  })

  it('are as high as their own bounds allow, and push what is below them', () => {
    expect(spreadLabels([row(0, { top: 30 }), row(10)])).toEqual([35, 45])
  })

  it('never cover one another nor leave the pane, and are undefined only where there is no room', () => {
    let crowded = 0
    fc.assert(
      fc.property(
        fc.array(fc.record({ at: fc.integer({ min: -200, max: 300 }), above: fc.integer({ min: 1, max: 20 }) }), {
          maxLength: 9,
        }),
        (set) => {
          const rows = set.map(({ at, above }) => row(at, { above }))
          const needed = set.reduce((sum, { above }) => sum + above + 5, 0)
          const placed = spreadLabels(rows)
          if (placed === undefined) {
            crowded += 1
            return needed > 100
          }
          return placed.every((y, index) => {
            const { above, below } = rows[index] ?? row(0)
            const before = index === 0 ? 0 : (placed[index - 1] ?? 0) + 5
            return y - above >= before - 1e-6 && y + below <= 100 + 1e-6
          })
        },
      ),
    )
    expect(crowded).toBeGreaterThan(2)
  })
})
