import { bigint, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

const whole = () => bigint({ mode: 'number' }).notNull()

/**
 * What 256 consecutive rows of a book's journal hold, counted once when they are all there: the journal does not change.
 * Lists take their totals from here, and know which rows a page of them comes from.
 */
export const ledgerBlocks = pgTable(
  'ledger_blocks',
  {
    bookId: whole(),
    /** Block n holds the sequences from n × 256 + 1. */
    block: whole(),
    /** The earliest and the latest time of its rows. */
    fromAt: whole(),
    toAt: whole(),
    /** JSON: how many of the user's entries by `account currency kind`. */
    entries: text().notNull(),
    /** JSON: the same by the subject that they belong to. */
    subjects: text().notNull(),
    /** JSON: how many commands by the kind of their reply. */
    replies: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.bookId, table.block] })],
)
