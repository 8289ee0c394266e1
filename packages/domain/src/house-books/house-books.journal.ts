import type { Journal } from '../noun/journal.ts'
import {
  allotted,
  daySettled,
  funded,
  poolMade,
  productPaused,
  productResumed,
  raised,
  received,
  returned,
  saleClosed,
  saleOpened,
  shareDeclined,
  shareGranted,
  shareReturned,
  takenBack,
} from './expected-house-book-postings.ts'
import type { HouseBookCommand } from './house-book-commands.ts'
import { type HouseBookPosting, houseBookPostings } from './house-book-postings.ts'
import type { HouseBookRefusal } from './house-book-refusal.ts'
import type { HouseBookReply } from './house-book-replies.ts'
import type { Pauses } from './pauses.ts'
import type { Pool } from './pool.ts'
import type { ConfirmOrder, DeclineOrder } from './purposes.ts'
import type { CoinCapital, Treasury } from './treasury.ts'

export type HouseBookWords = {
  user: never
  house: HouseBookCommand
  replies: HouseBookReply
  refusals: HouseBookRefusal
  postings: HouseBookPosting
  borrowed: never
  sent: ConfirmOrder | DeclineOrder
  records: Record<never, never>
  parts: { pool: Pool; pauses: Pauses; treasury: Treasury; coinCapital: CoinCapital }
  facts: Record<never, never>
}

const plain = { acceptedBy: 'none', armedBy: 'none', channels: 'none', formula: 'none' } as const
const amount = { amount: true } as const

export const houseBookJournal: Journal<HouseBookWords> = {
  commands: {
    raise_capital: { decimals: {}, givenBy: 'house' },
    raise_coin_capital: { decimals: {}, givenBy: 'house' },
    receive_capital: { decimals: amount, givenBy: 'house' },
    allot_capital: { decimals: amount, givenBy: 'house' },
    take_back_capital: { decimals: amount, givenBy: 'house' },
    make_pool: { decimals: {}, givenBy: 'house' },
    fund_pool: { decimals: amount, givenBy: 'house' },
    open_sale: { decimals: { capacity: true, mostOwed: true }, givenBy: 'house' },
    close_sale: { decimals: {}, givenBy: 'house' },
    pause_product: { decimals: {}, givenBy: 'house' },
    resume_product: { decimals: {}, givenBy: 'house' },
    return_escrow: { decimals: amount, givenBy: 'house' },
    grant: { decimals: { amount: true, owed: true }, givenBy: 'house' },
    return_grant: { decimals: { amount: true, owed: true }, givenBy: 'house' },
    settle_pool_day: { decimals: { gains: true, losses: true, owed: true }, givenBy: 'time' },
  },
  replies: {
    capital_raised: { ...plain, decimals: amount, postings: raised },
    capital_received: { ...plain, decimals: amount, postings: received },
    capital_allotted: { ...plain, decimals: amount, postings: allotted },
    capital_taken_back: { ...plain, decimals: amount, postings: takenBack },
    pool_made: { ...plain, decimals: {}, postings: poolMade },
    pool_funded: { ...plain, decimals: amount, postings: funded },
    sale_opened: { ...plain, decimals: { capacity: true, mostOwed: true }, postings: saleOpened },
    sale_closed: { ...plain, decimals: {}, postings: saleClosed },
    product_paused: { ...plain, decimals: {}, postings: productPaused },
    product_resumed: {
      ...plain,
      decimals: {},
      armedBy: ({ bookId, reply: { pausedIn } }) => ({ bookId, sequence: pausedIn }),
      postings: productResumed,
    },
    escrow_returned: { ...plain, decimals: amount, postings: returned },
    granted: { ...plain, decimals: { amount: true, owed: true, left: true }, postings: shareGranted },
    grant_declined: { ...plain, decimals: { amount: true, left: true }, postings: shareDeclined },
    grant_returned: { ...plain, decimals: { amount: true, owed: true }, postings: shareReturned },
    pool_day_settled: { ...plain, decimals: { gains: true, losses: true, owed: true }, postings: daySettled },
  },
  postings: houseBookPostings,
}
