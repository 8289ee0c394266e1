import { Decimal as Oracle } from 'decimal.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimal } from './decimal.ts'
import { splitByWeight } from './split.ts'

const Exact = Oracle.clone({ precision: 200 })
const cent = decimal('0.01')
const split = (total: string, weights: Record<string, bigint>): Record<string, bigint> =>
  Object.fromEntries(splitByWeight(decimal(total), cent, new Map(Object.entries(weights))))
const parts = (amounts: Record<string, string>): Record<string, bigint> =>
  Object.fromEntries(Object.entries(amounts).map(([id, amount]) => [id, decimal(amount)]))

describe('splitByWeight', () => {
  it.each([
    ['an even split', '1', { a: 1n, b: 1n }, { a: '0.5', b: '0.5' }],
    ['a tie goes to the smaller id', '0.01', { b: 1n, a: 1n }, { a: '0.01', b: '0' }],
    ['two units left, three tied', '0.05', { c: 1n, a: 1n, b: 1n }, { a: '0.02', b: '0.02', c: '0.01' }],
    ['the largest remainder first', '0.1', { a: 3n, b: 4n }, { a: '0.04', b: '0.06' }],
    ['a weight of zero gets nothing', '0.03', { a: 0n, b: 2n, c: 1n }, { a: '0', b: '0.02', c: '0.01' }],
    ['nothing to split', '0', { a: 5n, b: 1n }, { a: '0', b: '0' }],
    ['one holder', '7.77', { a: 1n }, { a: '7.77' }],
  ])('%s', (_, total, weights, expected) => {
    expect(split(total, weights)).toEqual(parts(expected))
  })

  it.each([
    ['a negative total', () => split('-1', { a: 1n })],
    ['a total that is no whole number of units', () => split('0.001', { a: 1n })],
    ['a negative weight', () => split('1', { a: 2n, b: -1n })],
    ['no weight', () => split('1', { a: 0n })],
    ['no holder', () => split('1', {})],
  ])('throws for %s', (_, attempt) => {
    expect(attempt).toThrow(RangeError)
  })

  it('adds up, strays less than a unit from the exact share, and never ranks a smaller remainder first', () => {
    let cut = 0
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 12n }),
        fc.array(fc.bigInt({ min: 0n, max: 10n ** 20n }), { minLength: 1, maxLength: 15 }),
        (count, weights) => {
          const sum = weights.reduce((all, weight) => all + weight, 0n)
          if (sum === 0n) return true
          const named = new Map(weights.map((weight, index) => [`holder ${index.toString().padStart(2, '0')}`, weight]))
          const shares = splitByWeight(count * cent, cent, named)
          const total = [...shares.values()].reduce((all, share) => all + share, 0n)
          const held = [...shares].map(([id, share]) => {
            const exact = new Exact(count.toString()).times(named.get(id)?.toString() ?? '0').div(sum.toString())
            const gained = new Exact((share / cent).toString()).minus(exact)
            return { id, remainder: exact.minus(exact.floor()), gained }
          })
          const [upper, lower] = [held.filter((each) => each.gained.gt(0)), held.filter((each) => each.gained.lt(0))]
          if (upper.length > 0) cut += 1
          const ranked = upper.every((more) =>
            lower.every((less) => {
              const order = more.remainder.comparedTo(less.remainder)
              return order > 0 || (order === 0 && more.id < less.id)
            }),
          )
          return total === count * cent && held.every((each) => each.gained.abs().lt(1)) && ranked
        },
      ),
      { seed: 8, numRuns: 1_000 },
    )
    expect(cut > 200 && cut < 1_000).toBe(true)
  })

  it('does not depend on the order of the holders', () => {
    let tied = 0
    fc.assert(
      fc.property(fc.array(fc.bigInt({ min: 1n, max: 9n }), { minLength: 2, maxLength: 9 }), (weights) => {
        const rows = weights.map((weight, index) => [`h${index}`, weight] as const)
        if (new Set(weights).size < weights.length) tied += 1
        const forward = splitByWeight(decimal('1'), cent, new Map(rows))
        const backward = splitByWeight(decimal('1'), cent, new Map(rows.toReversed()))
        return rows.every(([id]) => forward.get(id) === backward.get(id))
      }),
      { seed: 9, numRuns: 500 },
    )
    expect(tied > 100 && tied < 500).toBe(true)
  })
})
