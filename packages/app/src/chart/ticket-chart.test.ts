import { expect, it } from 'vitest'
import { shortIntervals } from './ticket-chart.ts'

it('offers a short row, and what was chosen', () => {
  expect(shortIntervals('15m')).toEqual(['1m', '5m', '15m', '1h', '4h', '1d'])
  expect(shortIntervals('1w')).toEqual(['1m', '5m', '15m', '1h', '4h', '1d', '1w'])
})
