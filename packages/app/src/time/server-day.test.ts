import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { dayOfTime } from './server-day.ts'

beforeEach(() => {
  vi.stubEnv('TZ', 'America/New_York')
})
afterEach(() => {
  vi.unstubAllEnvs()
})

it('is the day of the device', () => {
  expect([dayOfTime('2026-01-31 12:30:00'), dayOfTime('soon')]).toEqual(['2026-01-30', ''])
})
