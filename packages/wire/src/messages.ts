import * as z from 'zod/mini'
import { read, record } from './call.ts'
import { bookName, nothing, page, pageOf, rowId, time } from './fields.ts'
import { messageCategories } from './message-rule.ts'
import type { Noun } from './noun.ts'

const category = z._default(z.enum(['all', ...messageCategories]), 'all')

export const message = z.object({
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

export const unread = z.object({ all: z.int(), system: z.int(), task: z.int(), transaction: z.int() })

export const messages = {
  messages: read({
    path: '/api/sys/annountCement/listByUser',
    weight: 1,
    access: 'session',
    summary: 'What the house told this user, in the language of the request.',
    request: z.strictObject({ ...page, category, unread: z.optional(z.enum(['true', 'false'])) }),
    reply: pageOf(message),
  }),
  unreadCount: read({
    path: '/api/sys/annountCement/unreadCount',
    weight: 1,
    access: 'session',
    summary: 'How many messages are unread, by category.',
    request: nothing,
    reply: unread,
  }),
  readMessages: record({
    path: '/api/sys/annountCement/markRead',
    access: 'session',
    summary: 'Marks messages as read: those with these ids, or without ids all of a category.',
    request: z.strictObject({ ids: z.optional(z.array(rowId).check(z.minLength(1), z.maxLength(100))), category }),
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
