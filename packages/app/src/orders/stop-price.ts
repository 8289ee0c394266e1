import { type Money, ONE, type Price, type Quantity, type Rate } from '@touchstone/domain/money/decimal'
import { mulDiv } from '@touchstone/domain/money/mul-div'
import type { Direction } from '@touchstone/domain/positions/position'

export type StopKind = 'takeProfit' | 'stopLoss'

/** What a stop is computed from: a position, or what an order would open. */
export type StopBase = { direction: Direction; quantity: Quantity; cost: Money; margin: Money }

/**
 * The price at which the profit (or for a stop-loss the loss) is this part of the margin. On the price tick, and rounded in
 * the person's favour: no less profit and no more loss than was asked for. Undefined if the price would not be positive.
 */
export function stopPrice(kind: StopKind, part: Rate, base: StopBase, priceTick: Price): Price | undefined {
  const { direction, quantity, cost, margin } = base
  const gains = kind === 'takeProfit'
  // A rate has 18 decimals more than its number; so has what it is added to.
  const profit = (gains ? part : -part) * margin
  const value = direction === 'long' ? cost * ONE + profit : cost * ONE - profit
  const price = mulDiv(value, 1n, quantity * priceTick, direction === 'long' ? 'up' : 'down') * priceTick
  return price > 0n ? price : undefined
}

/** One unit at a price and leverage, for an order whose quantity is not yet known. */
export const unitAt = (direction: Direction, price: Price, leverage: number): StopBase => ({
  direction,
  quantity: ONE,
  cost: price,
  margin: price / BigInt(leverage),
})
