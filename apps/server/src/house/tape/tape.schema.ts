import { boolean, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { amount, whole } from '../../platform/columns.ts'

const tapeColumns = {
  symbol: text().notNull(),
  sequence: whole().notNull(),
  /** 'tick', or 'watermark': that one has no prices, and `source_at` is the moment that it seals. */
  kind: text().notNull(),
  sourceAt: whole().notNull(),
  receivedAt: whole(),
  bid: amount(),
  ask: amount(),
  last: amount(),
  volume: amount(),
  source: text(),
  derived: boolean(),
}

/** The tape. Append-only, partitioned by day of `source_at`; old days are dropped whole. */
export const ticks = pgTable('ticks', tapeColumns, (table) => [
  primaryKey({ columns: [table.symbol, table.sequence, table.sourceAt] }),
  index('ticks_time').on(table.symbol, table.sourceAt),
])

/** Ticks that a journal row names, with their path to the checkpoint, kept when their day is dropped. */
export const keptTicks = pgTable('kept_ticks', { ...tapeColumns, checkpointId: whole(), path: text() }, (table) => [
  primaryKey({ columns: [table.symbol, table.sequence] }),
])

/** The last row of each symbol's tape, and the last one whose raw row was dropped with its day. */
export const tapeHeads = pgTable('tape_heads', {
  symbol: text().primaryKey(),
  sequence: whole().notNull(),
  sourceAt: whole().notNull(),
  droppedSequence: whole().notNull().default(0),
})

/** One row: the last checkpoint whose journal rows' ticks were copied into `kept_ticks`. */
export const tapeRetention = pgTable('tape_retention', { keptThroughCheckpoint: whole().primaryKey() })
