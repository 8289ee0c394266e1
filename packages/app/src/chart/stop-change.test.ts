import { decimal, printDecimal } from '@touchstone/domain/money/decimal'
import { describe, expect, it } from 'vitest'
import { somePosition } from './example-position.ts'
import { closingFeeOf, distanceFrom, type Held, offeredPrice, profitOf, resultAt, stopsRequest } from './stop-change.ts'

const held = (direction: 'long' | 'short' = 'long'): Held => ({
  direction,
  quantity: decimal('0.05'),
  cost: decimal('3350'),
})

describe('what a stop sends', () => {
  const position = somePosition({ takeProfit: { price: '70000', quantity: '0.02' }, stopLoss: null })
  it.each([
    ['a new one takes the whole position', 'stopLoss', '65000', { stopLoss: { price: '65000', quantity: null } }],
    ['a moved one keeps its quantity', 'takeProfit', '71000', { takeProfit: { price: '71000', quantity: '0.02' } }],
    ['a removed one is gone', 'takeProfit', null, { takeProfit: null }],
  ] as const)('%s, and the other stays', (_, kind, price, changed) => {
    const { id, takeProfit, stopLoss } = position
    expect(stopsRequest(position, kind, price)).toEqual({ id, takeProfit, stopLoss, ...changed })
  })
})

describe('what closing at a price brings', () => {
  it.each([
    ['long', '68000', null, '50'],
    ['long', '66000', null, '-50'],
    ['short', '66000', null, '50'],
    ['long', '68000', '0.02', '20'],
    ['long', '68000', '9', '50'],
  ] as const)('a %s at %s (of it %s) brings %s', (direction, price, quantity, expected) => {
    expect(profitOf(held(direction), { price, quantity })).toBe(expected)
  })

  it('is expected net of all fees, with its share of what the position bears', () => {
    const bears = { quantity: decimal('0.05'), cost: decimal('3350'), margin: decimal('335'), realised: 0n }
    const burden = { ...bears, openingFee: decimal('1.675'), funding: decimal('0.5') }
    const at = (quantity: string | null) =>
      printDecimal(resultAt(held(), { price: '68000', quantity }, { takerRate: '0.0005', burden }).net)
    // 50 − 1.675 − 1.7 − 0.5, and two fifths of it.
    expect([at(null), at('0.02')]).toEqual(['46.125', '18.45'])
  })

  it('costs the taker fee, rounded up to the currency', () => {
    expect(closingFeeOf(held(), { price: '66000.1', quantity: null }, '0.0005')).toBe('1.650003')
  })
})

it.each([
  ['takeProfit', 'long', '67840.1'],
  ['stopLoss', 'long', '66496.7'],
  ['takeProfit', 'short', '66496.7'],
  ['stopLoss', 'short', '67840.1'],
] as const)('a %s of a %s is offered on the right side of the mark, at %s', (kind, direction, expected) => {
  expect(offeredPrice(kind, direction, { mark: '67168.4', tick: '0.1', distance: '0.01' })).toBe(expected)
})

it.each([
  ['100', '101', '0.01'],
  ['100', '99', '-0.01'],
  ['0', '99', null],
])('from %s to %s is a share of %s', (mark, price, expected) => {
  expect(distanceFrom(mark, price)).toBe(expected)
})
