import type { Follows } from '../noun/follows.ts'
import type { StrategyWords } from './strategies.journal.ts'
import { mostOwedFor, type StrategyOrder } from './strategy-order.ts'

/** The share of an order that is over, and what it could still have been owed. */
const returned = (order: StrategyOrder) => ({
  bookId: order.pool,
  key: `return:${order.id}`,
  command: {
    kind: 'return_grant' as const,
    orderId: order.id,
    amount: order.amount,
    owed: mostOwedFor(order, order.daysPaid),
  },
})

export const strategyFollows: Follows<StrategyWords> = {
  strategy_requested: ({ bookId: orderBook, reply: { order } }) => [
    {
      bookId: order.pool,
      key: `grant:${order.id}`,
      command: {
        kind: 'grant',
        orderId: order.id,
        orderBook,
        product: order.product,
        amount: order.amount,
        owed: mostOwedFor(order),
      },
    },
  ],
  strategy_confirmed: 'nothing',
  strategy_declined: 'nothing',
  strategy_cancelled: ({ reply: { order } }) => [returned(order)],
  // It holds its share until its last day is counted.
  strategy_leaving: 'nothing',
  strategy_left: ({ reply: { order } }) => [returned(order)],
  // Its term grows by the day: what it can still be owed stays.
  strategy_day_paused: 'nothing',
  strategy_accrued: ({ reply: { order } }) => (order.state === 'held' ? [] : [returned(order)]),
}
