import { describe, expect, it } from 'vitest'
import { bridge } from './bridge.ts'
import { childKey, createDraws, keyOfSeed } from './hash.ts'

const root = keyOfSeed('c3'.repeat(32))

function knotsOf(key: number, ends: { left: number; right: number }, parts: number[]): number[] {
  const draws = createDraws()
  draws.begin(childKey(root, key))
  const knots = new Float64Array(parts.length + 1)
  const variance = parts.reduce((sum, part) => sum + part, 0)
  bridge({ ...ends, variance }, Float64Array.from(parts), draws, knots)
  return [...knots]
}

describe('bridge', () => {
  it('starts and ends at the given values', () => {
    const knots = knotsOf(1, { left: 2, right: -1 }, [0.1, 0.4, 0.2])
    expect(knots).toHaveLength(4)
    expect([knots.at(0), knots.at(-1)]).toEqual([2, -1])
  })

  it('stays constant where there is no variance', () => {
    const knots = knotsOf(2, { left: 1, right: 3 }, [0, 0.5, 0, 0.5, 0])
    expect(knots[1]).toBe(1)
    expect(knots[3]).toBe(knots[2])
    expect(knots[4]).toBe(3)
    expect(knotsOf(3, { left: 7, right: 7 }, [0, 0, 0])).toEqual([7, 7, 7, 7])
  })

  it('reaches the end despite the remainder of rounding', () => {
    expect(knotsOf(4, { left: 0, right: 1 }, [0.1, 0.2, 0])[2]).toBeCloseTo(1, 6)
  })

  it('has the mean and the variance of a Brownian bridge in the middle', () => {
    const middles = Array.from({ length: 20_000 }, (_, key) => knotsOf(key, { left: 1, right: 5 }, [1, 3])[1] ?? 0)
    const mean = middles.reduce((sum, value) => sum + value, 0) / middles.length
    const variance = middles.reduce((sum, value) => sum + (value - mean) ** 2, 0) / middles.length
    expect(mean).toBeCloseTo(1 + (5 - 1) / 4, 1)
    expect(variance).toBeCloseTo((1 * 3) / (1 + 3), 1)
  })
})
