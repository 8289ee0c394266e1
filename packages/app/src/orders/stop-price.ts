import { type Money, ONE, type Price, type Quantity, type Rate } from '@touchstone/domain/money/decimal'
import { mulDiv } from '@touchstone/domain/money/mul-div'
import type { Direction } from '@touchstone/domain/positions/position'

export type StopKind = 'takeProfit' | 'stopLoss'

/** What a stop is computed from: a position, or what an order would open. */
export type Staked = { direction: Direction; quantity: Quantity; cost: Money; margin: Money }

/**
 * The price at which the profit (or for a stop-loss the loss) is so large a part of the margin. On the price tick, and
 * rounded for the person: no less profit and no more loss than was asked for. Undefined where no price can be that low.
 */
export function stopPrice(kind: StopKind, part: Rate, staked: Staked, priceTick: Price): Price | undefined {
  const { direction, quantity, cost, margin } = staked
  const gains = kind === 'takeProfit'
  // A rate has 18 decimals more than its number; so has what it is added to.
  const profit = (gains ? part : -part) * margin
  const value = direction === 'long' ? cost * ONE + profit : cost * ONE - profit
  const price = mulDiv(value, 1n, quantity * priceTick, direction === 'long' ? 'up' : 'down') * priceTick
  return price > 0n ? price : undefined
}

/** One unit at a price and leverage, for an order whose quantity is not yet known. */
export const unitAt = (direction: Direction, price: Price, leverage: number): Staked => ({
  direction,
  quantity: ONE,
  cost: price,
  margin: price / BigInt(leverage),
})
