import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { spreadLabels } from './spread-labels.ts'

const bounds = { gap: 10, top: 5, bottom: 95 }

describe('labels of lines', () => {
  it.each([
    ['far apart stay on their lines', [20, 60], [20, 60]],
    ['on one line stand below one another', [50, 50, 50], [50, 60, 70]],
    ['keep their order', [60, 55], [65, 55]],
    ['beyond the edges stand at them', [-400, 900], [5, 95]],
    ['at the bottom are pushed up', [92, 94, 300], [75, 85, 95]],
  ])('that are %s', (_, at, expected) => {
    expect(spreadLabels(at, bounds)).toEqual(expected)
  })

  it('never cover one another where there is room, and never leave the pane', () => {
    let crowded = 0
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -200, max: 300 }), { maxLength: 9 }), (at) => {
        const placed = spreadLabels(at, bounds).toSorted((a, b) => a - b)
        if (placed.length > 6) crowded += 1
        return placed.every(
          (y, index) => y >= 5 && y <= 95 && (index === 0 || y - (placed[index - 1] ?? 0) >= bounds.gap),
        )
      }),
    )
    expect(crowded).toBeGreaterThan(5)
  })
})
