import { expect, it } from 'vitest'
import { parseWireTime, printWireTime } from './wire-time.ts'

it.each([
  [0, '1970-01-01 08:00:00'],
  [Date.UTC(2026, 0, 31, 16, 0, 0, 999), '2026-02-01 00:00:00'],
  [Date.UTC(2024, 1, 28, 18, 30, 5), '2024-02-29 02:30:05'],
])('prints %d as %s and reads it back to the second', (atMs, text) => {
  expect(printWireTime(atMs)).toBe(text)
  expect(parseWireTime(text)).toBe(Math.floor(atMs / 1_000) * 1_000)
})

it.each(['2026-02-30 00:00:00', '2026-01-01T00:00:00', '2026-13-01 00:00:00', '2026-01-01 24:00:00', ''])(
  'takes %j for no time',
  (text) => {
    expect(parseWireTime(text)).toBeUndefined()
  },
)
