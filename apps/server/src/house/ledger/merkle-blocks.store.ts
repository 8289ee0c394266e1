import { planOnce, type Sql } from '../../platform/database.ts'
import { pagesOf } from '../../platform/pages.ts'
import { leavesOf, type Reader, type Transaction } from './checkpoints.store.ts'
import type { Batch, MerkleBlock } from './merkle-blocks.ts'

/** Batches that are read at a time. */
const batchesAtOnce = 16

/** From one batch to another, both included. `atOnce`: how many are read at a time. */
type Span = { from?: number; to?: number; atOnce?: number }

/** The batches of a checkpoint in their order. */
export async function* readBatches(
  sql: Reader,
  checkpointId: number,
  { from = 0, to = Number.MAX_SAFE_INTEGER, atOnce = batchesAtOnce }: Span = {},
): AsyncIterable<Batch[]> {
  const found = sql.unsafe<{ id: bigint; leaves: string }[]>(
    'select id, leaves from batches where checkpoint_id = $1 and id between $2 and $3 order by id',
    [checkpointId, from, to],
    planOnce,
  )
  for await (const rows of pagesOf(found, atOnce))
    yield rows.map(({ id, leaves }) => ({ id: Number(id), leaves: leavesOf(leaves) }))
}

/** The blocks of a checkpoint's journal rows in their order; none of a small one, and of one that nobody has divided yet. */
export async function readBlocks(sql: Sql, checkpointId: number): Promise<MerkleBlock[]> {
  const rows = await sql<{ first_batch: bigint; skipped: bigint; hash: string }[]>`
    select first_batch, skipped, hash from checkpoint_blocks where checkpoint_id = ${checkpointId} order by block`
  return rows.map((row) => ({ firstBatch: Number(row.first_batch), skipped: Number(row.skipped), hash: row.hash }))
}

/** Stores the blocks of a checkpoint; they follow from its leaves, so that whoever stores them stores the same. */
export async function writeBlocks(
  sql: Sql | Transaction,
  checkpointId: number,
  blocks: readonly MerkleBlock[],
): Promise<void> {
  if (blocks.length === 0) return
  await sql`insert into checkpoint_blocks (checkpoint_id, block, first_batch, skipped, hash)
    select ${checkpointId}, b.block - 1, b.first_batch, b.skipped, b.hash
    from unnest(${blocks.map(({ firstBatch }) => firstBatch)}::bigint[], ${blocks.map(({ skipped }) => skipped)}::bigint[],
      ${blocks.map(({ hash }) => hash)}::text[]) with ordinality as b (first_batch, skipped, hash, block)
    on conflict do nothing`
}
