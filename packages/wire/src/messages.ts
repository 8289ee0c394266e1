import * as z from 'zod/mini'
import { read, record } from './call.ts'
import { bookName, nothing, page, pageOf, rowId, time } from './fields.ts'
import type { Noun } from './noun.ts'

/** The categories of the specification, but for `all`. */
export const messageCategories = ['system', 'task', 'transaction'] as const
export type MessageCategory = (typeof messageCategories)[number]

/** What a message can be about, and where it is filed. */
export const messageKinds = {
  welcome: 'system',
  new_sign_in: 'system',
  password_changed: 'system',
  second_factor_bound: 'system',
  second_factor_unbound: 'system',
  contact_bound: 'system',
  anti_phishing_code_set: 'system',
  anti_phishing_code_removed: 'system',
  price_alert_reached: 'system',
  market_gap_ahead: 'transaction',
  isolated_margin_called: 'transaction',
  cross_margin_called: 'transaction',
  position_liquidated: 'transaction',
  take_profit_fired: 'transaction',
  stop_loss_fired: 'transaction',
  limit_open_filled: 'transaction',
  limit_close_filled: 'transaction',
  order_cancelled: 'transaction',
  second_contract_won: 'transaction',
  second_contract_lost: 'transaction',
  second_contract_tied: 'transaction',
  second_contract_void: 'transaction',
  deposit_submitted: 'transaction',
  deposit_delivered: 'transaction',
  deposit_rejected: 'transaction',
  deposit_cancelled: 'transaction',
  deposit_undone: 'transaction',
  withdrawal_submitted: 'transaction',
  withdrawal_approved: 'transaction',
  withdrawal_paying: 'transaction',
  withdrawal_paid: 'transaction',
  withdrawal_rejected: 'transaction',
  withdrawal_cancelled: 'transaction',
  withdrawal_failed: 'transaction',
  withdrawals_blocked: 'system',
  withdrawals_unblocked: 'system',
  reward_granted: 'transaction',
  balance_credited: 'transaction',
  balance_debited: 'transaction',
  settlement_account_added: 'system',
  settlement_account_usable: 'system',
  settlement_account_changed: 'system',
  settlement_account_removed: 'system',
  whitelist_switched_on: 'system',
  whitelist_switched_off: 'system',
  withdrawal_password_set: 'system',
  withdrawal_password_changed: 'system',
  withdrawal_password_locked: 'system',
  loss_limit_set: 'system',
  looser_loss_limit_asked: 'system',
  no_loss_limit_asked: 'system',
  self_excluded: 'system',
  cool_off_begun: 'system',
  residence_change_asked: 'system',
  identity_submitted: 'system',
  identity_verified: 'system',
  identity_rejected: 'system',
  sign_in_blocked: 'system',
  sign_in_unblocked: 'system',
  terms_change_ahead: 'transaction',
} as const satisfies Record<string, MessageCategory>
export type MessageKind = keyof typeof messageKinds

export const isMessageKind = (text: string): text is MessageKind => Object.hasOwn(messageKinds, text)

const category = z._default(z.enum(['all', ...messageCategories]), 'all')

const message = z.object({
  id: rowId,
  category: z.enum(messageCategories),
  kind: z.string(),
  title: z.string(),
  text: z.string(),
  /** What the text was made from, for a screen that shows more; amounts are decimal strings. */
  details: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
  /** The set of accounts that it is about, if any, and its receipt there. */
  book: z.nullable(bookName),
  receipt: z.nullable(z.object({ bookId: z.int(), sequence: z.int() })),
  time,
  read: z.boolean(),
})

const unread = z.object({ all: z.int(), system: z.int(), task: z.int(), transaction: z.int() })

export const messages = {
  messages: read({
    path: '/api/sys/annountCement/listByUser',
    access: 'session',
    summary: 'What the house told this user, in the language of the request.',
    request: z.object({ ...page, category, unread: z.optional(z.enum(['true', 'false'])) }),
    reply: pageOf(message),
  }),
  unreadCount: read({
    path: '/api/sys/annountCement/unreadCount',
    access: 'session',
    summary: 'How many messages are unread, by category.',
    request: nothing,
    reply: unread,
  }),
  readMessages: record({
    path: '/api/sys/annountCement/markRead',
    access: 'session',
    summary: 'Marks messages as read: those with these ids, or without ids all of a category.',
    request: z.object({ ids: z.optional(z.array(rowId).check(z.minLength(1), z.maxLength(100))), category }),
    reply: unread,
    refusals: ['message_not_found'],
  }),
}

export const messagesNoun = {
  calls: messages,
  refusals: {
    message_not_found: 4706,
  },
} as const satisfies Noun
