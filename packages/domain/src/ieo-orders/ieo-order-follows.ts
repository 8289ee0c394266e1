import { tokensOf } from '../ieo-sales/ieo-agreement.ts'
import type { Follows } from '../noun/follows.ts'
import type { IeoOrder } from './ieo-order.ts'
import type { IeoOrderWords } from './ieo-orders.journal.ts'

/** The tokens of an order, against what it has paid. */
const bought = (order: IeoOrder) => ({
  orderId: order.id,
  tokens: tokensOf(order, order.lotsWon),
  amount: order.paid,
})

const delivered = (order: IeoOrder) => ({
  bookId: order.pool,
  key: `deliver:${order.id}`,
  command: { kind: 'deliver_tokens' as const, ...bought(order) },
})

const takenBack = (order: IeoOrder) => ({
  bookId: order.pool,
  key: `take-back:${order.id}`,
  command: { kind: 'take_back_tokens' as const, ...bought(order) },
})

export const ieoOrderFollows: Follows<IeoOrderWords> = {
  ieo_applied: 'nothing',
  ieo_changed: 'nothing',
  ieo_withdrawn: 'nothing',
  ieo_given: ({ reply: { order } }) => (order.state === 'completed' ? [delivered(order)] : []),
  ieo_awarded: 'nothing',
  ieo_paid: ({ reply: { order } }) => [delivered(order)],
  ieo_forfeited: 'nothing',
  ieo_released: 'nothing',
  ieo_refunded: ({ reply: { order } }) => [takenBack(order)],
}
