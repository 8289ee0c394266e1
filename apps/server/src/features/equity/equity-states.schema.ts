import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { amount, whole } from '../../platform/columns.ts'

const flow = () => amount().notNull()

/**
 * What each book held when a minute, a quarter of an hour, an hour or a day ended in which it changed, made from its journal
 * when somebody asks for its course. The finer ones are dropped once the course has coarser points that far back.
 */
export const equityStates = pgTable(
  'equity_states',
  {
    bookId: whole().notNull(),
    /** How long the step is, in milliseconds, and when it ended. */
    stepMs: whole().notNull(),
    endsAt: whole().notNull(),
    /** The last row that it counts. */
    sequence: whole().notNull(),
    /** The canonical text of what is held after that row. */
    held: text().notNull(),
    /** What has come in less what has gone out up to it, in USDT, each at its mark of that time. */
    flow: flow(),
    /** Of all these columns, and of the journal's row that they follow from. */
    digest: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.bookId, table.stepMs, table.endsAt] })],
)

/** Up to which row the states of a book are made, and what it holds after that row. */
export const equityHeads = pgTable('equity_heads', {
  bookId: whole().primaryKey(),
  sequence: whole().notNull(),
  at: whole().notNull(),
  /** When the first row of the book was decided, and what it held then. */
  firstAt: whole().notNull(),
  firstHeld: text().notNull(),
  firstFlow: flow(),
  held: text().notNull(),
  flow: flow(),
  /** Of all these columns, and of the journal's row that they follow from. */
  digest: text().notNull(),
})
