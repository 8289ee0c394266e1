import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

const whole = () => bigint({ mode: 'number' })

/** A browser that receives pushes while the app is closed. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: whole().primaryKey().generatedByDefaultAsIdentity(),
    userId: whole().notNull(),
    endpoint: text().notNull().unique(),
    /** The browser's key and secret, base64url. */
    p256dh: text().notNull(),
    auth: text().notNull(),
    language: text().notNull(),
    at: whole().notNull(),
  },
  (table) => [index('push_subscriptions_user').on(table.userId)],
)

/** Messages still to be pushed, written in the transaction of the message; a row is gone once it was sent or given up. */
export const pushDeliveries = pgTable(
  'push_deliveries',
  {
    messageId: whole().notNull(),
    subscriptionId: whole().notNull(),
    dueAt: whole().notNull(),
    tries: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.messageId, table.subscriptionId] }),
    index('push_deliveries_due').on(table.dueAt),
  ],
)
