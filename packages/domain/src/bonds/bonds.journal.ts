import type { CommandOf as HouseBookCommandOf } from '../house-books/house-book-commands.ts'
import type { Journal } from '../noun/journal.ts'
import type { DecidedRow } from '../receipts/decided-row.ts'
import type { BondHouseCommand, BondReply, BondReplyOf, BondUserCommand } from './bond-commands.ts'
import type { BondOffer } from './bond-facts.ts'
import { type BondOrder, bondOrderRecord } from './bond-order.ts'
import { type BondPosting, bondPostings } from './bond-postings.ts'
import type { BondRefusal } from './bond-refusal.ts'
import {
  askedIn,
  confirmedPostings,
  creditedPostings,
  declinedPostings,
  requestedPostings,
  returnedPostings,
  startedPostings,
  withdrawnPostings,
} from './expected-bond-postings.ts'

export type BondWords = {
  user: BondUserCommand
  house: BondHouseCommand
  replies: BondReply
  refusals: BondRefusal
  postings: BondPosting
  borrowed: never
  sent: HouseBookCommandOf<'grant' | 'return_grant'>
  records: { bond_order: BondOrder }
  parts: Record<never, never>
  facts: { bondOffer: BondOffer }
}

const decimals = { order: bondOrderRecord.decimals } as const
const plain = { armedBy: 'none', channels: 'none', formula: 'none', decimals } as const
const later = { ...plain, acceptedBy: askedIn } as const

/** The row of the bond's book on which it stands. */
const closed = ({ reply: { order, closedIn } }: DecidedRow<BondReplyOf<'bond_started' | 'bond_returned'>>) => ({
  bookId: order.pool,
  sequence: closedIn,
})

export const bondJournal: Journal<BondWords> = {
  commands: {
    subscribe_bond: { decimals: {}, givenBy: 'person' },
    withdraw_bond: { decimals: {}, givenBy: 'person' },
    confirm_bond: { decimals: {}, givenBy: 'house' },
    decline_bond: { decimals: { left: true }, givenBy: 'house' },
    start_bond: { decimals: {}, givenBy: 'house' },
    return_bond: { decimals: {}, givenBy: 'house' },
    credit_bond: {
      decimals: { interestPerUnit: true, principalPerUnit: true, interestPaid: true, principalLeft: true },
      givenBy: 'house',
    },
  },
  replies: {
    bond_requested: {
      ...plain,
      acceptedBy: 'none',
      armedBy: ({ reply: { order } }) => ({ bookId: order.pool, sequence: order.openedIn }),
      postings: requestedPostings,
    },
    bond_confirmed: { ...later, postings: confirmedPostings },
    bond_declined: { ...later, decimals: { ...decimals, left: true }, postings: declinedPostings },
    bond_withdrawn: { ...later, postings: withdrawnPostings },
    bond_started: { ...later, armedBy: closed, postings: startedPostings },
    bond_returned: { ...later, armedBy: closed, postings: returnedPostings },
    bond_credited: {
      ...later,
      decimals: { ...decimals, interest: true, principal: true },
      armedBy: ({ reply: { order, paidIn } }) => ({ bookId: order.pool, sequence: paidIn }),
      postings: creditedPostings,
    },
  },
  postings: bondPostings,
}
