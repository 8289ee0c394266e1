import { Decimal as Oracle } from 'decimal.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimal, ONE } from './decimal.ts'
import { amountOf, isOnGrid, mulDiv, nearestOnGrid, over, times, unitOf } from './mul-div.ts'

const Exact = Oracle.clone({ precision: 400 })
const modes = { down: Oracle.ROUND_FLOOR, up: Oracle.ROUND_CEIL } as const
const rounding = fc.constantFrom('down' as const, 'up' as const)
const factor = fc.oneof(
  fc.bigInt({ min: -(10n ** 38n), max: 10n ** 38n }),
  fc.bigInt({ min: -12n, max: 12n }),
  fc.constantFrom(0n, ONE, -ONE),
)
const divisor = factor.filter((value) => value !== 0n)

describe('mulDiv', () => {
  it.each([
    [7n, 1n, 7n, 'down', 1n],
    [7n, 1n, 2n, 'down', 3n],
    [7n, 1n, 2n, 'up', 4n],
    [-7n, 1n, 2n, 'down', -4n],
    [-7n, 1n, 2n, 'up', -3n],
    [7n, 1n, -2n, 'down', -4n],
    [7n, 1n, -2n, 'up', -3n],
    [-7n, 1n, -2n, 'down', 3n],
    [-1n, 1n, 2n, 'up', 0n],
    [-1n, 1n, 2n, 'down', -1n],
    [8n, 1n, 2n, 'down', 4n],
    [8n, 1n, 2n, 'up', 4n],
    [-8n, 1n, 2n, 'down', -4n],
    [0n, 5n, 3n, 'up', 0n],
  ] as const)('%s × %s / %s %s is %s', (a, b, c, how, result) => {
    expect(mulDiv(a, b, c, how)).toBe(result)
  })

  it('throws when it would divide by zero', () => {
    expect(() => mulDiv(1n, 1n, 0n, 'down')).toThrow(RangeError)
  })

  it('agrees with decimal.js for any sign and size, exact and inexact', () => {
    let exact = 0
    let runs = 0
    fc.assert(
      fc.property(factor, factor, divisor, rounding, (a, b, c, how) => {
        runs += 1
        if ((a * b) % c === 0n) exact += 1
        const oracle = new Exact(a.toString()).times(b.toString()).div(c.toString())
        return oracle.toDecimalPlaces(0, modes[how]).eq(mulDiv(a, b, c, how).toString())
      }),
      { seed: 3, numRuns: 4_000 },
    )
    expect([exact > 300, runs - exact > 300]).toEqual([true, true])
  })
})

describe('times and over', () => {
  it('agree with decimal.js', () => {
    let cut = 0
    fc.assert(
      fc.property(factor, divisor, rounding, (a, b, how) => {
        const [left, right] = [new Exact(a.toString()).div(ONE.toString()), new Exact(b.toString()).div(ONE.toString())]
        const same = (value: bigint, oracle: Oracle): boolean =>
          oracle.toDecimalPlaces(18, modes[how]).times(ONE.toString()).eq(value.toString())
        if ((a * b) % ONE !== 0n) cut += 1
        return same(times(a, b, how), left.times(right)) && same(over(a, b, how), left.div(right))
      }),
      { seed: 4, numRuns: 2_000 },
    )
    expect(cut > 300 && cut < 2_000).toBe(true)
  })
})

describe('unitOf', () => {
  it.each([
    [0, ONE],
    [6, decimal('0.000001')],
    [18, 1n],
  ])('has %s places', (places, unit) => {
    expect(unitOf(places)).toBe(unit)
  })

  it.each([-1, 19, 0.5])('refuses %s places', (places) => {
    expect(() => unitOf(places)).toThrow(RangeError)
  })
})

describe('amountOf', () => {
  it.each([
    ['0.1', '0.00001', 6, 'down', '0.000001'],
    ['0.1', '0.000009', 6, 'down', '0'],
    ['0.1', '0.000009', 6, 'up', '0.000001'],
    ['-0.1', '0.000009', 6, 'down', '-0.000001'],
    ['-0.1', '0.000009', 6, 'up', '0'],
    ['1.5', '1', 0, 'down', '1'],
    ['1.5', '1', 0, 'up', '2'],
  ] as const)('%s × %s with %s places %s is %s', (a, b, places, how, amount) => {
    expect(amountOf(decimal(a), decimal(b), ONE, places, how)).toBe(decimal(amount))
  })

  it('is on the grid, less than a unit from the exact value, and on the side that was asked for', () => {
    let cut = 0
    fc.assert(
      fc.property(factor, factor, divisor, fc.integer({ min: 0, max: 18 }), rounding, (a, b, c, places, how) => {
        const amount = amountOf(a, b, c, places, how)
        const difference = new Exact(a.toString()).times(b.toString()).div(c.toString()).minus(amount.toString())
        if (!difference.isZero()) cut += 1
        return (
          isOnGrid(amount, unitOf(places)) &&
          difference.abs().lt(unitOf(places).toString()) &&
          (how === 'down' ? difference.gte(0) : difference.lte(0))
        )
      }),
      { seed: 5, numRuns: 3_000 },
    )
    expect(cut > 1_000 && cut < 3_000).toBe(true)
  })

  it('of n parts and of the whole differs by less than n units', () => {
    let differing = 0
    fc.assert(
      fc.property(
        fc.array(fc.bigInt({ min: 0n, max: 10n ** 24n }), { minLength: 1, maxLength: 12 }),
        fc.bigInt({ min: 1n, max: 10n ** 20n }),
        rounding,
        (parts, rate, how) => {
          const whole = amountOf(
            parts.reduce((sum, part) => sum + part, 0n),
            rate,
            ONE,
            6,
            how,
          )
          const sum = parts.reduce((all, part) => all + amountOf(part, rate, ONE, 6, how), 0n)
          const difference = how === 'up' ? sum - whole : whole - sum
          if (difference > 0n) differing += 1
          return difference >= 0n && difference < BigInt(parts.length) * unitOf(6)
        },
      ),
      { seed: 6, numRuns: 1_000 },
    )
    expect(differing > 200 && differing < 1_000).toBe(true)
  })
})

describe('isOnGrid and nearestOnGrid', () => {
  it.each([
    ['100', '0.1', true, '100', '100'],
    ['100.05', '0.1', false, '100', '100.1'],
    ['0.000000000000000001', '0.1', false, '0', '0.1'],
    ['-0.05', '0.1', false, '-0.1', '0'],
    ['7', '2.5', false, '5', '7.5'],
  ])('%s on a grid of %s', (value, step, on, below, above) => {
    expect(isOnGrid(decimal(value), decimal(step))).toBe(on)
    expect(nearestOnGrid(decimal(value), decimal(step))).toEqual({ below: decimal(below), above: decimal(above) })
  })

  it('offers the nearest neighbours, which are the value itself when it is on the grid', () => {
    let on = 0
    fc.assert(
      fc.property(factor, fc.bigInt({ min: 1n, max: 50n }), (value, step) => {
        const { below, above } = nearestOnGrid(value, step)
        if (isOnGrid(value, step)) {
          on += 1
          return below === value && above === value
        }
        return below < value && value < above && above - below === step && isOnGrid(below, step)
      }),
      { seed: 7, numRuns: 2_000 },
    )
    expect(on > 50 && on < 1_950).toBe(true)
  })
})
