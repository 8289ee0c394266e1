import { decimal } from '@touchstone/domain/money/decimal'
import { truncateForDisplay } from '@touchstone/domain/money/display'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cutNumber, digitsOf } from './cut-number.ts'

it.each([
  [64_201.299999999996, 2, '64201.30'],
  [90_310.7, 12, '90310.700000000000'],
  [64_201.159, 2, '64201.15'],
  [0.999, 2, '0.99'],
  [-1.999, 1, '-1.9'],
  [-0.004, 2, '0.00'],
  [0.1 + 0.2, 1, '0.3'],
  [0.000000123, 8, '0.00000012'],
  [1e21, 0, '1000000000000000000000'],
  [7.9, 0, '7'],
])('%d with %i decimals is %s', (value, places, text) => {
  expect(cutNumber(value, places)).toBe(text)
})

it('leaves a price as it was before it became floating point', () => {
  const price = fc.tuple(fc.integer({ min: 0, max: 9_999_999 }), fc.integer({ min: 0, max: 99_999 }))
  const property = fc.property(price, fc.integer({ min: 0, max: 6 }), ([whole, part], places) => {
    const text = `${whole}.${String(part).padStart(5, '0')}`
    const cut = truncateForDisplay(decimal(text), places, { thousands: false })
    return cutNumber(Number(text), places) === cut && Number(digitsOf(Number(text))) === Number(text)
  })
  expect(() => fc.assert(property)).not.toThrow()
})
