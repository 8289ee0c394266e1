import { bigint, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** Effects outside the books under a client's key, each with its reply; written in the effect's transaction. */
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
