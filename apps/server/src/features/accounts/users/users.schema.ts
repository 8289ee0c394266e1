import { settlementCurrency } from '@touchstone/domain/money/currency'
import { bigint, boolean, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'

const whole = () => bigint({ mode: 'number' })

/** Accounts. An account with neither e-mail nor phone is a guest. Times are epoch milliseconds. */
export const users = pgTable(
  'users',
  {
    id: whole().primaryKey().generatedByDefaultAsIdentity(),
    /** As it was chosen; no other differs from it in capitals alone. */
    account: text().notNull(),
    /** In small letters. */
    email: text(),
    /** With `+` and the country's code (E.164). */
    phone: text(),
    countryCode: text().notNull(),
    passwordHash: text(),
    /** Never changes. */
    invitationCode: text().notNull(),
    /** Set when the account is made or never. */
    inviterId: whole(),
    createdAt: whole().notNull(),
    activeAt: whole(),
    importantOnlineAt: whole(),
  },
  (table) => [
    uniqueIndex('users_account').on(sql`lower(${table.account})`),
    uniqueIndex('users_email').on(table.email),
    uniqueIndex('users_phone').on(table.phone),
    uniqueIndex('users_invitation_code').on(table.invitationCode),
    index('users_inviter').on(table.inviterId),
  ],
)

/** How the app looks for an account. */
export const userSettings = pgTable('user_settings', {
  userId: whole().primaryKey(),
  language: text().notNull(),
  displayCurrency: text().notNull().default(settlementCurrency),
  theme: text().notNull().default('system'),
  colourScheme: text().notNull().default('default'),
  hideBalances: boolean().notNull().default(false),
})

/** Authenticators: the key that is bound, and one that waits to be, both sealed for the user. */
export const secondFactors = pgTable('second_factors', {
  userId: whole().primaryKey(),
  secret: text(),
  boundAt: whole(),
  /** The last step of 30 s whose code was used; neither it nor an earlier one is taken again. */
  lastStep: whole(),
  /** The key of the request that used it: sent again, it may name the same code. */
  lastUse: text(),
  pendingSecret: text(),
  pendingAt: whole(),
})

/** Another contact that was asked for without a code to the present one: from when it may take its place. */
export const contactChanges = pgTable('contact_changes', {
  userId: whole().primaryKey(),
  contact: text().notNull(),
  bindableFrom: whole().notNull(),
})

/** The codes that stand in for a lost authenticator: hashed, each used once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  { userId: whole().notNull(), hash: text().notNull(), usedAt: whole() },
  (table) => [primaryKey({ columns: [table.userId, table.hash] })],
)
