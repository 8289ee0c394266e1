import type { Journal } from '../noun/journal.ts'
import type { DecidedRow } from '../receipts/decided-row.ts'
import {
  allottedPostings,
  calledOffPostings,
  closedPostings,
  deliveredPostings,
  drawnPostings,
  listedPostings,
  openedPostings,
  raisedPaidOutPostings,
  takenBackPostings,
  tokensReceivedPostings,
  tokensReturnedPostings,
} from './expected-sale-postings.ts'
import type { IeoSale } from './ieo-sale.ts'
import type { IeoSaleCommand, IeoSaleReply } from './ieo-sale-commands.ts'
import { type IeoSalePosting, ieoSalePostings } from './ieo-sale-postings.ts'
import type { IeoSaleRefusal } from './ieo-sale-refusal.ts'

export type IeoSaleWords = {
  user: never
  house: IeoSaleCommand
  replies: IeoSaleReply
  refusals: IeoSaleRefusal
  postings: IeoSalePosting
  borrowed: never
  sent: never
  records: Record<never, never>
  parts: { ieoSale: IeoSale }
  facts: Record<never, never>
}

const plain = { acceptedBy: 'none', armedBy: 'none', channels: 'none', formula: 'none' } as const
const agreed = { lotPrice: true, lotTokens: true, depositRate: true } as const
const amount = { amount: true } as const
const allotment = { part: true, last: { fraction: true } } as const

/** Each row that others follow names the one before. */
const chained = {
  ...plain,
  armedBy: ({ bookId, reply }: DecidedRow<{ previousRow: number }>) => ({ bookId, sequence: reply.previousRow }),
} as const

/** What was raised leaves only once the token is listed. */
const listed = {
  ...plain,
  armedBy: ({ bookId, reply }: DecidedRow<{ listedIn: number }>) => ({ bookId, sequence: reply.listedIn }),
} as const

export const ieoSaleJournal: Journal<IeoSaleWords> = {
  commands: {
    receive_tokens: { decimals: amount, givenBy: 'house' },
    open_ieo: { decimals: {}, givenBy: 'house' },
    close_ieo: { decimals: {}, givenBy: 'time' },
    allot_ieo: { decimals: allotment, givenBy: 'house' },
    draw_ieo: { decimals: {}, givenBy: 'time' },
    deliver_tokens: { decimals: { tokens: true, amount: true }, givenBy: 'house' },
    list_ieo: { decimals: {}, givenBy: 'house' },
    call_off_ieo: { decimals: {}, givenBy: 'time' },
    take_back_tokens: { decimals: { tokens: true, amount: true }, givenBy: 'house' },
    pay_out_raised: { decimals: amount, givenBy: 'house' },
    return_tokens: { decimals: amount, givenBy: 'house' },
  },
  replies: {
    tokens_received: { ...plain, decimals: amount, postings: tokensReceivedPostings },
    ieo_opened: { ...plain, decimals: agreed, postings: openedPostings },
    ieo_closed: { ...chained, decimals: agreed, postings: closedPostings },
    ieo_allotted: { ...chained, decimals: { ...agreed, ...allotment }, postings: allottedPostings },
    ieo_drawn: { ...chained, decimals: agreed, postings: drawnPostings },
    tokens_delivered: { ...plain, decimals: { tokens: true, amount: true }, postings: deliveredPostings },
    ieo_listed: { ...chained, decimals: agreed, postings: listedPostings },
    ieo_called_off: { ...chained, decimals: agreed, postings: calledOffPostings },
    tokens_taken_back: { ...plain, decimals: { tokens: true, amount: true }, postings: takenBackPostings },
    raised_paid_out: { ...listed, decimals: amount, postings: raisedPaidOutPostings },
    tokens_returned: { ...plain, decimals: amount, postings: tokensReturnedPostings },
  },
  postings: ieoSalePostings,
}
