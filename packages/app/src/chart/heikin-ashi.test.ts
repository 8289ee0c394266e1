import { expect, it } from 'vitest'
import { heikinAshi } from './heikin-ashi.ts'

it('smooths each candle by the one before', () => {
  const bars = [
    { open: 10, high: 14, low: 8, close: 12 },
    { open: 12, high: 13, low: 6, close: 7 },
  ]
  expect(heikinAshi(bars)).toEqual([
    { open: 11, high: 14, low: 8, close: 11 },
    { open: 11, high: 13, low: 6, close: 9.5 },
  ])
})
