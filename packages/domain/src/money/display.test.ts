import { Decimal as Oracle } from 'decimal.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimal, ONE } from './decimal.ts'
import { truncateForDisplay } from './display.ts'

const Exact = Oracle.clone({ precision: 80 })

describe('truncateForDisplay', () => {
  it.each([
    ['1234.5678', 2, true, '1,234.56'],
    ['1234.5678', 2, false, '1234.56'],
    ['0.999999', 2, true, '0.99'],
    ['-0.999999', 2, true, '-0.99'],
    ['-0.009', 2, true, '0.00'],
    ['-0.01', 2, true, '-0.01'],
    ['-0.9', 0, true, '0'],
    ['-1.9', 0, true, '-1'],
    ['0', 0, true, '0'],
    ['0', 2, true, '0.00'],
    ['999', 0, true, '999'],
    ['1000', 0, true, '1,000'],
    ['100000', 1, true, '100,000.0'],
    ['1234567.1', 3, true, '1,234,567.100'],
    ['0.000000000000000001', 18, true, '0.000000000000000001'],
    ['0.000000000000000001', 17, true, '0.00000000000000000'],
    ['1', 20, false, '1.00000000000000000000'],
  ])('%s to %s places, grouped: %s, is %s', (value, places, thousands, text) => {
    expect(truncateForDisplay(decimal(value), places, { thousands })).toBe(text)
  })

  it('cuts as decimal.js cuts toward zero, and grouping changes nothing else', () => {
    let cut = 0
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(10n ** 32n), max: 10n ** 32n }),
        fc.integer({ min: 0, max: 18 }),
        (value, places) => {
          const oracle = new Exact(value.toString()).div(ONE.toString()).toDecimalPlaces(places, Oracle.ROUND_DOWN)
          if (!oracle.times(ONE.toString()).eq(value.toString())) cut += 1
          const expected = oracle.isZero() ? oracle.abs().toFixed(places) : oracle.toFixed(places)
          const grouped = truncateForDisplay(value, places, { thousands: true })
          const groups = (grouped.replace('-', '').split('.')[0] ?? '').split(',')
          return (
            truncateForDisplay(value, places, { thousands: false }) === expected &&
            grouped.replaceAll(',', '') === expected &&
            groups.every((group, index) => (index === 0 ? group.length <= 3 : group.length === 3))
          )
        },
      ),
      { seed: 10, numRuns: 2_000 },
    )
    expect(cut > 500 && cut < 2_000).toBe(true)
  })
})
