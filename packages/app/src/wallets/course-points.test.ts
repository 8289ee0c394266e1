import fc from 'fast-check'
import { expect, it } from 'vitest'
import { coursePoints, courseRate, pointsMax, shownAtRate } from './course-points.ts'

const minute = 60_000
const course = { book: 'demo', stepMs: minute, fromMs: 90_000, toMs: 200_000 } as const

it('has its times at the ends of steps between its first and its last moment', () => {
  const points = coursePoints({ ...course, equity: ['10', '11', '12', '9'], profit: ['0', '1', '2', '-1'] }, undefined)
  expect(points.map(({ at, value, profit }) => [at, value, profit])).toEqual([
    [90_000, 10, '0'],
    [120_000, 11, '1'],
    [180_000, 12, '2'],
    [200_000, 9, '-1'],
  ])
})

it('ends with what the book is worth now, and its profit follows', () => {
  const points = coursePoints({ ...course, equity: ['10', '9'], profit: ['0', '-1'] }, '12.5')
  expect(points.at(-1)).toEqual({ at: 200_000, value: 12.5, equity: '12.5', profit: '2.5' })
  expect(points[0] && courseRate(points, points.at(-1) ?? points[0])).toBe('0.25')
})

it('a course that began with nothing has no rate', () => {
  const points = coursePoints({ ...course, equity: ['0', '9'], profit: ['0', '0'] }, undefined)
  expect(points[0] && courseRate(points, points[0])).toBeNull()
})

it('a long one keeps its first and its last point, and no more than a screen shows', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_500 }), (count) => {
      const equity = Array.from({ length: count }, (_, index) => String(index))
      const points = coursePoints({ ...course, toMs: 90_000 + count * minute, equity, profit: equity }, undefined)
      expect(points.length).toBeLessThanOrEqual(pointsMax + 1)
      expect(points[0]?.equity).toBe('0')
      expect(points.at(-1)?.equity).toBe(String(count - 1))
      expect(points.every(({ at }, index) => index === 0 || at > (points[index - 1]?.at ?? 0))).toBe(true)
    }),
  )
})

it.each([
  ['50', { value: '100', shown: '92' }, '46'],
  ['50', { value: '100', shown: null }, '50'],
  ['50', { value: '0', shown: '0' }, '50'],
])('%s of %o is %s', (amount, total, shown) => {
  expect(shownAtRate(amount, total)).toBe(shown)
})
