import { bigint, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

const whole = () => bigint({ mode: 'number' }).notNull()
const amount = () => numeric({ precision: 38, scale: 18 }).notNull()

/** What each book was worth at the end of a UTC day. */
export const equityDays = pgTable(
  'equity_days',
  {
    bookId: whole(),
    /** The moment at which the day begins. */
    day: whole(),
    takenAt: whole(),
    /** The last command that it counts; the next row's flow begins after it. */
    sequence: whole(),
    /** In USDT, as is the flow since the row before. */
    equity: amount(),
    netFlow: amount(),
    /** Currencies without a price, with commas. */
    unvalued: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.bookId, table.day] })],
)
