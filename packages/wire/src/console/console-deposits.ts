import * as z from 'zod/mini'
import { read, record } from '../call.ts'
import {
  amount,
  calendarDay,
  currency,
  done,
  nothing,
  page,
  pageOf,
  rowId,
  signedAmount,
  time,
  typed,
} from '../fields.ts'
import { depositStates } from '../funds-states.ts'
import type { Noun } from '../noun.ts'
import { byId, byIdWithReason, namedOperator, namedUser, reason, reference, step } from './console-fields.ts'
import { proposed } from './console-proposals.ts'

export const deposit = z.object({
  id: rowId,
  user: namedUser,
  state: z.enum(depositStates),
  channel: z.string(),
  kind: z.enum(['bank', 'chain']),
  network: z.string(),
  currency,
  /** The amount that the user claims to have sent. */
  claimed: signedAmount,
  credited: z.nullable(signedAmount),
  /** The id of the image that the user sent as a proof. */
  proof: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  claimedBy: z.nullable(namedOperator),
  arrivalId: z.nullable(rowId),
  timeline: z.array(step),
  /** They name the receipt of the credit. */
  bookId: z.nullable(z.int()),
  sequence: z.nullable(z.int()),
  submittedTime: time,
})
export type ConsoleDeposit = z.output<typeof deposit>

const arrival = z.object({
  id: rowId,
  kind: z.enum(['bank', 'chain']),
  channel: z.string(),
  network: z.string(),
  currency,
  amount: signedAmount,
  /** Of the bank's statement, or transaction and log index. */
  reference: z.string(),
  /** Who sent it, as the bank or the chain says. */
  sender: z.string(),
  /** The account whose address received it, if known. */
  user: z.nullable(namedUser),
  /** The deposit that it was used up by. */
  depositId: z.nullable(rowId),
  /** Whether the house has taken it as its capital. */
  isCapital: z.boolean(),
  arrivedTime: time,
  /**
   * Why another operator must decide too: it is not what the deposit asked about states, or whoever asks has verified the
   * name that it is compared with. Null where no deposit was asked about.
   */
  differs: z.nullable(z.array(z.enum(['amount', 'payer', 'verifier']))),
})

export type ConsoleArrival = z.output<typeof arrival>

export const consoleDeposits = {
  depositQueue: read({
    path: '/api/console/deposits/list',
    weight: 1,
    access: 'operator',
    right: 'see_deposits',
    summary: 'Deposits that users asked for, newest first; the open ones (submitted or claimed) oldest first.',
    request: z.strictObject({
      ...page,
      state: z.optional(z.enum(['open', ...depositStates])),
      currency: z.optional(currency),
      userId: z.optional(rowId),
    }),
    reply: pageOf(deposit),
  }),
  depositInQueue: read({
    path: '/api/console/deposits/one',
    weight: 1,
    access: 'operator',
    right: 'see_deposits',
    summary: 'One deposit.',
    request: byId,
    reply: deposit,
    refusals: ['not_found'],
  }),
  claimDeposit: record({
    path: '/api/console/deposits/claim',
    access: 'operator',
    right: 'decide_deposits',
    summary: 'Takes a deposit on, so that nobody else works at it.',
    request: byId,
    reply: deposit,
    refusals: ['not_found', 'already_claimed', 'already_decided'],
  }),
  releaseDeposit: record({
    path: '/api/console/deposits/release',
    access: 'operator',
    right: 'decide_deposits',
    summary: 'Gives a deposit back to the queue.',
    request: byId,
    reply: deposit,
    refusals: ['not_found', 'already_claimed', 'already_decided'],
  }),
  rejectDeposit: record({
    path: '/api/console/deposits/reject',
    access: 'operator',
    right: 'decide_deposits',
    summary: 'Rejects a deposit; the user is told the reason.',
    request: byIdWithReason,
    reply: deposit,
    refusals: ['not_found', 'already_claimed', 'already_decided'],
  }),
  creditDeposit: record({
    path: '/api/console/deposits/credit',
    access: 'operator',
    right: 'decide_deposits',
    summary: 'Uses an arrival up for a deposit and credits it, if amount and payer are what the user stated.',
    request: z.strictObject({ id: rowId, arrivalId: rowId }),
    reply: done,
    refusals: [
      'not_found',
      'already_claimed',
      'already_decided',
      'arrival_used',
      'arrival_differs',
      'credit_differs',
      'verified_by_operator',
    ],
  }),
  proposeCredit: record({
    path: '/api/console/deposits/proposeCredit',
    access: 'operator',
    right: 'decide_deposits',
    summary: 'Proposes to credit an arrival of another amount or payer than the user stated; another operator decides.',
    request: z.strictObject({ id: rowId, arrivalId: rowId, reason }),
    reply: proposed,
    refusals: ['not_found', 'already_claimed', 'already_decided', 'arrival_used', 'arrival_differs'],
  }),
  arrivals: read({
    path: '/api/console/arrivals/list',
    weight: 1,
    access: 'operator',
    right: 'see_deposits',
    summary: 'What arrived at the house, newest first.',
    request: z.strictObject({
      ...page,
      free: z.optional(z.enum(['true', 'false'])),
      /** A deposit to compare each with. */
      forDeposit: z.optional(rowId),
      channel: z.optional(typed(1, 60)),
      currency: z.optional(currency),
    }),
    reply: pageOf(arrival),
  }),
  channels: read({
    path: '/api/console/channels',
    weight: 1,
    access: 'operator',
    summary: 'The ways that money comes and goes, by their names: whatever names one elsewhere names its id.',
    request: nothing,
    reply: z.array(
      z.object({ id: z.string(), name: z.string(), kind: z.enum(['bank', 'chain']), network: z.string(), currency }),
    ),
  }),
  proposeBankArrival: record({
    path: '/api/console/arrivals/propose',
    access: 'operator',
    right: 'enter_arrivals',
    summary: 'Enters a line of a bank statement; it counts when another operator has seen it there too.',
    request: z.strictObject({
      channel: typed(1, 60),
      amount,
      /** As the bank wrote it: no two arrivals of a channel have the same. */
      reference,
      sender: typed(0, 200),
      bookedOn: calendarDay,
      reason: z._default(typed(0, 500), ''),
    }),
    reply: proposed,
    refusals: ['arrival_known', 'channel_unknown', 'amount_too_small'],
  }),
  proposeTakeCapital: record({
    path: '/api/console/arrivals/proposeCapital',
    access: 'operator',
    right: 'enter_arrivals',
    summary: 'Proposes to take a bank line that nobody was credited for as capital of the house, whole.',
    request: z.strictObject({ arrivalId: rowId, reason }),
    reply: proposed,
    refusals: ['not_found', 'arrival_used', 'arrival_from_chain', 'amount_off_grid'],
  }),
}

export const consoleDepositsNoun = {
  calls: consoleDeposits,
  refusals: {
    already_claimed: 4900,
    arrival_used: 4904,
    arrival_differs: 4905,
    arrival_known: 4906,
    channel_unknown: 4907,
    /** Money on a chain belongs to the person whose address it is. */
    arrival_from_chain: 4929,
    credit_differs: 4918,
    verified_by_operator: 4920,
  },
} as const satisfies Noun
