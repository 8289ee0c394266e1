import { bigint, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** What was done under a client's key outside the books, with its reply; written in the transaction of its effect. */
export const requests = pgTable(
  'requests',
  {
    userId: bigint({ mode: 'number' }).notNull(),
    key: text().notNull(),
    /** The SHA-256 of the call and its fields without secrets. */
    hash: text().notNull(),
    reply: text().notNull(),
    at: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] }), index('requests_at').on(table.at)],
)
