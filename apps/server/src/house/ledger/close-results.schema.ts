import { sql } from 'drizzle-orm'
import { check, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { whole } from '../../platform/columns.ts'

/**
 * What each close of a position brought, made from the rows of its book and kept, since the journal does not change. Who
 * asks first makes what is missing: a result is never missing, and a command pays nothing for it.
 */
export const closeResults = pgTable(
  'close_results',
  {
    bookId: whole().notNull(),
    sequence: whole().notNull(),
    /** Which settlement of its row it is. */
    place: whole().notNull(),
    positionId: text().notNull(),
    /** The canonical text of the result. */
    body: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.bookId, table.sequence, table.place] }),
    unique('close_results_position').on(table.bookId, table.positionId, table.sequence, table.place),
    check('close_results_sequence', sql`${table.sequence} > 0`),
  ],
)

/** Up to which row the results of a book are kept, and the canonical text of what is open in it after that row. */
export const resultHeads = pgTable('result_heads', {
  bookId: whole().primaryKey(),
  sequence: whole().notNull(),
  lives: text().notNull(),
})
