import { bigint, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

const whole = () => bigint({ mode: 'number' }).notNull()

/**
 * The inner nodes of a checkpoint's Merkle tree over 1,024 journal rows each, in order; a smaller tree has none. With
 * them the path of a row is made from one block of leaves, however many rows the checkpoint has.
 */
export const checkpointBlocks = pgTable(
  'checkpoint_blocks',
  {
    checkpointId: whole(),
    block: whole(),
    /** The batch that holds its first leaf, and how many leaves of that batch are in the block before. */
    firstBatch: whole(),
    skipped: whole(),
    hash: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.checkpointId, table.block] })],
)
