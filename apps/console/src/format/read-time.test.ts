import { expect, it } from 'vitest'
import { readAge, readDay, readTime } from './read-time.ts'

const nowMs = new Date(2026, 10, 22, 18, 0, 5).getTime()

it.each([
  [new Date(2026, 10, 22, 9, 5, 7), 'Today, 09:05'],
  [new Date(2026, 10, 21, 0, 0), 'Nov 21, 00:00'],
  [new Date(2025, 11, 31, 23, 59), 'Dec 31, 2025, 23:59'],
])('reads %s as %s', (at, text) => {
  expect(readTime(at.getTime(), { nowMs })).toBe(text)
})

it('reads seconds where they matter, and days alone', () => {
  expect(readTime(new Date(2026, 10, 1, 9, 5, 7).getTime(), { nowMs, seconds: true })).toBe('Nov 1, 09:05:07')
  expect(readDay(new Date(2026, 0, 2).getTime(), nowMs)).toBe('Jan 2')
})

it.each([
  [59_999, 'under 1 min'],
  [60_000, '1 min'],
  [7_199_999, '1 h'],
  [2 * 86_400_000 + 5, '2 d'],
])('reads %i ms as %s', (ms, text) => {
  expect(readAge(ms)).toBe(text)
})
