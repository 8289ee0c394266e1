import type { Checkpoint } from '@touchstone/domain/ledger/checkpoint'
import type { MerklePath } from '@touchstone/domain/ledger/merkle'
import { type Anchor, anchorPending } from '@touchstone/domain/receipts/receipt'
import type { Sql } from '../../platform/database.ts'
import { readCheckpoint, type Reader, readFewLeaves, readRangeOf, readTape } from './checkpoints.store.ts'
import { foldJournal, leavesABlock, type MerkleBlock, pathInBlocks, pathInLeaves } from './merkle-blocks.ts'
import { readBatches, readBlocks, writeBlocks } from './merkle-blocks.store.ts'
import { createMerkleFold, type GrowingPath, inPieces } from './merkle-fold.ts'
import { nativeTapeLeaf } from './native-hash.ts'

/** Paths for receipts. Each reads the one checkpoint that covers the row. */
export type Paths = {
  /** Rejects if the row does not exist. */
  pathOfJournalRow: (bookId: number, sequence: number) => Promise<Anchor>
  /** Also of watermarks, and of ticks that are kept while their day is dropped. */
  pathOfTick: (symbol: string, sequence: number) => Promise<Anchor>
}

export function createPaths(sql: Sql): Paths {
  async function checkpointOf(checkpointId: number): Promise<Checkpoint> {
    const checkpoint = await readCheckpoint(sql, checkpointId)
    if (checkpoint === undefined) throw new Error(`checkpoint ${checkpointId} not found`)
    return checkpoint
  }

  const anchor = async (checkpointId: number, path: MerklePath): Promise<Anchor> => ({
    checkpoint: await checkpointOf(checkpointId),
    path,
  })

  return {
    async pathOfJournalRow(bookId, sequence) {
      const rows = await sql<{ id: bigint; checkpoint_id: bigint | null }[]>`
        select b.id, b.checkpoint_id from journal j join batches b on b.id = j.batch_id
        where j.book_id = ${bookId} and j.sequence = ${sequence}`
      const row = rows[0]
      if (row === undefined) throw new Error(`book ${bookId} has no journal row ${sequence}`)
      if (row.checkpoint_id === null) return anchorPending
      const checkpoint = await checkpointOf(Number(row.checkpoint_id))
      const leaf = { batchId: Number(row.id), start: `${bookId} ${sequence} ` }
      return { checkpoint, path: await journalPath(sql, checkpoint, leaf) }
    },
    async pathOfTick(symbol, sequence) {
      const kept = await sql<{ checkpoint_id: bigint; path: string }[]>`
        select checkpoint_id, path from kept_ticks
        where symbol = ${symbol} and sequence = ${sequence} and path is not null`
      if (kept[0] !== undefined) return anchor(Number(kept[0].checkpoint_id), JSON.parse(kept[0].path) as MerklePath)
      const range = await readRangeOf(sql, symbol, sequence)
      if (range === undefined) return anchorPending
      const path = (await tapePaths(sql, range, new Set([sequence]))).get(sequence)
      if (path === undefined) throw new Error(`row ${sequence} is missing from the tape of ${symbol}`)
      return anchor(range.checkpointId, path)
    },
  }
}

/** The path of a leaf of a checkpoint's journal rows. Costs the same however many there are. */
async function journalPath(
  sql: Sql,
  { id, journalCount }: Checkpoint,
  leaf: { batchId: number; start: string },
): Promise<MerklePath> {
  const path =
    journalCount <= leavesABlock
      ? await pathInLeaves([await readFewLeaves(sql, id)], leaf.start)
      : // No batch is empty: a block has no more of them than leaves, and one on either side.
        await pathInBlocks(await blocksOf(sql, id), leaf, (span) =>
          readBatches(sql, id, { ...span, atOnce: leavesABlock + 2 }),
        )
  if (path === undefined) throw new Error(`checkpoint ${id} has no leaf ${leaf.start}`)
  return path
}

/** The blocks of a checkpoint; one from before there were blocks is divided when it is first asked for. */
async function blocksOf(sql: Sql, checkpointId: number): Promise<MerkleBlock[]> {
  const known = await readBlocks(sql, checkpointId)
  if (known.length > 0) return known
  const { blocks } = await foldJournal(readBatches(sql, checkpointId))
  await writeBlocks(sql, checkpointId, blocks)
  return blocks
}

/** The paths of these rows of one checkpoint's stretch of a tape, by sequence. */
export async function tapePaths(
  sql: Reader,
  range: { symbol: string; fromSequence: number; toSequence: number },
  sequences: ReadonlySet<number>,
): Promise<Map<number, MerklePath>> {
  const fold = createMerkleFold()
  const paths = new Map<number, GrowingPath>()
  await inPieces(readTape(sql, range), (row) => {
    if (!sequences.has(row.sequence)) return fold.push(nativeTapeLeaf(row))
    const path: GrowingPath = []
    paths.set(row.sequence, path)
    return fold.push(nativeTapeLeaf(row), path)
  })
  fold.root()
  return paths
}
