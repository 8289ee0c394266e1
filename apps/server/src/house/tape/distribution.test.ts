import { decimal } from '@touchstone/domain/money/decimal'
import { expect, it } from 'vitest'
import { changeOf, distributionOf } from './distribution.ts'

it.each([
  ['100', '102', '0.02'],
  ['100', '99', '-0.01'],
  ['3', '4', '0.333333333333333333'],
  ['3', '2', '-0.333333333333333333'],
  ['5', '5', '0'],
])('from %s to %s is %s', (from, to, change) => {
  expect(changeOf(decimal(from), decimal(to))).toBe(decimal(change))
})

it('puts a change on a bound into the step above it', () => {
  const changes = ['-0.5', '-0.1', '-0.02', '-0.019999', '0', '0.019', '0.02', '0.1', '7'].map(decimal)
  const { steps, rising, falling, unchanged } = distributionOf(changes)
  expect({ rising, falling, unchanged }).toEqual({ rising: 4, falling: 4, unchanged: 1 })
  expect(steps.filter((step) => step.count > 0)).toEqual([
    { from: null, to: '-0.1', count: 1 },
    { from: '-0.1', to: '-0.08', count: 1 },
    { from: '-0.02', to: '0', count: 2 },
    { from: '0', to: '0.02', count: 2 },
    { from: '0.02', to: '0.04', count: 1 },
    { from: '0.1', to: null, count: 2 },
  ])
  expect(steps.reduce((sum, step) => sum + step.count, 0)).toBe(changes.length)
})
