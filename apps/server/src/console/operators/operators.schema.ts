import { bigint, boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'

const whole = () => bigint({ mode: 'number' })

/** The operators of the house. Times are epoch milliseconds. */
export const operators = pgTable('operators', {
  id: whole().primaryKey().generatedByDefaultAsIdentity(),
  name: text().notNull().unique(),
  /** With commas between. */
  roles: text().notNull(),
  passwordHash: text().notNull(),
  /** Somebody else set the password. */
  mustChangePassword: boolean().notNull().default(true),
  /** The key of the code, sealed for the name. */
  secret: text().notNull(),
  /** The last step of 30 s whose code was used; null until the key was. */
  lastStep: whole(),
  createdAt: whole().notNull(),
  /**
   * When the operator was created, or their roles or key last changed; the waiting time before they may be a second
   * signer counts from it.
   */
  since: whole().notNull(),
})

/** Who is signed in to the console. Of a token only its SHA-256 is kept. */
export const operatorSessions = pgTable(
  'operator_sessions',
  {
    id: whole().primaryKey().generatedByDefaultAsIdentity(),
    operatorId: whole().notNull(),
    tokenHash: text().notNull(),
    device: text().notNull(),
    address: text().notNull(),
    /** The browser that it was begun in; null where none is known. */
    browser: text(),
    createdAt: whole().notNull(),
    expiresAt: whole().notNull(),
  },
  (table) => [
    uniqueIndex('operator_sessions_token_hash').on(table.tokenHash),
    index('operator_sessions_operator').on(table.operatorId),
    index('operator_sessions_expires_at').on(table.expiresAt),
  ],
)
