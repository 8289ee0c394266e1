import { expect, it } from 'vitest'
import { barOf, cutBar } from './candle.ts'

it('draws prices as they are shown elsewhere: cut, never rounded', () => {
  const candle = { openAtMs: 0, open: '64201.155', high: '64202.999', low: '64200.005', close: '64201', volume: '2.5' }
  const bar = cutBar(barOf(candle), 2)
  expect(bar).toMatchObject({ open: 64_201.15, high: 64_202.99, low: 64_200, close: 64_201, volume: 2.5 })
  // The exact prices stay beside them.
  expect(bar.candle).toBe(candle)
})
