import { expect, it } from 'vitest'
import { correlationOf, logReturns, statisticsOf } from './return-statistics.ts'

it('measures a coin toss', () => {
  const tosses = Array.from({ length: 1_000 }, (_, i) => (i % 2 === 0 ? 1 : -1))
  expect(statisticsOf(tosses, [1])).toMatchObject({ deviation: 1, kurtosis: 1, beyondFour: 0 })
})

it('finds the one return in a hundred that is beyond four deviations', () => {
  const returns = Array.from({ length: 100 }, (_, i) => (i === 50 ? 10 : i % 2 === 0 ? 0.1 : -0.1))
  const { beyondFour, kurtosis } = statisticsOf(returns, [])
  expect(beyondFour).toBe(0.01)
  expect(kurtosis).toBeGreaterThan(90)
})

it('finds volatility clustering', () => {
  const returns = Array.from({ length: 1_000 }, (_, i) => (i % 100 < 50 ? 1 : 3) * (i % 2 === 0 ? 1 : -1))
  const [near = 0, far = 0] = statisticsOf(returns, [1, 50]).clustering
  expect(near).toBeGreaterThan(0.9)
  expect(far).toBeLessThan(-0.9)
})

it('gives 1 for a series and itself, and -1 for its negation', () => {
  expect(correlationOf([1, 2, 4], [1, 2, 4])).toBeCloseTo(1)
  expect(correlationOf([1, 2, 4], [-1, -2, -4])).toBeCloseTo(-1)
  expect(correlationOf([1, 2, 1, 2], [1, 1, 2, 2])).toBeCloseTo(0)
})

it('computes logarithmic returns', () => {
  expect(logReturns([1, Math.E, 1])).toEqual([1, -1])
})
