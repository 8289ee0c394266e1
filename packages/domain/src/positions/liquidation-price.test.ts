import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openDesk } from '../examples/example-desk.ts'
import { decimal, printDecimal } from '../money/decimal.ts'
import { nearestOnGrid } from '../money/mul-div.ts'
import { termsOf } from './account-risk.ts'
import { isolatedLiquidationPrice } from './liquidation-price.ts'
import type { Direction } from './position.ts'
import { isolatedIsDue, notionalOf } from './valuation.ts'

const btc = termsOf(openDesk().facts(), 'BTC/USDT')
const halfTick = decimal('0.05')

const holding = (direction: Direction, quantity: string, entry: string, margin: string) => ({
  direction,
  quantity: decimal(quantity),
  cost: notionalOf(decimal(quantity), decimal(entry)),
  margin: decimal(margin),
})

describe('the isolated liquidation price', () => {
  it.each<[Direction, string, string, string, string, string]>([
    ['long', '1', '40000', '4000', '36180.904522613065326633', 'first bracket'],
    ['long', '4', '50000', '4000', '49431.818181818181818181', 'second'],
    ['long', '10', '50000', '50000', '45743.589743589743589743', 'third'],
    ['long', '40', '50000', '200000', '46605.263157894736842105', 'fourth'],
    ['long', '1.1', '50000', '5500', '45226.130653266331658291', 'opened in the second, liquidated in the first'],
    ['long', '200', '50000', '500000', '49847.368421052631578947', 'above the last'],
    ['short', '1', '40000', '4000', '43781.094527363184079602', 'first bracket'],
    ['short', '4', '50000', '4000', '50556.930693069306930694', 'second'],
    ['short', '10', '50000', '50000', '54048.780487804878048781', 'third'],
    ['short', '40', '50000', '200000', '53071.428571428571428572', 'fourth'],
    ['short', '0.95', '50000', '4750', '54715.99791558103178739', 'opened in the first, liquidated in the second'],
    ['short', '100', '50000', '500000', '52657.142857142857142858', 'above the last'],
  ])('of a %s of %s at %s with margin %s is %s (%s)', (direction, quantity, entry, margin, price) => {
    const position = holding(direction, quantity, entry, margin)
    const found = isolatedLiquidationPrice(position, btc) ?? 0n
    expect(printDecimal(found)).toBe(price)
    const { below, above } = nearestOnGrid(found, halfTick)
    const [due, spared] = direction === 'long' ? [below, above] : [above, below]
    expect(isolatedIsDue(position, btc, due)).toBe(true)
    expect(isolatedIsDue(position, btc, spared)).toBe(false)
  })

  it.each([
    // margin = distance to the price + maintenance there: 3,999.95 + 180.00025
    ['long', '4179.95025', '36000.05', '36000.1'],
    // 4,000.05 + 220.00025
    ['short', '4220.05025', '44000.05', '44000'],
  ] as const)('lies on a mark for a %s with margin %s: %s is due, %s is not', (direction, margin, mark, spared) => {
    const position = holding(direction, '1', '40000', margin)
    expect(isolatedLiquidationPrice(position, btc)).toBe(decimal(mark))
    expect(isolatedIsDue(position, btc, decimal(mark))).toBe(true)
    expect(isolatedIsDue(position, btc, decimal(spared))).toBe(false)
  })

  it('is none for a long whose margin covers its cost, and there for the smallest amount less', () => {
    expect(isolatedLiquidationPrice(holding('long', '1', '40000', '40000'), btc)).toBeNull()
    expect(isolatedLiquidationPrice(holding('long', '1', '40000', '50000'), btc)).toBeNull()
    expect(isolatedLiquidationPrice(holding('long', '1', '40000', '39999.999999'), btc)).toBe(
      decimal('0.000001005025125628'),
    )
  })

  it('is always there for a short', () => {
    expect(isolatedLiquidationPrice(holding('short', '1', '40000', '400000'), btc)).not.toBeNull()
  })

  it('divides every mark into due and not due, whatever the position', () => {
    let [due, spared, none] = [0, 0, 0]
    const position = fc.record({
      direction: fc.constantFrom('long' as const, 'short' as const),
      quantity: fc.bigInt({ min: 1n, max: 10_000_000n }).map((steps) => steps * btc.quantityStep),
      entry: fc.bigInt({ min: 1n, max: 2_000_000n }).map((ticks) => ticks * btc.priceTick),
      marginPercent: fc.bigInt({ min: 0n, max: 120n }),
      mark: fc.bigInt({ min: 1n, max: 4_000_000n }).map((ticks) => ticks * halfTick),
    })
    fc.assert(
      fc.property(position, ({ direction, quantity, entry, marginPercent, mark }) => {
        const cost = notionalOf(quantity, entry)
        const held = { direction, quantity, cost, margin: (cost * marginPercent) / 100n }
        const price = isolatedLiquidationPrice(held, btc)
        const isDue = isolatedIsDue(held, btc, mark)
        if (price === null) none += 1
        else if (isDue) due += 1
        else spared += 1
        return isDue === (price !== null && (direction === 'long' ? mark <= price : mark >= price))
      }),
      { seed: 41, numRuns: 4_000 },
    )
    expect([due > 100, spared > 100, none > 100]).toEqual([true, true, true])
  })
})
