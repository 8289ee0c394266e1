import { expect, it } from 'vitest'
import { countdown } from './countdown.ts'

it.each([
  [0, '00:00'],
  [753, '12:33'],
  [3_723, '01:02:03'],
  [3 * 86_400 + 4 * 3_600 + 59, '3d 04h'],
])('%d seconds are %s', (seconds, expected) => {
  expect(countdown(seconds)).toBe(expected)
})
