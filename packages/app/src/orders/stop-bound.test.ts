import { decimal } from '@touchstone/domain/money/decimal'
import { expect, it } from 'vitest'
import { liquidationBefore, stopBound } from './stop-bound.ts'
import type { StopKind } from './stop-price.ts'

it.each<[StopKind, 'long' | 'short', 'above' | 'below']>([
  ['takeProfit', 'long', 'above'],
  ['takeProfit', 'short', 'below'],
  ['stopLoss', 'long', 'below'],
  ['stopLoss', 'short', 'above'],
])('a %s of a %s on the wrong side must be %s the price', (kind, direction, side) => {
  const price = decimal('106259.4')
  const refusal = { kind: 'stop_on_wrong_side', field: kind, mark: price } as const
  expect(stopBound(refusal, kind, direction)).toEqual({ side, price })
  expect(stopBound({ kind: 'amount_not_positive', field: kind }, kind, direction)).toBeUndefined()
})

const at = decimal('60000')
const [lower, higher] = [decimal('59999.9'), decimal('60000.1')]
it.each<[StopKind, 'long' | 'short', typeof at, boolean]>([
  ['stopLoss', 'long', lower, true],
  ['stopLoss', 'long', at, true],
  ['stopLoss', 'long', higher, false],
  ['stopLoss', 'short', lower, false],
  ['stopLoss', 'short', at, true],
  ['stopLoss', 'short', higher, true],
  ['takeProfit', 'long', lower, false],
  ['takeProfit', 'short', higher, false],
])('a %s of a %s at %s comes after liquidation at 60000: %s', (kind, direction, price, isAfter) => {
  expect(liquidationBefore(kind, direction, price, at)).toBe(isAfter ? at : undefined)
  expect(liquidationBefore(kind, direction, undefined, at)).toBeUndefined()
  expect(liquidationBefore(kind, direction, price, null)).toBeUndefined()
})
