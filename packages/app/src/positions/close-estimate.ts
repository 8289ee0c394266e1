import type { Money, Price, Quantity, Rate } from '@touchstone/domain/money/decimal'
import { mulDiv } from '@touchstone/domain/money/mul-div'
import type { Position } from '@touchstone/domain/positions/position'
import { bookedProfit, feeOf, notionalOf, profitAt } from '@touchstone/domain/positions/valuation'

/** What closing a part of a position at a price would bring: its part of the cost is cut, as the settlement cuts it. */
export function closeEstimate(
  { direction, quantity, cost }: Pick<Position, 'direction' | 'quantity' | 'cost'>,
  closing: Quantity,
  price: Price,
  feeRate: Rate,
): { profit: Money; fee: Money } {
  const part = closing === quantity ? cost : mulDiv(cost, closing, quantity, 'down')
  return {
    profit: bookedProfit(profitAt({ direction, quantity: closing, cost: part }, price)),
    fee: feeOf(notionalOf(closing, price), feeRate),
  }
}
