import * as z from 'zod/mini'
import { currency, signedAmount, time, atMs } from '../fields.ts'
import { depositStates } from '../funds-states.ts'
import { recoveryUses } from '../recovery-uses.ts'
import { namedUser } from './console-fields.ts'

/** How many of a person's latest deposits are shown. */
export const depositsShown = 5
/** What counts as recent, for sessions and for changes of secrets. */
export const recentDays = 7

/** Why no withdrawal of a person should leave yet. */
export const withdrawalWaits = [
  'recovery_code',
  'secret_changed',
  'account_new',
  'withdrawal_password_locked',
  'withdrawals_blocked',
  'sign_in_blocked',
] as const

/** Changes of a person's secrets, whether withdrawals wait for them or not, by the message that reported them. */
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

export const identityKnown = {
  level: z.int(),
  /** As on their verified documents; null before any were verified. */
  name: z.nullable(z.string()),
  verifiedByYou: z.boolean(),
  /** Null if none is stated. */
  country: z.nullable(z.string()),
}

export const customerMoney = z.object({ netFlow: signedAmount, equity: signedAmount, profit: signedAmount })

export const customerWithdrawals = z.object({
  isFirst: z.boolean(),
  paid: z.int(),
  paidValue: signedAmount,
  open: z.int(),
})

export const customerDeposit = z.object({
  id: z.string(),
  time,
  currency,
  amount: signedAmount,
  state: z.enum(depositStates),
})
export const customerDeposits = z.object({ total: z.int(), records: z.array(customerDeposit) })

export const customerLimits = z.object({
  day: signedAmount,
  dayUsed: signedAmount,
  month: signedAmount,
  monthUsed: signedAmount,
  requestsToday: z.int(),
  requestsADayMax: z.int(),
})

export const customerSession = z.object({ device: z.string(), address: z.string(), createdTime: time })
export const securityChange = z.object({ kind: z.enum(secretEvents), time })
export const recoveryCodeUse = z.object({ use: z.enum(recoveryUses), time })
export const withdrawalWait = z.object({
  kind: z.enum(withdrawalWaits),
  untilAtMs: z.nullable(atMs),
  text: z.string(),
})

export const accountSharer = z.object({ user: namedUser, createdTime: time, removed: z.boolean() })
/** The first of those who share an account, and how many there are. */
export const accountSharing = z.object({ total: z.int(), records: z.array(accountSharer) })

/** What every decision about a person needs to know of them. */
export const personKnown = {
  user: namedUser,
  createdTime: time,
  /** Of the real book, in USDT: money in less money out, what it is worth now, and the difference. */
  money: customerMoney,
  /** Whether none was ever paid before; how many were, and what they were worth when requested. */
  withdrawals: customerWithdrawals,
  /** The latest, newest first, and how many there are. */
  deposits: customerDeposits,
  /** In USDT. */
  limits: customerLimits,
  /** Sessions that began in the last days, newest first. */
  newSessions: z.array(customerSession),
  /** When a password, second factor or contact last changed in a way that withdrawals wait for. */
  secretsChangedTime: z.nullable(time),
  /** Of the last days, newest first. */
  secretEvents: z.array(securityChange),
  /** When a recovery code was last used in place of an authenticator, and what for. */
  recovery: z.nullable(recoveryCodeUse),
  waits: z.array(withdrawalWait),
  /** Other users who have bound the same account, or had. */
  sharedWith: accountSharing,
}

/** What is known of a person whose deposit, application or entry is decided; `sharedWith` is of all their accounts. */
export const personBackground = z.object({
  ...personKnown,
  identity: z.object(identityKnown),
  /** The withdrawal accounts that the person has bound, first ones first. */
  accounts: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(['bank', 'chain']),
      channel: z.string(),
      /** Masked, as everywhere. */
      target: z.string(),
      holder: z.string(),
      /** Whether the holder is the verified name; null for an address. */
      isHolder: z.nullable(z.boolean()),
      createdTime: time,
      /** How many other users have bound it, or had. */
      sharedWith: z.int(),
    }),
  ),
})
export type PersonBackground = z.output<typeof personBackground>
