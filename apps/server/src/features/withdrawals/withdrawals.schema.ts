import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core'

const whole = () => bigint({ mode: 'number' })

/** What stands between a user's money and whoever holds the user's phone. Times are epoch milliseconds. */
export const withdrawalGuards = pgTable('withdrawal_guards', {
  userId: whole().primaryKey(),
  /** Of the withdrawal password (argon2id). */
  passwordHash: text(),
  /** Wrong ones in a row. */
  passwordTries: integer().notNull().default(0),
  lockedUntil: whole().notNull().default(0),
  /** When a password, a second factor or a contact was last changed; a first one is no change. */
  changedAt: whole(),
  /** When a recovery code was last used, and what for: no change, but withdrawals wait for it too. */
  recoveryAt: whole(),
  recoveryUse: text(),
  /** Whitelist mode: null when it is off, then until when it still counts after it was switched off. */
  whitelistFrom: whole(),
  whitelistEndsAt: whole(),
})
