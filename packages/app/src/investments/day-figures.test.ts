import { expect, it } from 'vitest'
import { daysApart, figuresOf, outlookOf } from './day-figures.ts'

const days = (...rates: string[]) =>
  rates.map((rate, index) => ({ day: `2026-11-${String(index + 1).padStart(2, '0')}`, rate, isBacktest: index < 3 }))

it('keeps live days and backtest apart, oldest first', () => {
  const { live, backtest } = daysApart(days('0.01', '0.02', '0.03', '0.04').toReversed())
  expect(backtest.map(({ rate }) => rate)).toEqual(['0.01', '0.02', '0.03'])
  expect(live.map(({ rate }) => rate)).toEqual(['0.04'])
})

it('says the sum, the worst day, the deepest drop and the losing days', () => {
  const figures = figuresOf(days('0.01', '-0.02', '0.005', '-0.01', '0.03'))
  expect(figures).toMatchObject({
    count: 5,
    sum: '0.015',
    worst: { day: '2026-11-02', rate: '-0.02' },
    deepestDrop: '-0.025',
    losingDays: 2,
  })
  expect(figures.points.map(({ value }) => value)).toEqual([1, -1, -0.5, -1.5, 1.5])
  expect(figuresOf([])).toMatchObject({ count: 0, sum: '0', worst: undefined, deepestDrop: '0' })
})

it('looks at every stretch of the term, and counts it as an order is counted', () => {
  const live = days('0.1', '-0.5', '0.1', '0.2')
  const outlook = outlookOf({ live, backtest: [] }, { days: 2, amount: '100', currency: 'USDT' })
  // +10 −50, −50 +5 on what remains, +10 +20.
  expect(outlook).toEqual({
    days: 2,
    worst: { result: '-45', isBacktest: false },
    median: { result: '-40', isBacktest: false },
  })
})

const asked = { days: 2, amount: '100', currency: 'USDT' }

it('does not mix live days with the backtest', () => {
  const [live, backtest] = [days('0.1'), days('-0.1', '-0.2', '0.05')]
  const worst = { result: '-28', isBacktest: true }
  expect(outlookOf({ live, backtest }, asked)).toEqual({ days: 2, worst, median: worst })
  expect(outlookOf({ live, backtest: [] }, asked)).toBeUndefined()
  expect(outlookOf({ live, backtest }, { ...asked, amount: '0' })).toBeUndefined()
})

it('takes the worst of the backtest too where there are live days enough, and the median of these alone', () => {
  const [live, backtest] = [days('0.01', '0.02', '-0.01'), days('-0.1', '-0.2', '0.05')]
  expect(outlookOf({ live, backtest }, asked)).toEqual({
    days: 2,
    worst: { result: '-28', isBacktest: true },
    median: { result: '1', isBacktest: false },
  })
  const deeper = outlookOf({ live: backtest, backtest: live }, asked)
  expect(deeper?.worst).toEqual({ result: '-28', isBacktest: false })
})

it('has no worst stretch where none lost', () => {
  const gained = { live: days('0.1', '0'), backtest: days('0', '0') }
  expect(outlookOf(gained, asked)).toEqual({
    days: 2,
    worst: undefined,
    median: { result: '10', isBacktest: false },
  })
})
