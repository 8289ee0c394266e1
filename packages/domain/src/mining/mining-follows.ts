import type { Follows } from '../noun/follows.ts'
import { type MinerOrder, mostOwedFor, shareOf } from './miner-order.ts'
import type { MiningWords } from './mining.journal.ts'

/** The units of an order that is over, and what they could still have been owed. */
const returned = (order: MinerOrder) => ({
  bookId: order.pool,
  key: `return:${order.id}`,
  command: {
    kind: 'return_grant' as const,
    orderId: order.id,
    amount: shareOf(order),
    owed: mostOwedFor(order, order.daysPaid),
  },
})

export const miningFollows: Follows<MiningWords> = {
  miner_requested: ({ bookId: orderBook, reply: { order } }) => [
    {
      bookId: order.pool,
      key: `grant:${order.id}`,
      command: {
        kind: 'grant',
        orderId: order.id,
        orderBook,
        product: order.product,
        amount: shareOf(order),
        owed: mostOwedFor(order),
      },
    },
  ],
  miner_confirmed: 'nothing',
  miner_declined: 'nothing',
  miner_cancelled: ({ reply: { order } }) => [returned(order)],
  miner_credited: ({ reply: { order } }) => (order.state === 'held' ? [] : [returned(order)]),
}
