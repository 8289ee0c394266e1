import { Decimal as Oracle } from 'decimal.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { absolute, decimal, larger, ONE, parseDecimal, printDecimal, smaller } from './decimal.ts'

const Exact = Oracle.clone({ precision: 80, toExpNeg: -100, toExpPos: 100 })
const anyDecimal = fc.bigInt({ min: -(10n ** 38n) + 1n, max: 10n ** 38n - 1n })

describe('parseDecimal', () => {
  it.each([
    ['12.5', 12_500_000_000_000_000_000n],
    ['0', 0n],
    ['-0', 0n],
    ['-0.000', 0n],
    ['007.10', 7_100_000_000_000_000_000n],
    ['0.000000000000000001', 1n],
    ['-0.000000000000000001', -1n],
    ['99999999999999999999.999999999999999999', 10n ** 38n - 1n],
    ['-99999999999999999999.999999999999999999', 1n - 10n ** 38n],
  ])('reads %s', (text, value) => {
    expect(parseDecimal(text)).toBe(value)
  })

  it.each([
    '',
    ' ',
    '-',
    '+1',
    '.5',
    '5.',
    '1e3',
    '1,000',
    '0x10',
    'NaN',
    'Infinity',
    '--1',
    '1.2.3',
    ' 1',
    '1\n',
    '١',
    '100000000000000000000',
    '0.0000000000000000001',
  ])('refuses %j', (text) => {
    expect(parseDecimal(text)).toBeUndefined()
  })
})

describe('decimal', () => {
  it('throws for what is no decimal', () => {
    expect(decimal('1')).toBe(ONE)
    expect(() => decimal('1e3')).toThrow('not a decimal: 1e3')
  })
})

describe('printDecimal', () => {
  it.each([
    [0n, '0'],
    [ONE, '1'],
    [-ONE, '-1'],
    [1n, '0.000000000000000001'],
    [-1n, '-0.000000000000000001'],
    [10n * ONE, '10'],
    [ONE / 2n, '0.5'],
    [-100n * ONE - ONE / 10n, '-100.1'],
  ])('prints %s', (value, text) => {
    expect(printDecimal(value)).toBe(text)
  })

  it('agrees with decimal.js and reads back as the same value', () => {
    let negative = 0
    let whole = 0
    fc.assert(
      fc.property(
        fc.oneof(
          anyDecimal,
          anyDecimal.map((value) => (value / ONE) * ONE),
        ),
        (value) => {
          if (value < 0n) negative += 1
          if (value % ONE === 0n) whole += 1
          const text = printDecimal(value)
          return parseDecimal(text) === value && text === new Exact(value.toString()).div(ONE.toString()).toFixed()
        },
      ),
      { seed: 1, numRuns: 2_000 },
    )
    expect([negative > 500, whole > 500]).toEqual([true, true])
  })

  it('parses whatever decimal.js prints', () => {
    let cut = 0
    fc.assert(
      fc.property(anyDecimal, fc.integer({ min: 0, max: 18 }), (value, places) => {
        const oracle = new Exact(value.toString()).div(ONE.toString()).toDecimalPlaces(places, Oracle.ROUND_DOWN)
        const parsed = parseDecimal(oracle.toFixed(places))
        if (parsed !== value) cut += 1
        return parsed !== undefined && oracle.times(ONE.toString()).eq(parsed.toString())
      }),
      { seed: 2, numRuns: 1_000 },
    )
    expect(cut > 200 && cut < 1_000).toBe(true)
  })
})

describe('absolute, smaller, larger', () => {
  it('order decimals', () => {
    expect([absolute(-2n), absolute(2n), smaller(-1n, 1n), larger(-1n, 1n), smaller(1n, 1n)]).toEqual([
      2n,
      2n,
      -1n,
      1n,
      1n,
    ])
  })
})
