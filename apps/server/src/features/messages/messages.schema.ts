import { sql } from 'drizzle-orm'
import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core'

const whole = () => bigint({ mode: 'number' })

/**
 * Messages of the house to one user. Texts are rendered on reading, in the reader's language, from kind and details.
 */
export const messages = pgTable(
  'messages',
  {
    id: whole().primaryKey().generatedByDefaultAsIdentity(),
    userId: whole().notNull(),
    category: text().notNull(),
    kind: text().notNull(),
    /** JSON: the values for the text and a screen. */
    details: text().notNull(),
    /** The book that it is about, and the sequence that names its receipt, if any. */
    bookId: whole(),
    sequence: whole(),
    at: whole().notNull(),
    readAt: whole(),
    /** The source of the message; a source has one message. */
    source: text().notNull().unique(),
  },
  (table) => [
    index('messages_user').on(table.userId, table.id),
    index('messages_unread')
      .on(table.userId)
      .where(sql`read_at is null`),
  ],
)
