import { afterEach, expect, it } from 'vitest'
import { dayOf, isSameDay } from './message-day.ts'

const zone = process.env['TZ']
afterEach(() => {
  if (zone === undefined) delete process.env['TZ']
  else process.env['TZ'] = zone
})

it('names today and yesterday where the device is', () => {
  process.env['TZ'] = 'Europe/Berlin'
  // The clocks went forward in the night before.
  const now = Date.parse('2026-03-29T22:30:00Z')
  // Server times are eight hours ahead of UTC.
  expect(dayOf('2026-03-30 06:10:00', now)).toEqual({ name: 'today' })
  expect(dayOf('2026-03-30 05:59:59', now)).toEqual({ name: 'yesterday' })
  expect(dayOf('2026-03-29 06:00:00', now)).toEqual({ date: '2026-03-28' })
  process.env['TZ'] = 'UTC'
  expect(dayOf('2026-03-29 08:00:00', now)).toEqual({ name: 'today' })
  expect(dayOf('2026-03-29 07:59:59', now)).toEqual({ name: 'yesterday' })
})

it('distinguishes days', () => {
  process.env['TZ'] = 'UTC'
  expect(isSameDay('2026-03-29 08:00:00', '2026-03-30 07:59:59')).toBe(true)
  expect(isSameDay('2026-03-29 07:59:59', '2026-03-29 08:00:00')).toBe(false)
})
