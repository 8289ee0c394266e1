import * as z from 'zod/mini'
import { acceptance, acceptedText } from '../agreements.ts'
import { act, read, record } from '../call.ts'
import { atMs, bookName, currency, done, page, pageOf, rowId, signedAmount, time, typed } from '../fields.ts'
import type { Noun } from '../noun.ts'
import { timeSpan } from '../time-span.ts'
import { heldAccount } from '../wallets.ts'
import { personBackground } from './person-background.ts'
import { actRefusals, byId, byIdWithReason, namedOperator, recorded } from './console-fields.ts'

const block = z.object({ reason: z.string(), time, operator: z.nullable(namedOperator) })

const listed = {
  id: z.int(),
  account: z.string(),
  /** Masked, as is the phone number. */
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  country: z.string(),
  invitationCode: z.string(),
  important: z.boolean(),
  signInBlocked: z.boolean(),
  createdTime: time,
  /** The last request of the user. */
  activeTime: z.nullable(time),
  /** When an important customer last reported to be online; they do so once an hour. */
  onlineTime: z.nullable(time),
  /** Whether that was within the last hour. */
  online: z.boolean(),
}

const standing = {
  /** As on their verified documents; null before any were verified. */
  verifiedName: z.nullable(z.string()),
  identityLevel: z.int(),
  /** What the real book is worth in USDT, and the demo book; null if there is none. */
  equity: z.nullable(signedAmount),
  demoEquity: z.nullable(signedAmount),
}
const listedStanding = z.object(standing)
export type ListedStanding = z.output<typeof listedStanding>

const held = z.object({ currency, account: heldAccount, amount: signedAmount })
const openPosition = z.object({
  id: z.string(),
  symbol: z.string(),
  direction: z.enum(['long', 'short']),
  marginMode: z.enum(['isolated', 'cross']),
  leverage: z.int(),
  quantity: signedAmount,
  entryPrice: z.nullable(signedAmount),
  mark: z.nullable(signedAmount),
  profit: z.nullable(signedAmount),
  margin: z.nullable(signedAmount),
  liquidationPrice: z.nullable(signedAmount),
  openTime: time,
})

const bookPicture = z.object({
  bookId: z.int(),
  book: bookName,
  sequence: z.int(),
  /** Accounts that hold something. */
  balances: z.array(held),
  positions: z.array(openPosition),
  openOrders: z.int(),
  openSecondContracts: z.int(),
  openWithdrawals: z.int(),
})

const picture = z.object({
  ...listed,
  ...standing,
  hasPassword: z.boolean(),
  secondFactorBound: z.boolean(),
  inviter: z.nullable(z.object({ id: z.int(), account: z.string() })),
  invited: z.int(),
  signInBlock: z.nullable(block),
  standing: z.object({
    identityLevel: z.int(),
    country: z.string(),
    /** Empty when they are not blocked. */
    withdrawalsBlocked: z.string(),
    riskAcknowledgedAtMs: z.nullable(atMs),
    excludedUntilAtMs: z.nullable(atMs),
    coolOffUntilAtMs: z.nullable(atMs),
    lossLimit: z.nullable(signedAmount),
    /** Follows from the assets of the last seven days. */
    vipLevel: z.int(),
  }),
  books: z.array(bookPicture),
  sessions: z.array(
    z.object({ id: rowId, device: z.string(), address: z.string(), createdTime: time, seenTime: time }),
  ),
  /** Addresses of the account on chains, by network. */
  addresses: z.array(z.object({ network: z.string(), address: z.string() })),
  /** Newest first, without the texts. */
  agreements: z.array(acceptance),
})
export type UserPicture = z.output<typeof picture>

const entry = z.object({
  bookId: z.int(),
  sequence: z.int(),
  posting: z.int(),
  time,
  kind: z.string(),
  account: z.string(),
  currency,
  amount: signedAmount,
  balanceAfter: signedAmount,
  subject: z.string(),
})

