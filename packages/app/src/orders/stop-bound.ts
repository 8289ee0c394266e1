import type { Price } from '@touchstone/domain/money/decimal'
import type { Direction } from '@touchstone/domain/positions/position'
import type { Refusal } from '@touchstone/domain/rulebook/nouns'
import { type StopKind } from './stop-price.ts'
import { standsAbove } from './stop-steps.ts'

/** What a stop on the wrong side has to be: above or below which price. Undefined for any other refusal. */
export function stopBound(
  refusal: Refusal,
  kind: StopKind,
  direction: Direction,
): { side: 'above' | 'below'; price: Price } | undefined {
  if (refusal.kind !== 'stop_on_wrong_side') return undefined
  return { side: standsAbove(kind, direction) ? 'above' : 'below', price: refusal.mark }
}

/** Where a position would be liquidated on the way to this price, so that a stop there never closes anything; undefined where it is not. */
export function liquidationBefore(
  kind: StopKind,
  direction: Direction,
  price: Price | undefined,
  liquidation: Price | null | undefined,
): Price | undefined {
  if (kind !== 'stopLoss' || price === undefined || liquidation === null || liquidation === undefined) return undefined
  return (direction === 'long' ? price <= liquidation : price >= liquidation) ? liquidation : undefined
}
