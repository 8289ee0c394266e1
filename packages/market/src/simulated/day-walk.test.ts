import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { activityOf } from './activity.ts'
import { daySeeds, firstDay, lastDay } from './day-seeds.ts'
import { createDayWalk } from './day-walk.ts'
import { namedKey } from './hash.ts'

const secondsPerDay = 86_400
const seeds = daySeeds('17'.repeat(32))
const name = (text: string) => namedKey(new Int32Array(4), text)
const walkOf = (text: string, activity = activityOf('coin')) => createDayWalk({ seeds, name: name(text), activity })

const days = Array.from({ length: 8_000 }, (_, i) => (firstDay + 100 + i) * secondsPerDay)

describe('a walk of days', () => {
  it('does not depend on the order of requests or on its cache', () => {
    const old = walkOf('a')
    const seconds = fc.integer({ min: firstDay * secondsPerDay, max: lastDay * secondsPerDay })
    const property = fc.property(fc.array(seconds, { minLength: 2, maxLength: 12 }), (asked) => {
      const answers = new Map(asked.map((second) => [second, old.valueAt(second)]))
      const other = walkOf('a')
      return asked.toReversed().every((second) => other.valueAt(second) === answers.get(second))
    })
    expect(() => fc.assert(property, { numRuns: 20 })).not.toThrow()
  })

  it('is known up to the end of a day from the seed of that day alone, and no further', () => {
    const day = firstDay + 3_000
    const revealed = createDayWalk({
      seeds: daySeeds(seeds.seedOf(day), day),
      name: name('b'),
      activity: activityOf('coin'),
    })
    const whole = walkOf('b')
    for (const second of [0, 1, 40_000, 86_399].map((of) => day * secondsPerDay + of))
      expect(revealed.valueAt(second)).toBe(whole.valueAt(second))
    expect(() => revealed.valueAt((day + 1) * secondsPerDay)).toThrow('is not known')
  })

  it('rejects what is not a second, and what lies before its first day', () => {
    expect(() => walkOf('a').valueAt(NaN)).toThrow('not a whole second')
    expect(() => walkOf('a').valueAt(firstDay * secondsPerDay - 1)).toThrow('the walk begins on day')
  })

  it('moves about one standard deviation a year, at every distance', () => {
    const walk = walkOf('c')
    for (const apart of [1, 7, 28]) {
      const starts = days.filter((_, i) => i % apart === 0).slice(0, -1)
      const squares = starts.map((start) => (walk.valueAt(start + apart * secondsPerDay) - walk.valueAt(start)) ** 2)
      const perYear = (squares.reduce((sum, square) => sum + square, 0) / squares.length / apart) * 365.25
      expect(Math.abs(Math.sqrt(perYear) - 1)).toBeLessThan(0.2)
    }
  })

  it('reverts to zero', () => {
    const walk = walkOf('d')
    const values = days.map((start) => walk.valueAt(start))
    expect(Math.abs(values.reduce((sum, value) => sum + value, 0) / values.length)).toBeLessThan(0.5)
    expect(Math.max(...values.map(Math.abs))).toBeLessThan(3)
  })

  it('stands still on days without trading', () => {
    const walk = walkOf('e', activityOf('metal'))
    const saturday = Date.parse('2026-01-10T00:00:00Z') / 1_000
    expect(walk.valueAt(saturday + 40_000)).toBe(walk.valueAt(saturday))
    expect(walk.valueAt(saturday + secondsPerDay)).toBe(walk.valueAt(saturday))
    expect(walk.varianceAt(saturday + 40_000)).toBe(0)
  })

  // Compares the step across each seam with the largest step of ordinary seconds around it.
  it.each([
    ['days', secondsPerDay],
    ['hours', 3_600],
  ])('has no seam between %s', (_, length) => {
    const walk = walkOf('f')
    const step = (second: number): number => Math.abs(walk.valueAt(second) - walk.valueAt(second - 1))
    const first = (firstDay + 500) * secondsPerDay
    const seams = Array.from({ length: 1_000 }, (_element, i) => first + i * length)
    const mean = (offset: number): number => seams.reduce((sum, seam) => sum + step(seam + offset), 0) / seams.length
    const around = [-3, -2, -1, 1, 2, 3].map(mean)
    expect(mean(0)).toBeGreaterThan(Math.min(...around) / 2)
    expect(mean(0)).toBeLessThan(Math.max(...around) * 2)
  })

  it('has the variance that it states', () => {
    const walk = walkOf('g')
    const first = (firstDay + 500) * secondsPerDay
    const ratios = Array.from({ length: 20_000 }, (_, i) => first + i * 977).map(
      (second) => (walk.valueAt(second + 1) - walk.valueAt(second)) ** 2 / walk.varianceAt(second),
    )
    expect(ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length).toBeCloseTo(1, 1)
  })
})
