import type { DueRule } from '../noun/due.ts'
import type { Order } from './order.ts'
import type { CommandOf } from './position-commands.ts'

/**
 * A limit order expires at its own time. A market order that opens has found no price in time, and is void; one that
 * closes waits for its price however long that takes.
 */
export const orderDue: DueRule<Order, CommandOf<'expire_order' | 'fill_market_order'>> = {
  at({ type, action, placedAt, expiresAt }, { positions }) {
    if (type === 'limit') return expiresAt ?? undefined
    return action === 'open' ? placedAt + positions.voidAfterMs : undefined
  },
  key: ({ type, id }) => (type === 'market' ? `fill:${id}` : `expire:${id}`),
  command: ({ type, id: orderId }) =>
    type === 'market' ? { kind: 'fill_market_order', orderId } : { kind: 'expire_order', orderId },
  facts: ({ type, symbol, acceptedSequence, placedAt }) =>
    type === 'market' ? { kind: 'first_tick', symbol, acceptedSequence, acceptedAt: placedAt } : 'none',
}
