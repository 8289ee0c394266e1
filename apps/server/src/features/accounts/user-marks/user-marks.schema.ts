import { bigint, boolean, pgTable, text } from 'drizzle-orm/pg-core'

const whole = () => bigint({ mode: 'number' })

/** What operators say of a user. */
export const userMarks = pgTable('user_marks', {
  userId: whole().primaryKey(),
  important: boolean().notNull().default(false),
  /** Why nobody signs in to the account, as the person is told; null when it is open. */
  signInBlocked: text(),
  blockedBy: whole(),
  blockedAt: whole(),
})
