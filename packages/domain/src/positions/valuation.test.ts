import { describe, expect, it } from 'vitest'
import { openDesk } from '../examples/example-desk.ts'
import { decimal, printDecimal } from '../money/decimal.ts'
import { termsOf } from './account-risk.ts'
import {
  bookedProfit,
  closingPrice,
  feeOf,
  initialMarginOf,
  isolatedIsDue,
  isolatedWouldBeLiquidated,
  notionalOf,
  openingPrice,
  profitAt,
} from './valuation.ts'

const btc = termsOf(openDesk().facts(), 'BTC/USDT')

it.each([
  ['0.00001', '50000.1', '0.500001'],
  ['1', '0.05', '0.05'],
])('notional of %s at %s is exactly %s', (quantity, price, notional) => {
  expect(notionalOf(decimal(quantity), decimal(price))).toBe(decimal(notional))
})

it('refuses to cut a notional', () => {
  expect(() => notionalOf(1n, decimal('0.1'))).toThrow('18 decimals')
})

it.each([
  ['1000', 10, '100'],
  ['1000', 3, '333.333334'],
  ['0.000001', 100, '0.000001'],
])('initial margin of %s at %ix is %s, rounded up', (notional, leverage, margin) => {
  expect(initialMarginOf(decimal(notional), leverage)).toBe(decimal(margin))
})

it.each([
  ['1000', '0.0005', '0.5'],
  ['1000.001', '0.0005', '0.500001'],
  ['1000.002', '0.0005', '0.500001'],
  ['1000', '0', '0'],
])('fee of %s at rate %s is %s, rounded up', (notional, rate, fee) => {
  expect(feeOf(decimal(notional), decimal(rate))).toBe(decimal(fee))
})

it.each([
  ['1.0000019', '1.000001'],
  ['-1.0000011', '-1.000002'],
  ['-1', '-1'],
])('profit %s is booked as %s: a gain is cut, a loss rounded up', (profit, booked) => {
  expect(bookedProfit(decimal(profit))).toBe(decimal(booked))
})

it.each([
  ['long', '7000', '7500', '0.2', '100'],
  ['long', '7000', '6500', '0.2', '-100'],
  ['short', '6000', '5000', '0.4', '400'],
  ['short', '6000', '7000', '0.4', '-400'],
] as const)('profit of a %s from %s to %s of %s is %s', (direction, entry, mark, quantity, profit) => {
  const position = { direction, quantity: decimal(quantity), cost: notionalOf(decimal(quantity), decimal(entry)) }
  expect(printDecimal(profitAt(position, decimal(mark)))).toBe(profit)
})

it('buys at ask and sells at bid', () => {
  const tick = { bid: 1n, ask: 2n }
  expect([openingPrice('long', tick), closingPrice('long', tick)]).toEqual([2n, 1n])
  expect([openingPrice('short', tick), closingPrice('short', tick)]).toEqual([1n, 2n])
})

describe('the two limits of an isolated position', () => {
  // 1 BTC at a mark of 50,000: maintenance 250, closing fee 25.
  const position = { direction: 'long' as const, quantity: decimal('1'), cost: decimal('50000') }
  const holding = (margin: bigint) => ({ ...position, margin })
  const mark = decimal('50000')

  it('is liquidated at margin + profit = maintenance, and not the smallest amount above', () => {
    expect(isolatedIsDue(holding(decimal('250')), btc, mark)).toBe(true)
    expect(isolatedIsDue(holding(decimal('250') + 1n), btc, mark)).toBe(false)
  })

  it('would be liquidated at margin + profit − closing fee = maintenance, and not the smallest amount above', () => {
    expect(isolatedWouldBeLiquidated(holding(decimal('275')), btc, mark)).toBe(true)
    expect(isolatedWouldBeLiquidated(holding(decimal('275') + 1n), btc, mark)).toBe(false)
  })
})
