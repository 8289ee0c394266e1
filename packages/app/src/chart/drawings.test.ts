import { describe, expect, it } from 'vitest'
import { type Drawing, drawingsMax, printDrawings, readDrawings } from './drawings.ts'

const line = (locked = false): Drawing => ({
  id: 'drawing-0',
  tool: 'segment',
  points: [
    { atMs: 1_000, value: 1.5 },
    { atMs: 2_000, value: 2.5 },
  ],
  locked,
})

describe('drawings', () => {
  it('are kept whole', () => {
    expect(readDrawings(printDrawings([line(true)]))).toEqual([line(true)])
  })

  it('are kept up to so many: the oldest go', () => {
    const many = Array.from({ length: drawingsMax + 2 }, (_, index) => ({
      ...line(),
      points: [
        { atMs: index, value: 1 },
        { atMs: index, value: 2 },
      ],
    }))
    const read = readDrawings(printDrawings(many))
    expect([read.length, read[0]?.points[0]?.atMs]).toEqual([drawingsMax, 2])
  })

  it.each([
    ['nothing', undefined],
    ['no JSON', '{'],
    ['no list', '{"tool":"segment"}'],
    ['an unknown tool', '[{"tool":"spiral","points":[[1,1],[2,2]]}]'],
    ['too few points', '[{"tool":"segment","points":[[1,1]]}]'],
    ['a point that is none', '[{"tool":"segment","points":[[1,1],["2",2]]}]'],
    ['a stroke of one point', '[{"tool":"brush","points":[[1,1]]}]'],
  ])('are not read from %s', (_, text) => {
    expect(readDrawings(text)).toEqual([])
  })
})
