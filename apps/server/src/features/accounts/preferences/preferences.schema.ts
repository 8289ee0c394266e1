import { bigint, boolean, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

const whole = () => bigint({ mode: 'number' })

/** The channels that a person chose for each topic; a topic without a choice has no row. */
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

/** The word by which a person recognises genuine messages. */
export const antiPhishingCodes = pgTable('anti_phishing_codes', {
  userId: whole().primaryKey(),
  code: text().notNull(),
  setAt: whole().notNull(),
})
