import { describe, expect, it } from 'vitest'
import { storedNumber, typedNumber } from './setting-numbers.ts'

describe('what a person types', () => {
  it.each([
    ['rate', '0.3', '0.003'],
    ['rate', '-0.01', '-0.0001'],
    ['rate', '2', '0.02'],
    ['milliseconds', '10', '10000'],
    ['milliseconds', '0.5', '500'],
    ['milliseconds', '86400', '86400000'],
    ['factor', '5', '0.000000000000000005'],
    ['usdt', '12.5', '12.5'],
    ['count', '20', '20'],
  ] as const)('in %s: %s is stored as %s, and read back', (unit, typed, stored) => {
    expect(storedNumber(unit, typed)).toBe(stored)
    expect(typedNumber(unit, stored)).toBe(typed)
  })

  it.each([
    ['rate', '30 percent'],
    ['rate', '0.00000000000000001'],
    ['milliseconds', '0.0005'],
    ['factor', '2.5'],
    ['count', ''],
  ] as const)('in %s: %s is no number that can be kept', (unit, typed) => {
    expect(storedNumber(unit, typed)).toBeUndefined()
  })
})
