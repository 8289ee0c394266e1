import { bigint, pgTable, text, unique } from 'drizzle-orm/pg-core'

const whole = () => bigint({ mode: 'number' })

/** Receipts that their owners let anybody see who has the code. What they show is made anew from the journal. */
export const sharedReceipts = pgTable(
  'shared_receipts',
  {
    code: text().primaryKey(),
    userId: whole().notNull(),
    bookId: whole().notNull(),
    sequence: whole().notNull(),
    at: whole().notNull(),
  },
  (table) => [unique('shared_receipts_row').on(table.userId, table.bookId, table.sequence)],
)
