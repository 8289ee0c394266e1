import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exp, log, normalOf, normalQuantile } from './polynomials.ts'

const within = (min: number, max: number): fc.Arbitrary<number> => fc.double({ min, max, noNaN: true })

describe('exp', () => {
  it('is within 1e-14 of Math.exp', () => {
    const property = fc.property(within(-44, 44), (x) => Math.abs(exp(x) / Math.exp(x) - 1) < 1e-14)
    expect(() => fc.assert(property, { numRuns: 10_000 })).not.toThrow()
  })

  it('is exact at zero and rejects values out of the range of prices', () => {
    expect(exp(0)).toBe(1)
    expect(() => exp(50)).toThrow('out of range')
    expect(() => exp(NaN)).toThrow('out of range')
  })
})

describe('log', () => {
  it('is within 1e-14 of Math.log', () => {
    const property = fc.property(within(1e-12, 1e3), (x) => Math.abs(log(x) - Math.log(x)) < 1e-14)
    expect(() => fc.assert(property, { numRuns: 10_000 })).not.toThrow()
  })

  it.each([0, -1, NaN, Infinity])('refuses %d', (x) => {
    expect(() => log(x)).toThrow('should be positive and finite')
  })
})

describe('normalQuantile', () => {
  // From tables of the normal distribution to twelve digits.
  it.each([
    [0.5, 0],
    [0.6, 0.253347103136],
    [0.9, 1.281551565545],
    [0.975, 1.95996398454],
    [0.976, 1.97736842829],
    [0.999, 3.090232306168],
    [0.000001, -4.753424308823],
    [0.000000001, -5.997807015008],
  ])('of %d is %d', (p, expected) => {
    expect(Math.abs(normalQuantile(p) - expected)).toBeLessThanOrEqual(1.2e-9 * Math.max(1, Math.abs(expected)))
  })

  it('is odd about one half and rises, also across its pieces', () => {
    const property = fc.property(within(1e-9, 0.5), within(1e-9, 1e-3), (p, step) => {
      const mirrored = Math.abs(normalQuantile(p) + normalQuantile(1 - p)) < 1e-6
      return mirrored && normalQuantile(p + step) > normalQuantile(p)
    })
    expect(() => fc.assert(property)).not.toThrow()
  })

  it('maps the ends of the draws to finite values', () => {
    expect(normalOf(0)).toBeCloseTo(-6.338, 3)
    expect(normalOf(2 ** 32 - 1)).toBeCloseTo(6.338, 3)
  })
})
