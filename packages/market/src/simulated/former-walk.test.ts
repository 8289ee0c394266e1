import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { activityOf } from './activity.ts'
import { blockStart } from './calendar-tree.ts'
import { keyOfSeed, namedKey } from './hash.ts'
import { createFormerWalk } from './former-walk.ts'

const seed = keyOfSeed('17'.repeat(32))
const walkOf = (name: string) => createFormerWalk(namedKey(seed, name), activityOf('coin'))

const blocks = Array.from({ length: 260 }, (_, i) => blockStart(600 + i))

describe('a walk', () => {
  it('does not depend on the order of requests or on its cache', () => {
    const old = walkOf('a')
    const seconds = fc.integer({ min: -2_000_000_000, max: 4_000_000_000 })
    const property = fc.property(fc.array(seconds, { minLength: 2, maxLength: 20 }), (asked) => {
      const answers = new Map(asked.map((second) => [second, old.valueAt(second)]))
      const other = walkOf('a')
      return asked.toReversed().every((second) => other.valueAt(second) === answers.get(second))
    })
    expect(() => fc.assert(property)).not.toThrow()
  })

  it('rejects what is not a second', () => {
    expect(() => walkOf('a').valueAt(NaN)).toThrow('not a whole second')
  })

  it('moves about one standard deviation a year, at every distance', () => {
    const walk = walkOf('b')
    for (const days of [1, 7, 28]) {
      const squares = blocks.map((start) => (walk.valueAt(start + days * 86_400) - walk.valueAt(start)) ** 2)
      const perYear = (squares.reduce((sum, square) => sum + square, 0) / squares.length / days) * 365.25
      expect(Math.abs(Math.sqrt(perYear) - 1)).toBeLessThan(0.2)
    }
  })

  it('reverts to zero', () => {
    const walk = walkOf('c')
    const values = blocks.map((start) => walk.valueAt(start))
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length
    expect(Math.abs(mean)).toBeLessThan(0.5)
    expect(Math.max(...values.map(Math.abs))).toBeLessThan(2.5)
  })

  // Compares the step across each seam with the largest step of ordinary seconds around it.
  it.each([
    ['four weeks', 2_419_200],
    ['weeks', 604_800],
    ['days', 86_400],
    ['hours', 3_600],
  ])('has no seam between %s', (_, length) => {
    const walk = walkOf('d')
    const step = (second: number): number => Math.abs(walk.valueAt(second) - walk.valueAt(second - 1))
    const seams = Array.from({ length: 400 }, (_element, i) => blockStart(700) + i * length)
    const mean = (offset: number): number => seams.reduce((sum, seam) => sum + step(seam + offset), 0) / seams.length
    const around = [-3, -2, -1, 1, 2, 3].map(mean)
    expect(mean(0)).toBeGreaterThan(Math.min(...around) / 2)
    expect(mean(0)).toBeLessThan(Math.max(...around) * 2)
  })

  it('has the variance that it states', () => {
    const walk = walkOf('e')
    const seconds = Array.from({ length: 20_000 }, (_, i) => blockStart(710) + i * 977)
    const ratios = seconds.map(
      (second) => (walk.valueAt(second + 1) - walk.valueAt(second)) ** 2 / walk.varianceAt(second),
    )
    expect(ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length).toBeCloseTo(1, 1)
  })
})
