import type { CommandOf as HouseBookCommandOf } from '../house-books/house-book-commands.ts'
import type { Journal } from '../noun/journal.ts'
import { accrualFormula } from './accrual-receipt.ts'
import {
  cancelledPostings,
  confirmedPostings,
  declinedPostings,
  leavingPostings,
  requestedPostings,
  requestOf,
} from './expected-strategy-postings.ts'
import { dayPausedPostings, leftPostings } from './expected-pause-postings.ts'
import type { ReplyOf, StrategyHouseCommand, StrategyReply, StrategyUserCommand } from './strategy-commands.ts'
import type { PoolBook, ProductPause, StrategyDay } from './strategy-facts.ts'
import { type StrategyOrder, strategyOrderRecord } from './strategy-order.ts'
import { type StrategyPosting, strategyPostings } from './strategy-postings.ts'
import type { StrategyRefusal } from './strategy-refusal.ts'

export type StrategyWords = {
  user: StrategyUserCommand
  house: StrategyHouseCommand
  replies: StrategyReply
  refusals: StrategyRefusal
  postings: StrategyPosting
  borrowed: never
  sent: HouseBookCommandOf<'grant' | 'return_grant'>
  records: { strategy_order: StrategyOrder }
  parts: Record<never, never>
  facts: { poolBook: PoolBook; productPause: ProductPause; strategyDay: StrategyDay }
}

const decimals = { order: strategyOrderRecord.decimals } as const
const plain = { armedBy: 'none', channels: 'none', formula: 'none', decimals } as const
const later = { ...plain, acceptedBy: requestOf } as const
/** The row of the pool's book that froze the product. */
const pausedIn = ({ reply }: { reply: ReplyOf<'strategy_left' | 'strategy_day_paused'> }) => ({
  bookId: reply.order.pool,
  sequence: reply.pausedIn,
})

export const strategyJournal: Journal<StrategyWords> = {
  commands: {
    buy_strategy: { decimals: { amount: true }, givenBy: 'person' },
    cancel_strategy: { decimals: {}, givenBy: 'person' },
    exit_strategy: { decimals: {}, givenBy: 'person' },
    confirm_strategy: { decimals: {}, givenBy: 'house' },
    decline_strategy: { decimals: { left: true }, givenBy: 'house' },
    accrue_strategy: { decimals: {}, givenBy: 'time' },
    pause_strategy_day: { decimals: {}, givenBy: 'time' },
  },
  replies: {
    strategy_requested: { ...plain, acceptedBy: 'none', postings: requestedPostings },
    strategy_confirmed: { ...later, postings: confirmedPostings },
    strategy_declined: { ...later, decimals: { ...decimals, left: true }, postings: declinedPostings },
    strategy_cancelled: { ...later, postings: cancelledPostings },
    strategy_leaving: { ...later, postings: leavingPostings },
    strategy_left: { ...later, armedBy: pausedIn, postings: leftPostings },
    strategy_day_paused: { ...later, armedBy: pausedIn, postings: dayPausedPostings },
    strategy_accrued: {
      channels: 'none',
      acceptedBy: requestOf,
      armedBy: ({ bookId, reply: { order } }) =>
        order.exitRow === null ? undefined : { bookId, sequence: order.exitRow },
      decimals: { ...decimals, result: true, rate: true, remainingBefore: true, carryBefore: true },
      formula: accrualFormula,
    },
  },
  postings: strategyPostings,
}
