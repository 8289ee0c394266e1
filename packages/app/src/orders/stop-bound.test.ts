import { decimal } from '@touchstone/domain/money/decimal'
import { expect, it } from 'vitest'
import { stopBound } from './stop-bound.ts'
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
