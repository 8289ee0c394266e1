import * as z from 'zod/mini'
import { form } from './expectations.ts'
import { read, record } from './call.ts'
import { amount, atMs, currency, nothing, page, pageOf, rowId, signedAmount, time } from './fields.ts'
import { fileId } from './files.ts'
import { depositStates } from './funds-states.ts'
import type { Noun } from './noun.ts'
import { timeSpan } from './time-span.ts'

export const channelId = z.string().check(form(/^[a-z0-9][a-z0-9_-]{0,39}$/, 'known_channel'))
export const channelKind = z.enum(['bank', 'chain'])

/** A number among a few that comes as text in a query. */
const statusOf = (...statuses: readonly number[]) =>
  z.pipe(
    z.pipe(z.union([z.string().check(form(/^-?\d{1,2}$/, 'whole')), z.int()]), z.transform(Number)),
    z.literal([...statuses]),
  )

/** By status, currency and time; both ends of the span are included. */
export const fundsFilter = {
  status: z.optional(statusOf(0, 1, 2, -1, -2)),
  currency: z.optional(currency),
  ...timeSpan,
}

export const channel = z.object({
  id: channelId,
  name: z.string(),
  kind: channelKind,
  /** Empty for a bank. */
  network: z.string(),
  currency,
  minimum: signedAmount,
  /** The time that the screen asks a person to expect. */
  arrivalMinutes: z.int(),
  /** Of a chain: blocks until a transfer counts; 0 for a bank. */
  confirmations: z.int(),
  /** Its details are made up: nothing can be sent there. */
  sandbox: z.boolean(),
  /** Of a bank: what to write on the transfer; empty for a chain. */
  details: z.array(z.object({ label: z.string(), value: z.string() })),
})

const state = z.enum(depositStates)

export const deposit = z.object({
  id: rowId,
  /** 0 under review, 1 delivered, -1 rejected, -2 undone before it was credited. */
  status: z.int(),
  /** More finely. `undone`: it was delivered and taken back since, with the reason. */
  state,
  channel: channelId,
  channelName: z.string(),
  kind: channelKind,
  network: z.string(),
  currency,
  /** As claimed. */
  amount: signedAmount,
  /** What arrived and was credited. */
  credited: z.nullable(signedAmount),
  /** The id of the file that proves the transfer. */
  proof: z.nullable(fileId),
  reason: z.nullable(z.string()),
  /** Of a chain transfer: the transaction. */
  transaction: z.nullable(z.string()),
  timeline: z.array(z.object({ state, time })),
  /** Of a credited one: book and sequence name its receipt. */
  bookId: z.nullable(z.int()),
  sequence: z.nullable(z.int()),
  submittedTime: time,
  submittedAtMs: atMs,
})

export const deposits = {
  depositChannels: read({
    path: '/api/finance/appRecharge/channels',
    weight: 1,
    access: 'session',
    summary: 'The ways to bring money in that are on for this user.',
    request: nothing,
    reply: z.array(channel),
  }),
  depositAddress: read({
    path: '/api/finance/rechargeAddr/getAddr',
    weight: 1,
    access: 'session',
    summary: "The user's own address of a chain channel.",
    request: z.strictObject({ channel: channelId }),
    reply: z.object({ channel: channelId, network: z.string(), currency, address: z.string(), sandbox: z.boolean() }),
    refusals: ['contact_required', 'deposit_channel_off', 'not_offered_in_country', 'self_excluded'],
  }),
  requestDeposit: record({
    path: '/api/finance/appRecharge/apply',
    access: 'session',
    summary: 'Tells that money is on its way; what arrives is credited, not what is claimed here.',
    request: z.strictObject({ channel: channelId, amount, proof: z.optional(fileId) }),
    reply: deposit,
    refusals: [
      'contact_required',
      'deposit_channel_off',
      'not_offered_in_country',
      'self_excluded',
      'amount_off_grid',
      'deposit_too_small',
      'proof_required',
      'proof_not_found',
      'open_deposits_exceeded',
    ],
  }),
  cancelDeposit: record({
    path: '/api/finance/appRecharge/cancel',
    access: 'session',
    summary: 'Takes a request back before anything was credited for it.',
    request: z.strictObject({ id: rowId }),
    reply: deposit,
    refusals: ['not_found', 'deposit_not_open'],
  }),
  deposits: read({
    path: '/api/finance/appRecharge/listMy',
    weight: 1,
    access: 'session',
    summary: 'Deposits of this user, newest first.',
    request: z.strictObject({ ...fundsFilter, ...page }),
    reply: pageOf(deposit),
  }),
  deposit: read({
    path: '/api/finance/appRecharge/queryById',
    weight: 1,
    access: 'session',
    summary: 'One deposit of this user.',
    request: z.strictObject({ id: rowId }),
    reply: deposit,
    refusals: ['not_found'],
  }),
}

export const depositsNoun = {
  calls: deposits,
  refusals: {
    deposit_channel_off: 4830,
    deposit_too_small: 4831,
    proof_required: 4832,
    proof_not_found: 4833,
    open_deposits_exceeded: 4834,
    deposit_not_open: 4835,
  },
  messages: {
    deposit_submitted: { category: 'transaction', outside: ['funds', 'mail'] },
    deposit_delivered: { category: 'transaction', outside: ['funds', 'mail', 'push'] },
    deposit_rejected: { category: 'transaction', outside: ['funds', 'mail', 'push'] },
    deposit_cancelled: { category: 'transaction', outside: ['funds', 'mail'] },
    deposit_undone: { category: 'transaction', outside: ['funds', 'mail', 'push'] },
    reward_granted: { category: 'transaction', outside: ['funds', 'mail', 'push'] },
    balance_credited: { category: 'transaction', outside: ['funds', 'mail', 'push'] },
    balance_debited: { category: 'transaction', outside: ['funds', 'mail', 'push'] },
  },
} as const satisfies Noun
