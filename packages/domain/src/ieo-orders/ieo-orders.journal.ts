import type { SaleCommandOf } from '../ieo-sales/ieo-sale-commands.ts'
import type { Journal } from '../noun/journal.ts'
import type { DecidedRow } from '../receipts/decided-row.ts'
import {
  appliedIn,
  appliedPostings,
  awardedPostings,
  changedPostings,
  forfeitedPostings,
  givenPostings,
  paidPostings,
  refundedPostings,
  releasedPostings,
  withdrawnPostings,
} from './expected-ieo-postings.ts'
import { type IeoOrder, ieoOrderRecord } from './ieo-order.ts'
import type { IeoHouseCommand, IeoReply, IeoReplyOf, IeoUserCommand } from './ieo-order-commands.ts'
import { type IeoOrderPosting, ieoOrderPostings } from './ieo-order-postings.ts'
import type { IeoOrderRefusal } from './ieo-order-refusal.ts'
import type { IeoOffer } from './ieo-facts.ts'

export type IeoOrderWords = {
  user: IeoUserCommand
  house: IeoHouseCommand
  replies: IeoReply
  refusals: IeoOrderRefusal
  postings: IeoOrderPosting
  borrowed: never
  sent: SaleCommandOf<'deliver_tokens' | 'take_back_tokens'>
  records: { ieo_order: IeoOrder }
  parts: Record<never, never>
  facts: { ieoOffer: IeoOffer }
}

const plain = {
  armedBy: 'none',
  channels: 'none',
  formula: 'none',
  decimals: { order: ieoOrderRecord.decimals },
} as const
const later = { ...plain, acceptedBy: appliedIn } as const

/** The row of the sale's book on which it stands. */
const decided = ({ reply: { order, decidedIn } }: DecidedRow<IeoReplyOf<'ieo_given' | 'ieo_awarded'>>) => ({
  bookId: order.pool,
  sequence: decidedIn,
})

export const ieoOrderJournal: Journal<IeoOrderWords> = {
  commands: {
    apply_ieo: { decimals: { lotPrice: true }, givenBy: 'person' },
    change_ieo: { decimals: {}, givenBy: 'person' },
    withdraw_ieo: { decimals: {}, givenBy: 'person' },
    pay_ieo: { decimals: {}, givenBy: 'person' },
    give_ieo: { decimals: { part: true, last: { fraction: true } }, givenBy: 'house' },
    award_ieo: { decimals: {}, givenBy: 'house' },
    forfeit_ieo: { decimals: {}, givenBy: 'time' },
    release_ieo: { decimals: {}, givenBy: 'house' },
    refund_ieo: { decimals: {}, givenBy: 'house' },
  },
  replies: {
    ieo_applied: {
      ...plain,
      acceptedBy: 'none',
      armedBy: ({ reply: { order } }) => ({ bookId: order.pool, sequence: order.openedIn }),
      postings: appliedPostings,
    },
    ieo_changed: { ...later, postings: changedPostings },
    ieo_withdrawn: { ...later, postings: withdrawnPostings },
    ieo_given: { ...later, armedBy: decided, postings: givenPostings },
    ieo_awarded: { ...later, armedBy: decided, postings: awardedPostings },
    ieo_paid: { ...later, postings: paidPostings },
    ieo_forfeited: { ...later, postings: forfeitedPostings },
    ieo_released: {
      ...later,
      armedBy: ({ reply: { order, listedIn } }) => ({ bookId: order.pool, sequence: listedIn }),
      postings: releasedPostings,
    },
    ieo_refunded: {
      ...later,
      armedBy: ({ reply: { order, calledOffIn } }) => ({ bookId: order.pool, sequence: calledOffIn }),
      postings: refundedPostings,
    },
  },
  postings: ieoOrderPostings,
}
