import { decimal } from '@touchstone/domain/money/decimal'
import { dayMs } from '@touchstone/domain/time'
import { expect, it } from 'vitest'
import { historyOf } from './product-history.ts'

const newest = Date.UTC(2026, 10, 21)
const days = ['0.05', '-0.01', '-0.04', '0.02'].map((result, age) => ({
  rule: 'trend/1' as const,
  day: newest - age * dayMs,
  result: decimal(result),
  hash: '',
}))
const limits = { dailyRateMin: decimal('-0.03'), dailyRateMax: decimal('0.03') }

it('adds no day of a backtest to a live one, and counts each within the limits', () => {
  expect(historyOf(days, limits, newest - dayMs)).toEqual({
    live: {
      days: 2,
      sum: '0.02',
      losingDays: 1,
      worst: { day: '2026-11-20', rate: '-0.01' },
      best: { day: '2026-11-21', rate: '0.03' },
      deepestDrop: '-0.01',
    },
    backtest: {
      days: 2,
      sum: '-0.01',
      losingDays: 1,
      worst: { day: '2026-11-19', rate: '-0.03' },
      best: { day: '2026-11-18', rate: '0.02' },
      deepestDrop: '-0.03',
    },
  })
})

it('has nothing to say of no days', () => {
  const none = { days: 0, sum: '0', losingDays: 0, worst: null, best: null, deepestDrop: '0' }
  expect(historyOf([], limits, newest)).toEqual({ live: none, backtest: none })
})
