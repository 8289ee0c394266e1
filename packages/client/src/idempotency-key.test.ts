import { expect, it } from 'vitest'
import { newIdempotencyKey } from './idempotency-key.ts'

it('is a UUIDv7 with its time', () => {
  const at = Date.UTC(2026, 10, 21, 14, 0, 0, 123)
  const key = newIdempotencyKey(at)
  expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(Number.parseInt(key.slice(0, 8) + key.slice(9, 13), 16)).toBe(at)
})

it('is never the same twice', () => {
  expect(new Set(Array.from({ length: 1_000 }, () => newIdempotencyKey(1))).size).toBe(1_000)
})
