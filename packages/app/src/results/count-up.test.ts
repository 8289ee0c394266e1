import { absolute, decimal, printDecimal } from '@touchstone/domain/money/decimal'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { countedUp, countUpMs } from './count-up.ts'

const results = fc.bigInt(-(10n ** 26n), 10n ** 26n).map((units) => printDecimal(units))
const moments = fc.integer({ min: -50, max: countUpMs + 50 })

it('begins at zero and ends at the result, with all its decimals', () => {
  expect(countedUp('-155.061234', 0)).toBe('0')
  expect(countedUp('-155.061234', countUpMs)).toBe('-155.061234')
})

it('comes nearer with time, and never goes past the result', () => {
  fc.assert(
    fc.property(results, moments, moments, (result, one, other) => {
      const [first, second] = [Math.min(one, other), Math.max(one, other)].map((at) => decimal(countedUp(result, at)))
      if (first === undefined || second === undefined) throw new Error('there are two moments')
      expect(absolute(first) <= absolute(second)).toBe(true)
      expect(absolute(second) <= absolute(decimal(result))).toBe(true)
      expect(second === 0n || second > 0n === decimal(result) > 0n).toBe(true)
    }),
  )
})
