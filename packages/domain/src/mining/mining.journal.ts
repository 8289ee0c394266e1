import type { CommandOf as HouseBookCommandOf } from '../house-books/house-book-commands.ts'
import type { Journal } from '../noun/journal.ts'
import {
  cancelledPostings,
  confirmedPostings,
  declinedPostings,
  requestedPostings,
  requestOf,
} from './expected-mining-postings.ts'
import { type MinerOrder, minerOrderRecord } from './miner-order.ts'
import type { MiningHouseCommand, MiningReply, MiningUserCommand } from './mining-commands.ts'
import type { DayClose, MinerPool, NetworkDay } from './mining-facts.ts'
import { type MiningPosting, miningPostings } from './mining-postings.ts'
import type { MiningRefusal } from './mining-refusal.ts'
import { outputFormula } from './output-receipt.ts'

export type MiningWords = {
  user: MiningUserCommand
  house: MiningHouseCommand
  replies: MiningReply
  refusals: MiningRefusal
  postings: MiningPosting
  borrowed: never
  sent: HouseBookCommandOf<'grant' | 'return_grant'>
  records: { miner_order: MinerOrder }
  parts: Record<never, never>
  facts: { minerPool: MinerPool; networkDay: NetworkDay; dayClose: DayClose }
}

const decimals = { order: minerOrderRecord.decimals } as const
const plain = { armedBy: 'none', channels: 'none', formula: 'none', decimals } as const
const later = { ...plain, acceptedBy: requestOf } as const

export const miningJournal: Journal<MiningWords> = {
  commands: {
    buy_miner: { decimals: {}, givenBy: 'person' },
    cancel_miner: { decimals: {}, givenBy: 'person' },
    confirm_miner: { decimals: {}, givenBy: 'house' },
    decline_miner: { decimals: { left: true }, givenBy: 'house' },
    credit_miner: { decimals: {}, givenBy: 'time' },
  },
  replies: {
    miner_requested: { ...plain, acceptedBy: 'none', postings: requestedPostings },
    miner_confirmed: { ...later, postings: confirmedPostings },
    miner_declined: { ...later, decimals: { ...decimals, left: true }, postings: declinedPostings },
    miner_cancelled: { ...later, postings: cancelledPostings },
    miner_credited: {
      channels: 'none',
      acceptedBy: requestOf,
      armedBy: ({ reply: { networkBook, networkRow } }) => ({ bookId: networkBook, sequence: networkRow }),
      decimals: {
        ...decimals,
        price: true,
        gross: true,
        cut: true,
        costs: true,
        net: true,
        incomeBefore: true,
        wornOff: true,
      },
      formula: outputFormula,
    },
  },
  postings: miningPostings,
}
