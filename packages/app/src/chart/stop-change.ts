import { ONE, parseDecimal, decimal, printDecimal, smaller } from '@touchstone/domain/money/decimal'
import { mulDiv, times } from '@touchstone/domain/money/mul-div'
import type { Position as HeldPosition } from '@touchstone/domain/positions/position'
import { type Burden, type CloseResult, closeResult } from '@touchstone/domain/positions/position-result'
import { bookedProfit, feeOf, notionalOf, profitAt } from '@touchstone/domain/positions/valuation'
import type { Position } from '../positions/positions.queries.ts'
import { snapToTick } from './price-grid.ts'
import type { StopKind } from './price-lines.ts'

/** Of a position as the book holds it: exact, where the entry price on the wire is an average for display. */
export type Held = Pick<HeldPosition, 'direction' | 'quantity' | 'cost'>

type StopsRequest = Pick<Position, 'id' | 'takeProfit' | 'stopLoss'>

/** Sets one stop to a price, or with null takes it away; its quantity and the other stop stay as they are. */
export function stopsRequest(position: Position, kind: StopKind, price: string | null): StopsRequest {
  const changed = price === null ? null : { price, quantity: position[kind]?.quantity ?? null }
  const { id, takeProfit, stopLoss } = position
  return kind === 'takeProfit' ? { id, takeProfit: changed, stopLoss } : { id, takeProfit, stopLoss: changed }
}

export type Closing = { price: string; quantity: string | null }

/** Without a quantity all is closed. */
const closedOf = (held: Held, quantity: string | null): Held['quantity'] =>
  quantity === null ? held.quantity : smaller(decimal(quantity), held.quantity)

/**
 * What closing at a price would bring before the fee, by the rule that settles it; a part takes its share of the cost.
 * The real close is at bid or ask of the tick that crosses the price.
 */
export function profitOf(held: Held, { price, quantity }: Closing): string {
  const closed = closedOf(held, quantity)
  const cost = closed === held.quantity ? held.cost : mulDiv(held.cost, closed, held.quantity, 'down')
  return printDecimal(bookedProfit(profitAt({ direction: held.direction, quantity: closed, cost }, decimal(price))))
}

/** What closing at a price would bring net of all fees. `burden`: what the open part bears already. */
export function resultAt(
  held: Held,
  closing: Closing,
  { takerRate, burden }: { takerRate: string; burden: Burden },
): CloseResult {
  return closeResult(burden, {
    quantity: closedOf(held, closing.quantity),
    price: decimal(closing.price),
    profit: decimal(profitOf(held, closing)),
    closingFee: decimal(closingFeeOf(held, closing, takerRate)),
    liquidationFee: 0n,
    insurancePaid: 0n,
  }).result
}

/** The fee of closing at a price. */
export const closingFeeOf = (held: Held, { price, quantity }: Closing, takerRate: string): string =>
  printDecimal(feeOf(notionalOf(closedOf(held, quantity), decimal(price)), decimal(takerRate)))

/** Above the mark: the take-profit of a long and the stop-loss of a short. */
const standsAbove = (kind: StopKind, direction: Position['direction']): boolean =>
  (kind === 'takeProfit') === (direction === 'long')

/** How far from the mark a stop is offered. Our choice. */
export const offeredDistances = ['0.005', '0.01', '0.02', '0.05'] as const

/** The price of the grid that is so far on the right side of the mark. */
export function offeredPrice(
  kind: StopKind,
  direction: Position['direction'],
  { mark, tick, distance }: { mark: string; tick: string; distance: string },
): string {
  const share = standsAbove(kind, direction) ? ONE + decimal(distance) : ONE - decimal(distance)
  return snapToTick(Number(printDecimal(times(decimal(mark), share, 'down'))), tick)
}

/** How far a price is from the mark, as a fraction of the mark. */
export function distanceFrom(mark: string, price: string): string | null {
  const [now, at] = [parseDecimal(mark), parseDecimal(price)]
  if (now === undefined || at === undefined || now === 0n) return null
  return printDecimal(((at - now) * ONE) / now)
}
