import * as z from 'zod/mini'
import { read } from '../call.ts'
import { atMs, currency, nothing, rowId, signedAmount, time, typed } from '../fields.ts'
import { depositStates, withdrawalStages } from '../funds-states.ts'
import type { Noun } from '../noun.ts'
import { type ProposalKind, proposalRights } from '../rights.ts'
import { namedOperator, namedUser } from './console-fields.ts'
import { applicationStates } from './console-identity.ts'
import { proposalStates } from './console-proposals.ts'

const proposalKinds = Object.keys(proposalRights) as ProposalKind[]

export const caseQueues = ['deposits', 'withdrawals', 'identity', 'proposals'] as const
export type CaseQueue = (typeof caseQueues)[number]

/** How much waits for a decision, and how long: `overHour` and `overDay` count the older ones. */
export const waiting = z.object({ count: z.int(), oldestTime: z.nullable(time), overHour: z.int(), overDay: z.int() })

/** A case that waits for a decision. It names nobody: whose it is, its queue shows. */
const waitingCase = z.object({
  queue: z.enum(caseQueues),
  id: z.string(),
  /** When it was requested, submitted or proposed. */
  time,
  /** Of a deposit as it was claimed, of a withdrawal as it arrives. */
  amount: z.nullable(signedAmount),
  currency: z.nullable(currency),
  /** Of an application. */
  level: z.nullable(z.int()),
  /** Of a proposal. */
  kind: z.nullable(z.enum(proposalKinds)),
  /** Who has claimed it; of a proposal, who proposed it. */
  operator: z.nullable(namedOperator),
})
export type WaitingCase = z.output<typeof waitingCase>

/** An act that a book or a rule refused, a proposal that could not be executed, or a failed payment. */
const finding = z.object({
  id: z.int(),
  time,
  operator: z.nullable(namedOperator),
  act: z.string(),
  subject: z.string(),
})

const found = {
  users: z.array(
    z.object({
      ...namedUser.shape,
      name: z.nullable(z.string()),
      /** Masked, as is the phone number. */
      email: z.nullable(z.string()),
      phone: z.nullable(z.string()),
    }),
  ),
  deposits: z.array(
    z.object({ id: rowId, user: namedUser, state: z.enum(depositStates), amount: signedAmount, currency, time }),
  ),
  withdrawals: z.array(
    z.object({
      id: z.string(),
      user: namedUser,
      state: z.enum(withdrawalStages),
      amount: signedAmount,
      currency,
      time,
    }),
  ),
  applications: z.array(
    z.object({ id: rowId, user: namedUser, state: z.enum(applicationStates), level: z.int(), time }),
  ),
  arrivals: z.array(
    z.object({
      id: rowId,
      reference: z.string(),
      amount: signedAmount,
      currency,
      depositId: z.nullable(rowId),
      isCapital: z.boolean(),
      user: z.nullable(namedUser),
      time,
    }),
  ),
  proposals: z.array(z.object({ id: rowId, kind: z.enum(proposalKinds), state: z.enum(proposalStates), time })),
  /** Positions, orders and second contracts. */
  records: z.array(z.object({ id: z.string(), kind: z.string(), user: namedUser, state: z.string(), time })),
}

export const consoleOverview = {
  overview: read({
    path: '/api/console/overview',
    weight: 2,
    access: 'operator',
    summary: 'What waits for a decision by age, and recent findings. Null: not for you.',
    request: nothing,
    reply: z.object({
      queues: z.object({
        deposits: z.nullable(waiting),
        withdrawals: z.nullable(waiting),
        identity: z.nullable(waiting),
        proposals: z.nullable(waiting),
      }),
      /** The oldest of all queues, oldest first. */
      cases: z.array(waitingCase),
      /** Of the last week, newest first. */
      findings: z.nullable(z.array(finding)),
      nowAtMs: atMs,
    }),
  }),
  search: read({
    path: '/api/console/search',
    weight: 5,
    access: 'operator',
    summary:
      'Finds users, deposits, withdrawals and other records by id, e-mail, name, address, account number, its last four characters or reference. Null: not for you.',
    request: z.strictObject({ text: typed(1, 200) }),
    reply: z.object({
      users: z.nullable(found.users),
      deposits: z.nullable(found.deposits),
      withdrawals: z.nullable(found.withdrawals),
      applications: z.nullable(found.applications),
      arrivals: z.nullable(found.arrivals),
      proposals: z.nullable(found.proposals),
      records: z.nullable(found.records),
    }),
  }),
}
const foundAll = consoleOverview.search.reply
export type Found = z.output<typeof foundAll>

export const consoleOverviewNoun = {
  calls: consoleOverview,
} as const satisfies Noun
