import type { HouseBookWords } from '@touchstone/domain/house-books/house-books.journal'
import type { ReplyOf } from '@touchstone/domain/house-books/house-book-replies'
import { dayText } from '../../platform/day-text.ts'
import type { Transaction } from '../../platform/database.ts'
import type { CommittedRow, Feature, MessageDraft, NounSide } from '../feature/feature.ts'
import { holdersOf } from './pool-orders.store.ts'

const nothing = {
  capital_raised: 'nothing',
  capital_received: 'nothing',
  capital_allotted: 'nothing',
  capital_taken_back: 'nothing',
  pool_made: 'nothing',
  pool_funded: 'nothing',
  sale_opened: 'nothing',
  sale_closed: 'nothing',
  product_paused: 'nothing',
  product_resumed: 'nothing',
  escrow_returned: 'nothing',
  granted: 'nothing',
  grant_declined: 'nothing',
  grant_returned: 'nothing',
  pool_day_settled: 'nothing',
} as const satisfies NounSide<HouseBookWords>['messages']

/** One message for each person who has orders of the pool, by the oldest of them. */
async function toldAll(
  {
    bookId: pool,
    sequence,
    reply: { product, reason: why },
  }: CommittedRow<ReplyOf<'product_paused' | 'product_resumed'>>,
  { kind, day }: { kind: 'product_frozen' | 'product_resumed'; day: number },
  sql: Transaction,
): Promise<MessageDraft[]> {
  return (await holdersOf(sql, pool)).map(({ bookId, id: orderId }) => ({
    kind,
    details: { orderId, product, day: dayText(day), why },
    hasReceipt: false,
    bookId,
    source: `${pool}-${sequence}:${orderId}`,
  }))
}

/** The house's own books: nobody is told of them but of a freeze, and no call of a person is about them. */
export const houseBooksFeature: Feature<HouseBookWords, Record<never, never>> = {
  calls: () => ({}),
  messages: {
    ...nothing,
    product_paused: (row, sql) => toldAll(row, { kind: 'product_frozen', day: row.reply.from }, sql),
    product_resumed: (row, sql) => toldAll(row, { kind: 'product_resumed', day: row.reply.until }, sql),
  },
  messagesOfRecords: {},
  events: nothing,
  eventsOfRecords: {},
  schedules: [],
  lockedFacts: [],
}
