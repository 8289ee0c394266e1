import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimal } from '../money/decimal.ts'
import { allot, type Applied, lotsFor } from './allotment.ts'

const applied = (...lots: number[]): Applied[] => lots.map((each, index) => ({ id: `${index + 1}-1`, lots: each }))
const given = (list: readonly Applied[], supply: number, cap: number): number[] => {
  const allotment = allot(list, supply, cap)
  return list.map((each) => lotsFor(each, allotment, cap))
}

describe('an allotment', () => {
  it.each([
    ['gives everybody what they asked for where there is enough', [3, 5], 10, 10, [3, 5]],
    ['gives nobody more than the cap', [3, 50], 100, 10, [3, 10]],
    ['gives everybody the same part', [10, 20, 30], 30, 100, [5, 10, 15]],
    ['gives what rounding leaves to whom it took most from', [10, 10, 11], 7, 100, [2, 2, 3]],
    ['gives it to the lower id where it took the same', [1, 1, 1], 2, 100, [1, 1, 0]],
    ['gives what the cap leaves to the others', [100, 10, 10], 25, 10, [10, 8, 7]],
    ['gives nothing of nothing', [4, 4], 0, 10, [0, 0]],
    ['has nobody to give to', [], 10, 10, []],
  ])('%s', (_, lots, supply, cap, expected) => {
    expect(given(applied(...lots), supply, cap)).toEqual(expected)
  })

  it('four times oversubscribed gives a quarter', () => {
    expect(allot(applied(400, 200, 200), 200, 1_000).part).toBe(decimal('0.25'))
  })

  const lists = fc.array(fc.integer({ min: 1, max: 500 }), { minLength: 1, maxLength: 40 })
  it('gives out all that there is, none above the cap or what was asked for, and never less for more', () => {
    let short = 0
    fc.assert(
      fc.property(lists, fc.integer({ min: 0, max: 1_500 }), fc.integer({ min: 1, max: 200 }), (lots, supply, cap) => {
        const list = applied(...lots)
        const got = given(list, supply, cap)
        const sum = got.reduce((total, each) => total + each, 0)
        const wanted = lots.reduce((total, each) => total + Math.min(cap, each), 0)
        short += Number(wanted > supply)
        const isFair = lots.every((a, i) =>
          lots.every((b, j) => a <= b || (got[i] ?? 0) >= (got[j] ?? 0) - (a === b ? 1 : 0)),
        )
        return (
          sum === Math.min(supply, wanted) &&
          got.every((each, index) => each <= cap && each <= (lots[index] ?? 0)) &&
          isFair
        )
      }),
      { seed: 7, numRuns: 300 },
    )
    expect(short).toBeGreaterThan(100)
  })
})
