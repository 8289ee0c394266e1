import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openDesk } from '../examples/example-desk.ts'
import { decimal, printDecimal } from '../money/decimal.ts'
import { termsOf } from './account-risk.ts'
import { fine } from './brackets.ts'
import { crossLiquidationPrice } from './cross-liquidation-price.ts'
import { isolatedLiquidationPrice } from './liquidation-price.ts'
import type { Direction } from './position.ts'
import { notionalOf, riskAt } from './valuation.ts'

const btc = termsOf(openDesk().facts(), 'BTC/USDT')
type Held = [direction: Direction, quantity: string, entry: string]
const holding = ([direction, quantity, entry]: Held) => ({
  direction,
  quantity: decimal(quantity),
  cost: notionalOf(decimal(quantity), decimal(entry)),
})

describe('the cross liquidation price', () => {
  it.each<[string, Held[], string, string | null]>([
    [
      'one long is like an isolated one with the funds as margin',
      [['long', '1', '40000']],
      '4000',
      '36180.904522613065326633',
    ],
    ['one short too', [['short', '1', '40000']], '4000', '43781.094527363184079602'],
    // 4000 + P − 40000 − 0.4 × (P − 40000) = 0.005 × 1.4 × P: 20000 / 0.593
    [
      'a net long with a short against it',
      [
        ['long', '1', '40000'],
        ['short', '0.4', '40000'],
      ],
      '4000',
      '33726.81281618887015177',
    ],
    // a flat hedge loses only by its maintenance: 300 = 0.005 × 2 × P
    [
      'a hedge that is flat, in the first bracket',
      [
        ['long', '1', '40000'],
        ['short', '1', '40000'],
      ],
      '300',
      '30000',
    ],
    [
      'a hedge that is flat, in the second',
      [
        ['long', '1', '40000'],
        ['short', '1', '40000'],
      ],
      '1000',
      '75000',
    ],
    ['a long whose funds cover its cost has none', [['long', '1', '40000']], '40000', null],
    // the slack falls again where maintenance outgrows the net: 19 BTC held, 1 net, 5 % and more
    [
      'funds beyond every fall leave the rise',
      [
        ['long', '10', '40000'],
        ['short', '9', '40000'],
      ],
      '40000',
      null,
    ],
  ])('%s', (_, held, funds, price) => {
    const found = crossLiquidationPrice(held.map(holding), fine(decimal(funds)), btc)
    expect(found && printDecimal(found)).toBe(price)
  })

  it('divides the marks of one side into alive and due, whatever is held', () => {
    let [hedged, lower, upper, none] = [0, 0, 0, 0]
    const step = btc.quantityStep * 100n
    const part = fc.record({
      quantity: fc.bigInt({ min: 0n, max: 50_000n }).map((steps) => steps * step),
      entry: fc.bigInt({ min: 300_000n, max: 600_000n }).map((ticks) => ticks * btc.priceTick),
    })
    const book = fc.record({ long: part, short: part, fundsPercent: fc.bigInt({ min: 1n, max: 200n }) })
    fc.assert(
      fc.property(book, ({ long, short, fundsPercent }) => {
        const held = [
          { direction: 'long' as const, quantity: long.quantity, cost: notionalOf(long.quantity, long.entry) },
          { direction: 'short' as const, quantity: short.quantity, cost: notionalOf(short.quantity, short.entry) },
        ].filter(({ quantity }) => quantity > 0n)
        const cost = held.reduce((sum, each) => sum + each.cost, 0n)
        const funds = (fine(cost) * fundsPercent) / 100n
        const slackAt = (mark: bigint): bigint =>
          held.reduce((slack, each) => {
            const { profit, maintenance } = riskAt(each, btc, mark)
            return slack + fine(profit) - maintenance
          }, funds)
        const price = crossLiquidationPrice(held, funds, btc)
        if (held.length === 2) hedged += 1
        if (price === null) {
          none += 1
          return slackAt(1n * btc.priceTick) > 0n || slackAt(decimal('45000')) <= 0n || held.length === 0
        }
        const grid = btc.priceTick
        const below = price - (price % grid)
        const above = below + grid
        const fromBelow = slackAt(below) <= 0n
        if (fromBelow) lower += 1
        else upper += 1
        return fromBelow
          ? slackAt(above) > 0n || slackAt(above + grid) <= 0n
          : slackAt(below) > 0n && slackAt(above) <= 0n
      }),
      { seed: 42, numRuns: 4_000 },
    )
    expect([hedged > 1_000, lower > 300, upper > 300, none > 20]).toEqual([true, true, true, true])
  })

  it('of one position alone is the isolated price for every bracket', () => {
    let none = 0
    fc.assert(
      fc.property(
        fc.constantFrom('long' as const, 'short' as const),
        fc.bigInt({ min: 1n, max: 20_000_000n }),
        fc.bigInt({ min: 1n, max: 110n }),
        (direction, steps, percent) => {
          const quantity = steps * btc.quantityStep
          const cost = notionalOf(quantity, decimal('45000'))
          const margin = (cost * percent) / 100n
          const alone = { direction, quantity, cost }
          const price = isolatedLiquidationPrice({ ...alone, margin }, btc)
          if (price === null) none += 1
          return crossLiquidationPrice([alone], fine(margin), btc) === price
        },
      ),
      { seed: 43, numRuns: 2_000 },
    )
    expect(none > 20 && none < 1_000).toBe(true)
  })
})
