import { decimal, printDecimal } from '@touchstone/domain/money/decimal'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { moneyOf, scaleUnits } from './scale-units.ts'

it.each([
  [1n, 6, 6, '0.000001', 0n],
  [123_456_789n, 6, 6, '123.456789', 0n],
  [1_234_567_890_123_456_789n, 18, 6, '1.234567', 890_123_456_789n],
  [999_999_999_999n, 18, 6, '0', 999_999_999_999n],
  [5n, 0, 6, '5', 0n],
  [123_456n, 4, 2, '12.34', 56n],
  [10n ** 24n + 1n, 24, 8, '1', 1n],
  [10n ** 38n - 1n, 18, 6, '99999999999999999999.999999', 999_999_999_999n],
  [10n ** 38n, 18, 6, '0', 10n ** 38n],
  [2n ** 256n - 1n, 6, 6, '0', 2n ** 256n - 1n],
])('%d units of %d decimals in %d places', (units, decimals, places, amount, remainder) => {
  const scaled = scaleUnits(units, decimals, places)
  expect([printDecimal(scaled.amount), scaled.remainder]).toEqual([amount, remainder])
})

it('loses nothing: amount and remainder are the units again', () => {
  const unitsOf = (amount: bigint, decimals: number): bigint =>
    decimals > 18 ? amount * 10n ** BigInt(decimals - 18) : amount / 10n ** BigInt(18 - decimals)
  fc.assert(
    fc.property(
      fc.bigInt(0n, 2n ** 256n - 1n),
      fc.integer({ min: 0, max: 36 }),
      fc.constantFrom(0, 2, 6, 8),
      (units, decimals, places) => {
        const { amount, remainder } = scaleUnits(units, decimals, places)
        return unitsOf(amount, decimals) + remainder === units && amount % 10n ** BigInt(18 - places) === 0n
      },
    ),
  )
  expect(moneyOf(25n, 1)).toBe(decimal('2.5'))
})
