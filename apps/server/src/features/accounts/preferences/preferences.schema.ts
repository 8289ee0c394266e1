import { bigint, boolean, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

const whole = () => bigint({ mode: 'number' })

/** Which ways a person chose for a topic; what was never chosen has no row. */
export const notificationPreferences = pgTable(
  'notification_preferences',
  {
    userId: whole().notNull(),
    topic: text().notNull(),
    email: boolean().notNull(),
    text: boolean().notNull(),
    push: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.topic] })],
)

/** The sign by which a person knows what is really from here. */
export const antiPhishingCodes = pgTable('anti_phishing_codes', {
  userId: whole().primaryKey(),
  code: text().notNull(),
  setAt: whole().notNull(),
})
