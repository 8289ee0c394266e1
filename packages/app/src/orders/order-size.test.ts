import { decimal, printDecimal } from '@touchstone/domain/money/decimal'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  costOf,
  inCents,
  partOf,
  percentOf,
  quantityForCost,
  quantityForMargin,
  quantityUnderBrackets,
} from './order-size.ts'

const btc = { price: decimal('64000'), leverage: 20, feeRate: decimal('0.0005'), quantityStep: decimal('0.00001') }

it.each([
  ['250', '0.07812'],
  ['3.2', '0.001'],
  ['0.03', '0'],
  ['0', '0'],
])('margin of %s USDT buys %s', (margin, quantity) => {
  expect(printDecimal(quantityForMargin(decimal(margin), btc))).toBe(quantity)
})

it('margin and fee together are never more than what there is, and one step more would be', () => {
  const cents = fc.bigInt({ min: 1n, max: 10n ** 12n })
  const ticks = fc.bigInt({ min: 1n, max: 10n ** 9n })
  const isLargest = fc.property(cents, ticks, fc.integer({ min: 1, max: 100 }), (cent, tick, leverage) => {
    const terms = { ...btc, leverage, price: tick * decimal('0.01') }
    const cost = cent * decimal('0.01')
    const quantity = quantityForCost(cost, terms)
    const fits = (of: bigint): boolean => costOf(of, terms).margin + costOf(of, terms).fee <= cost
    return (quantity === 0n || fits(quantity)) && !fits(quantity + 2n * terms.quantityStep)
  })
  expect(() => fc.assert(isLargest)).not.toThrow()
})

it('a bracket caps what may be opened at its leverage, with what is held already', () => {
  const brackets = [
    { notionalUpTo: decimal('50000'), leverageMax: 100, maintenanceRate: decimal('0.005') },
    { notionalUpTo: decimal('250000'), leverageMax: 50, maintenanceRate: decimal('0.01') },
    { notionalUpTo: decimal('1000000'), leverageMax: 20, maintenanceRate: decimal('0.025') },
  ]
  const under = (held: string, leverage: number): string =>
    printDecimal(quantityUnderBrackets(decimal(held), { ...btc, leverage }, brackets))
  expect(under('0', 100)).toBe('0.78125')
  expect(under('0', 51)).toBe('0.78125')
  expect(under('0', 50)).toBe('3.90625')
  expect(under('5', 20)).toBe('10.625')
  expect(under('20', 20)).toBe('0')
  expect(under('0', 200)).toBe('0')
})

it('percent go both ways, for a slider', () => {
  const step = decimal('0.001')
  expect(printDecimal(partOf(decimal('1.234'), 50, step))).toBe('0.617')
  expect(printDecimal(partOf(decimal('0.003'), 25, step))).toBe('0')
  expect(printDecimal(partOf(decimal('1.2345'), 100, step))).toBe('1.2345')
  expect([percentOf(1n, 3n), percentOf(5n, 4n), percentOf(1n, 0n), percentOf(-1n, 3n)]).toEqual([33, 100, 0, 0])
  // What half of an odd number of steps leaves is still half.
  expect([percentOf(4259n, 8519n), percentOf(999n, 1000n), percentOf(1n, 1000n)]).toEqual([50, 99, 0])
  expect(printDecimal(inCents(decimal('12.349999')))).toBe('12.34')
})
