import type { Follows, Row } from '../noun/follows.ts'
import type { ReplyOf } from './house-book-replies.ts'
import type { HouseBookWords } from './house-books.journal.ts'
import { purposes } from './purposes.ts'

/** Keys name the row or the order: what is sent again does nothing the second time. */
const rowKey = (name: string, { bookId, sequence }: Row<unknown>): string => `${name}:${bookId}-${sequence}`

export const houseBookFollows: Follows<HouseBookWords> = {
  capital_raised: 'nothing',
  capital_received: 'nothing',
  capital_allotted: (row) => [
    {
      bookId: row.reply.pool,
      key: rowKey('fund', row),
      command: {
        kind: 'fund_pool',
        treasury: row.bookId,
        currency: row.reply.currency,
        amount: row.reply.amount,
      },
    },
  ],
  capital_taken_back: 'nothing',
  pool_made: 'nothing',
  pool_funded: 'nothing',
  sale_opened: 'nothing',
  sale_closed: 'nothing',
  product_paused: 'nothing',
  product_resumed: 'nothing',
  escrow_returned: (row) => [
    {
      bookId: row.reply.treasury,
      key: rowKey('take-back', row),
      command: {
        kind: 'take_back_capital',
        pool: row.bookId,
        currency: row.reply.currency,
        amount: row.reply.amount,
      },
    },
  ],
  granted({ reply }) {
    const { confirm } = purposes[reply.purpose]
    return confirm === 'nothing' ? [] : [answer(reply, { kind: confirm, orderId: reply.orderId })]
  },
  grant_declined({ reply }) {
    const { orderId, reason, left } = reply
    const { decline } = purposes[reply.purpose]
    return decline === 'nothing' ? [] : [answer(reply, { kind: decline, orderId, reason, left })]
  },
  grant_returned: 'nothing',
  pool_day_settled: 'nothing',
}

const answer = <Command>({ orderBook, orderId }: ReplyOf<'granted' | 'grant_declined'>, command: Command) => ({
  bookId: orderBook,
  key: `answer:${orderId}`,
  command,
})
