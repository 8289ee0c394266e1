import { expect, it } from 'vitest'
import { printLength } from './print-length.ts'

it.each([
  [0, '0 sec'],
  [999, '0 sec'],
  [42_900, '42 sec'],
  [60_000, '1 min'],
  [245_000, '4 min 5 sec'],
  [7_500_000, '2 hr 5 min'],
  [86_400_000, '1 day'],
  [3 * 86_400_000 + 3_600_000 * 4 + 59_000, '3 days 4 hr'],
])('%i ms are %s', (ms, text) => {
  expect(printLength(ms, 'en-US')).toBe(text)
})
