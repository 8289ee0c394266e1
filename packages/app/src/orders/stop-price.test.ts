import { decimal, printDecimal } from '@touchstone/domain/money/decimal'
import { expect, it } from 'vitest'
import { type StopKind, stopPrice, unitAt } from './stop-price.ts'

const tick = decimal('0.1')

it.each<[StopKind, 'long' | 'short', string, string | undefined]>([
  ['takeProfit', 'long', '0.25', '64800'],
  ['takeProfit', 'short', '0.25', '63200'],
  ['stopLoss', 'long', '0.1', '63680'],
  ['stopLoss', 'short', '0.1', '64320'],
  // No less profit, no more loss than was asked for.
  ['takeProfit', 'long', '0.25001', '64800.1'],
  ['stopLoss', 'long', '0.10001', '63680'],
  ['takeProfit', 'short', '0.25001', '63199.9'],
  ['stopLoss', 'short', '0.10001', '64320'],
  ['takeProfit', 'short', '20', undefined],
])('%s of a %s at %s of the margin is at %s', (kind, direction, part, price) => {
  const found = stopPrice(kind, decimal(part), unitAt(direction, decimal('64000'), 20), tick)
  expect(found && printDecimal(found)).toBe(price)
})
