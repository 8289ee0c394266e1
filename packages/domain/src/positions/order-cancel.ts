import type { Draft } from '../books/draft.ts'
import type { Order, OrderCancelReason } from './order.ts'

/** Cancels an open order on a draft and returns what it had reserved. */
export function cancelOrder(draft: Draft, order: Order, reason: OrderCancelReason, at: number): void {
  draft.post({ kind: 'order_released', from: 'frozen', to: 'contract', amount: order.reserved, subject: order.id })
  draft.putOrder({ ...order, state: 'cancelled', reserved: 0n, reservedFee: 0n, cancelReason: reason, closedAt: at })
}
