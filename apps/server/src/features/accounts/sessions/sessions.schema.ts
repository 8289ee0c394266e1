import { bigint, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'

const whole = () => bigint({ mode: 'number' })

/** Who is signed in. A session that ended has no row. Of a token only its SHA-256 is kept. */
export const sessions = pgTable(
  'sessions',
  {
    id: whole().primaryKey().generatedByDefaultAsIdentity(),
    userId: whole().notNull(),
    tokenHash: text().notNull(),
    device: text().notNull(),
    address: text().notNull(),
    createdAt: whole().notNull(),
    seenAt: whole().notNull(),
    expiresAt: whole().notNull(),
  },
  (table) => [
    uniqueIndex('sessions_token_hash').on(table.tokenHash),
    index('sessions_user').on(table.userId),
    index('sessions_expires_at').on(table.expiresAt),
  ],
)

/** Sign-ins that wait for the code of an authenticator. */
export const challenges = pgTable(
  'challenges',
  {
    tokenHash: text().primaryKey(),
    userId: whole().notNull(),
    tries: integer().notNull().default(0),
    expiresAt: whole().notNull(),
  },
  (table) => [index('challenges_expires_at').on(table.expiresAt)],
)

/** Requested codes. If the message contained no code, there is no hash, and any code is wrong. */
export const codes = pgTable(
  'codes',
  {
    id: whole().primaryKey().generatedByDefaultAsIdentity(),
    contact: text().notNull(),
    purpose: text().notNull(),
    hash: text(),
    tries: integer().notNull().default(0),
    sentAt: whole().notNull(),
    expiresAt: whole().notNull(),
    usedAt: whole(),
  },
  (table) => [index('codes_contact').on(table.contact, table.sentAt), index('codes_sent_at').on(table.sentAt)],
)

/** Tries of secrets within a time window, by the hash of their subject. */
export const tries = pgTable(
  'tries',
  { subject: text().primaryKey(), count: integer().notNull(), since: whole().notNull() },
  (table) => [index('tries_since').on(table.since)],
)
