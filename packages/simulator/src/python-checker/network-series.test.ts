import { printDecimal } from '@touchstone/domain/money/decimal'
import { subsidyAt } from '@touchstone/domain/networks/networks'
import { simulatedDay, simulatedFrom } from '@touchstone/domain/networks/simulated-network'
import { dayMs } from '@touchstone/domain/time'
import { describe, expect, it } from 'vitest'
import { python, said } from './python-checker.ts'

describe.skipIf(python === undefined)('the checker in Python', () => {
  it('has the same simulated network, on days of thirty years', () => {
    const days = Array.from({ length: 300 }, (_, index) => simulatedFrom + index * 37 * dayMs)
    const ours = days.map((day) => {
      const { height, blockHash, difficulty, fees } = simulatedDay(day)
      return [height, blockHash, printDecimal(difficulty), printDecimal(fees)]
    })
    const expression = '[v if i < 2 else c.shown(v) for i, v in enumerate(c.simulated_day(a))]'
    expect(said(expression, days)).toEqual(ours)
  })

  it('has the same blocks, around each halving', () => {
    const heights = Array.from({ length: 70 }, (_, index) => index * 210_000).flatMap((each) => [each, each + 209_999])
    const ours = heights.map((height) => printDecimal(subsidyAt('bitcoin', height)))
    expect(said('c.shown(c.subsidy_at(a))', heights)).toEqual(ours)
  })
})
