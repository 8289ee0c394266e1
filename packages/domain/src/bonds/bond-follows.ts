import type { Follows } from '../noun/follows.ts'
import type { BondOrder } from './bond-order.ts'
import type { BondWords } from './bonds.journal.ts'

/** Units that nobody holds any more. A bond owes nothing of the house's. */
const returned = ({ pool, id, amount }: BondOrder) => ({
  bookId: pool,
  key: `return:${id}`,
  command: { kind: 'return_grant' as const, orderId: id, amount, owed: 0n },
})

export const bondFollows: Follows<BondWords> = {
  bond_requested: ({ bookId: orderBook, reply: { order } }) => [
    {
      bookId: order.pool,
      key: `grant:${order.id}`,
      command: { kind: 'grant', orderId: order.id, orderBook, product: order.product, amount: order.amount, owed: 0n },
    },
  ],
  bond_confirmed: 'nothing',
  bond_declined: 'nothing',
  bond_withdrawn: ({ reply: { order } }) => [returned(order)],
  bond_started: 'nothing',
  bond_returned: ({ reply: { order } }) => [returned(order)],
  bond_credited: ({ reply: { order } }) => (order.state === 'repaid' ? [returned(order)] : []),
}
