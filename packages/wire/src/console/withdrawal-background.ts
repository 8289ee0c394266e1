import * as z from 'zod/mini'
import { recoveryUses } from '../recovery-uses.ts'
import { depositStates } from '../funds-states.ts'
import { atMs, currency, signedAmount, time } from '../fields.ts'
import { namedUser } from './console-fields.ts'

/** How many of a person's latest deposits are shown. */
export const depositsShown = 5
/** What counts as recent: of sessions and of changes of secrets. */
export const recentDays = 7

/** Why no withdrawal should leave yet, though it was asked for. */
export const withdrawalWaits = [
  'recovery_code',
  'secret_changed',
  'account_new',
  'withdrawal_password_locked',
  'withdrawals_blocked',
  'sign_in_blocked',
] as const

/** What of a person's secrets may have changed, whether withdrawals wait for it or not, by the message that told them. */
export const secretEvents = [
  'password_changed',
  'withdrawal_password_set',
  'withdrawal_password_changed',
  'withdrawal_password_locked',
  'second_factor_bound',
  'second_factor_unbound',
  'recovery_codes_made',
  'recovery_code_used',
  'contact_bound',
] as const

/** What a decision about a withdrawal needs to know of its user besides what they asked for. */
export const withdrawalBackground = z.object({
  user: namedUser,
  identity: z.object({
    level: z.int(),
    /** As their verified documents have it; null before any were. */
    name: z.nullable(z.string()),
    /** Whether it is the name of the account's holder, whatever the order of its words; null of an address. */
    isHolder: z.nullable(z.boolean()),
    verifiedByYou: z.boolean(),
    /** Null where none is stated. */
    country: z.nullable(z.string()),
  }),
  createdTime: time,
  /** Of the real book, in USDT: what came in less what went out, what it is worth now, and the difference. */
  money: z.object({ netFlow: signedAmount, equity: signedAmount, profit: signedAmount }),
  /** Whether none was ever paid before; how many were, and what they were worth when they were asked for. */
  withdrawals: z.object({ isFirst: z.boolean(), paid: z.int(), paidValue: signedAmount, open: z.int() }),
  /** The latest, newest first, of so many. */
  deposits: z.object({
    total: z.int(),
    records: z.array(z.object({ id: z.string(), time, currency, amount: signedAmount, state: z.enum(depositStates) })),
  }),
  /** In USDT, this withdrawal among them. */
  limits: z.object({
    day: signedAmount,
    dayUsed: signedAmount,
    month: signedAmount,
    monthUsed: signedAmount,
    requestsToday: z.int(),
    requestsADayMax: z.int(),
  }),
  /** The account that it goes to as the user has bound it; null where they have not, or have taken it away. */
  account: z.nullable(z.object({ label: z.string(), createdTime: time, changedTime: time })),
  /** Other users who have bound the same account, or had: the first of them, and how many there are. */
  sharedWith: z.object({
    total: z.int(),
    records: z.array(z.object({ user: namedUser, createdTime: time, removed: z.boolean() })),
  }),
  /** Sessions that began in the last days, newest first. */
  newSessions: z.array(z.object({ device: z.string(), address: z.string(), createdTime: time })),
  /** When a password, second factor or contact was last changed in a way that withdrawals wait for. */
  secretsChangedTime: z.nullable(time),
  /** Of the last days, newest first. */
  secretEvents: z.array(z.object({ kind: z.enum(secretEvents), time })),
  /** When a recovery code was last used in place of an authenticator, and what for. */
  recovery: z.nullable(z.object({ use: z.enum(recoveryUses), time })),
  waits: z.array(z.object({ kind: z.enum(withdrawalWaits), untilAtMs: z.nullable(atMs), text: z.string() })),
})
export type WithdrawalBackground = z.output<typeof withdrawalBackground>
