import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { whole } from '../../platform/columns.ts'

/** Append-only, like the tape ranges below that belong to each. */
export const checkpoints = pgTable('checkpoints', {
  id: whole().primaryKey(),
  at: whole().notNull(),
  previousHash: text().notNull(),
  journalRoot: text(),
  journalCount: whole().notNull(),
  /** JSON: the settings and the audit log; null in checkpoints of the first form. */
  statement: text(),
  hash: text().notNull(),
})

/** The rows of a symbol's tape that a checkpoint covers. The key finds the checkpoint of a row and the last row covered. */
export const checkpointTapes = pgTable(
  'checkpoint_tapes',
  {
    symbol: text().notNull(),
    toSequence: whole().notNull(),
    fromSequence: whole().notNull(),
    checkpointId: whole().notNull(),
    root: text().notNull(),
    /** The price tree from this row to `to_sequence`: its first row, and its root as a checkpoint states it. */
    pricesFrom: whole(),
    prices: text(),
  },
  (table) => [
    primaryKey({ columns: [table.symbol, table.toSequence] }),
    index('checkpoint_tapes_checkpoint').on(table.checkpointId),
  ],
)

/** What the price tree of each symbol goes on from: the roots of its whole subtrees, largest first. */
export const priceTrees = pgTable('price_trees', {
  symbol: text().primaryKey(),
  fromSequence: whole().notNull(),
  count: whole().notNull(),
  peaks: text().notNull(),
})

/** Nodes over 256, 65,536 … rows of a symbol's price tree: what a stretch of it shows is read from these and few rows. */
export const priceNodes = pgTable(
  'price_nodes',
  { symbol: text().notNull(), count: whole().notNull(), first: whole().notNull(), node: text().notNull() },
  (table) => [primaryKey({ columns: [table.symbol, table.count, table.first] })],
)

/** Of rows that a price set off: the tape since the row before, kept for their receipts while its days are dropped. */
export const keptStretches = pgTable(
  'kept_stretches',
  {
    bookId: whole().notNull(),
    sequence: whole().notNull(),
    symbol: text().notNull(),
    toSequence: whole().notNull(),
    stretch: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.bookId, table.sequence, table.symbol, table.toSequence] })],
)
