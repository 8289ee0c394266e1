import type { Draft } from '../books/draft.ts'
import type { Facts } from '../books/facts.ts'
import type { Quantity } from '../money/decimal.ts'
import { type Order, orderRecord } from './order.ts'
import type { PositionRefusal as Refusal } from './position-refusal.ts'
import type { Position } from './position.ts'

/**
 * Why no other order may wait: the book, its symbol or its position has as many waiting orders as the settings allow.
 * Limit orders and market orders that wait for their tick count alike. Under settings without limits, undefined.
 */
export function waitingFault(
  draft: Draft,
  { symbol, positionId }: Pick<Order, 'symbol' | 'positionId'>,
  { settings: { orders: limits } }: Facts,
): Refusal | undefined {
  if (limits === undefined) return undefined
  const waiting = draft.all(orderRecord)
  if (waiting.length >= limits.openMax) return { kind: 'too_many_orders', maximum: limits.openMax }
  const inSymbol = waiting.filter((each) => each.symbol === symbol)
  if (inSymbol.length >= limits.symbolOpenMax)
    return { kind: 'too_many_symbol_orders', symbol, maximum: limits.symbolOpenMax }
  const closes = positionId === null ? [] : inSymbol.filter((each) => each.positionId === positionId)
  if (closes.length >= limits.positionClosesMax) return { kind: 'too_many_closes', maximum: limits.positionClosesMax }
  return undefined
}

/**
 * The same for a market close that waits for its tick. One of all that is left always may, or limit orders could keep
 * a person in a position; there is at most one such for each position.
 */
export function waitingCloseFault(
  draft: Draft,
  { id, symbol, quantity: held, closingQuantity }: Position,
  quantity: Quantity,
  facts: Facts,
): Refusal | undefined {
  return quantity === held - closingQuantity ? undefined : waitingFault(draft, { symbol, positionId: id }, facts)
}
