import { bigint, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'

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
    /** The browser that it was begun in; null where none is known. */
    browser: text(),
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
    /** Who asked, and alone may use it: a session, a user who binds another contact, or a browser. */
    asker: text().notNull().default(''),
    /** Where it was asked for without a cookie: a client that takes none may use it from the same network. */
    askerNetwork: text(),
    /** The network of the stranger who asked, whose budget it counts in; null for a person with a budget of their own. */
    strangerNetwork: text(),
    hash: text(),
    tries: integer().notNull().default(0),
    sentAt: whole().notNull(),
    expiresAt: whole().notNull(),
    usedAt: whole(),
  },
  (table) => [index('codes_contact').on(table.contact, table.sentAt), index('codes_sent_at').on(table.sentAt)],
)

/** Tries of secrets, by the hash of their subject: how many, since when, and when the last one was. */
export const tries = pgTable(
  'tries',
  {
    subject: text().primaryKey(),
    count: integer().notNull(),
    since: whole().notNull(),
    lastAt: whole().notNull().default(0),
  },
  (table) => [index('tries_last_at').on(table.lastAt)],
)

/** The browsers in which an account was signed in to. Whose: `user 17`, `operator 3`. */
export const knownBrowsers = pgTable(
  'known_browsers',
  { owner: text().notNull(), browser: text().notNull(), seenAt: whole().notNull() },
  (table) => [primaryKey({ columns: [table.owner, table.browser] }), index('known_browsers_seen_at').on(table.seenAt)],
)
