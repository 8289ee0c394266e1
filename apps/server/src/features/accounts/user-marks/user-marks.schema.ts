import { bigint, boolean, pgTable, text } from 'drizzle-orm/pg-core'

const whole = () => bigint({ mode: 'number' })

/** What operators say of a user. */
export const userMarks = pgTable('user_marks', {
  userId: whole().primaryKey(),
  important: boolean().notNull().default(false),
  /** Why sign-in to the account is blocked, as shown to the user; null if it is open. */
  signInBlocked: text(),
  blockedBy: whole(),
  blockedAt: whole(),
})
