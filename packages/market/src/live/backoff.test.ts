import { expect, it } from 'vitest'
import { backoffDelay } from './backoff.ts'

const limits = { backoffMs: 500, backoffMsMax: 30_000 }

it.each([
  [0, 0, 500],
  [0, 1, 250],
  [1, 0, 1_000],
  [3, 0.5, 3_000],
  [6, 0, 30_000],
  [10_000, 1, 15_000],
])('after %d failures and with the random value %d it is %d ms', (failures, chance, expected) => {
  expect(backoffDelay(failures, limits, chance)).toBe(expected)
})
