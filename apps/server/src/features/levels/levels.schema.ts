import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { amount, whole } from '../../platform/columns.ts'

/** What each real book of a person held through a UTC day. Made from its journal, for the last seven days. */
export const levelDays = pgTable(
  'level_days',
  {
    bookId: whole().notNull(),
    /** When the day begins, epoch milliseconds. */
    day: whole().notNull(),
    /** The last row of the book that it counts; the next day begins after it. */
    sequence: whole().notNull(),
    /** Canonical texts, by currency: what was held at every moment of the day, and what was held as it ended. */
    least: text().notNull(),
    held: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.bookId, table.day] })],
)

/** The last tick of each symbol by the end of a UTC day: everybody's assets of the day are valued at it. */
export const levelCloses = pgTable(
  'level_closes',
  {
    day: whole().notNull(),
    symbol: text().notNull(),
    sequence: whole().notNull(),
    mark: amount().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.symbol] })],
)
