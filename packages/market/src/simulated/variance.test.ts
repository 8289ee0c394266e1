import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { activityOf } from './activity.ts'
import { blockStart, childrenOf, secondsOf, splitLevels } from './calendar-tree.ts'
import { childKey, createDraws, keyOfSeed } from './hash.ts'
import { splitVariance } from './variance.ts'

const root = keyOfSeed('5a'.repeat(32))

function partsOf(level: number, cellOfBlock: number, variance: number, activity: Float64Array): Float64Array {
  const draws = createDraws()
  draws.begin(childKey(root, cellOfBlock))
  const parts = new Float64Array(childrenOf(level))
  splitVariance({ level, start: blockStart(700) + cellOfBlock * secondsOf(level), variance, parts }, activity, draws)
  return parts
}

const sumOf = (parts: Float64Array): number => parts.reduce((sum, part) => sum + part, 0)

describe('splitVariance', () => {
  it('distributes all of it and nothing negative', () => {
    const activity = activityOf('coin')
    const property = fc.property(fc.nat(splitLevels - 1), fc.nat(1_000), (level, cell) => {
      const parts = partsOf(level, cell, 0.01, activity)
      return parts.every((part) => part > 0) && Math.abs(sumOf(parts) - 0.01) < 1e-15
    })
    expect(() => fc.assert(property)).not.toThrow()
  })

  it('gives nothing to closed days and hours', () => {
    const activity = activityOf('metal')
    const [saturday = -1, sunday = -1] = partsOf(1, 0, 1, activity).slice(5)
    expect(saturday).toBe(0)
    expect(sunday).toBeGreaterThan(0)
    // The cell from Tuesday 20:00 to 24:00 contains the pause from 21:00 to 22:00.
    const evening = partsOf(3, 11, 1, activity)
    expect([...evening].map((part) => part > 0)).toEqual([true, false, true, true])
  })

  it('gives nothing to the children of a fully closed cell', () => {
    expect(sumOf(partsOf(2, 5, 0, activityOf('metal')))).toBe(0)
  })

  it('makes some children volatile and most of them calm', () => {
    const activity = activityOf('coin')
    const shares = Array.from({ length: 2_000 }, (_, cell) => partsOf(7, cell, 5, activity)[0] ?? 0)
    const calm = shares.filter((share) => share < 1).length / shares.length
    const wild = shares.filter((share) => share > 2).length / shares.length
    expect(calm).toBeGreaterThan(0.55)
    expect(wild).toBeGreaterThan(0.005)
    expect(wild).toBeLessThan(0.1)
  })
})