const message = z.object({ id: rowId, kind: z.string(), title: z.string(), text: z.string(), time, read: z.boolean() })

export const consoleUsers = {
  findUsers: read({
    path: '/api/console/users/list',
    weight: 5,
    access: 'operator',
    right: 'find_users',
    summary:
      'Users by id, account, name, e-mail, phone, invitation code, address or bank account; without a text the newest.',
    request: z.strictObject({
      ...page,
      search: z._default(typed(0, 200), ''),
      /** `online`: important customers who are online now. */
      important: z.optional(z.enum(['true', 'false', 'online'])),
      blocked: z.optional(z.enum(['true', 'false'])),
    }),
    reply: pageOf(z.object({ ...listed, ...standing })),
  }),
  userPicture: read({
    path: '/api/console/users/one',
    weight: 3,
    access: 'operator',
    right: 'see_users',
    summary: 'Everything about one user; reading it is in the audit log.',
    request: byId,
    reply: picture,
    refusals: ['not_found'],
  }),
  userBackground: read({
    path: '/api/console/users/background',
    weight: 5,
    access: 'operator',
    right: 'see_users',
    summary: 'What a decision about a user needs to know: name, money, limits, devices, accounts and who shares them.',
    request: byId,
    reply: personBackground,
    refusals: ['not_found'],
  }),
  userLedger: read({
    path: '/api/console/users/ledger',
    weight: 3,
    access: 'operator',
    right: 'see_users',
    summary: 'Every movement of money in a book of a user, newest first.',
    request: z.strictObject({
      id: rowId,
      book: z._default(bookName, 'real'),
      currency: z.optional(currency),
      ...timeSpan,
      ...page,
    }),
    reply: pageOf(entry),
    refusals: ['not_found'],
  }),
  userMessages: read({
    path: '/api/console/users/messages',
    weight: 1,
    access: 'operator',
    right: 'see_users',
    summary: 'What the house told a user, in English, newest first.',
    request: z.strictObject({ id: rowId, ...page }),
    reply: pageOf(message),
    refusals: ['not_found'],
  }),
  userAgreementText: read({
    path: '/api/console/users/agreement',
    weight: 1,
    access: 'operator',
    right: 'see_users',
    summary: 'The very text of an agreement that a user accepted.',
    request: z.strictObject({ id: rowId, acceptance: rowId }),
    reply: acceptedText,
    refusals: ['not_found'],
  }),
  blockSignIn: record({
    path: '/api/console/users/blockSignIn',
    access: 'operator',
    right: 'block_users',
    summary: 'Ends every session of a user and lets nobody in, with a reason that the user is told.',
    request: byIdWithReason,
    reply: done,
    refusals: ['not_found'],
  }),
  unblockSignIn: record({
    path: '/api/console/users/unblockSignIn',
    access: 'operator',
    right: 'block_users',
    summary: 'Lets a user sign in again.',
    request: byIdWithReason,
    reply: done,
    refusals: ['not_found'],
  }),
  blockWithdrawals: act({
    path: '/api/console/users/blockWithdrawals',
    access: 'operator',
    right: 'block_users',
    summary: 'Lets a user withdraw nothing, with a reason that the user is told.',
    request: byIdWithReason,
    reply: recorded,
    refusals: actRefusals,
  }),
  unblockWithdrawals: act({
    path: '/api/console/users/unblockWithdrawals',
    access: 'operator',
    right: 'block_users',
    summary: 'Lets a user withdraw again.',
    request: byId,
    reply: recorded,
    refusals: actRefusals,
  }),
  markImportant: record({
    path: '/api/console/users/markImportant',
    access: 'operator',
    right: 'mark_users',
    summary: 'Marks a user as an important customer, or not.',
    request: z.strictObject({ id: rowId, important: z.boolean() }),
    reply: done,
    refusals: ['not_found'],
  }),
}

export const consoleUsersNoun = {
  calls: consoleUsers,
} as const satisfies Noun
