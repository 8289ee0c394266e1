import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { clockOfTime, dayName, dayOfTime } from './server-day.ts'

beforeEach(() => {
  vi.stubEnv('TZ', 'America/New_York')
})
afterEach(() => {
  vi.unstubAllEnvs()
})

it('is the day of the device', () => {
  expect([dayOfTime('2026-01-31 12:30:00'), clockOfTime('2026-01-31 12:30:00')]).toEqual(['2026-01-30', '23:30:00'])
  expect([dayOfTime('soon'), clockOfTime('soon')]).toEqual(['', ''])
})

it.each([
  ['2026-03-09', 'today'],
  ['2026-03-08', 'yesterday'],
  ['2026-03-07', 'date'],
])('%s is called %s, a day of 23 hours notwithstanding', (day, name) => {
  expect(dayName(day, Date.parse('2026-03-09T00:30:00-04:00'))).toBe(name)
})
