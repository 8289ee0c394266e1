import type { Draft } from '../books/draft.ts'
import { type Order, type OrderCancelReason, orderRecord } from './order.ts'
import type { PositionPosting } from './position-postings.ts'

/** Cancels an open order on a draft and returns its reserve. */
export function cancelOrder(draft: Draft<PositionPosting>, order: Order, reason: OrderCancelReason, at: number): void {
  draft.post({ kind: 'order_released', from: 'frozen', to: 'contract', amount: order.reserved, subject: order.id })
  draft.put(orderRecord, {
    ...order,
    state: 'cancelled',
    reserved: 0n,
    reservedFee: 0n,
    cancelReason: reason,
    closedAt: at,
  })
}
