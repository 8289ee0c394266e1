import { type Checkpoint, checkpointHash, type TapeRange } from '@touchstone/domain/ledger/checkpoint'
import { emptyHash } from '@touchstone/domain/ledger/hash'
import type { Sql } from '../../platform/database.ts'
import {
  claimBatches,
  lockCheckpoints,
  readNewest,
  readTape,
  readUncovered,
  type Transaction,
  type Uncovered,
  writeCheckpoint,
} from './checkpoints.store.ts'
import { foldJournal } from './merkle-blocks.ts'
import { readBatches, writeBlocks } from './merkle-blocks.store.ts'
import { createMerkleFold, inPieces } from './merkle-fold.ts'
import { nativeTapeLeaf } from './native-hash.ts'

export type Checkpointer = {
  /**
   * Writes the next checkpoint over every batch and row of the tape committed since the last; undefined when there is
   * none. `now`: epoch milliseconds. May be called again after any error: it is written completely or not at all.
   */
  run: (now: number) => Promise<Checkpoint | undefined>
}

export function createCheckpointer(sql: Sql): Checkpointer {
  return { run: (now) => sql.begin((transaction) => nextCheckpoint(transaction, now)) }
}

/**
 * Runs at READ COMMITTED: it sees what the lock waited for. The journal is read before the tape, so that this
 * checkpoint or an earlier one covers every tick that a covered journal row names.
 */
async function nextCheckpoint(sql: Transaction, now: number): Promise<Checkpoint | undefined> {
  await lockCheckpoints(sql)
  const previous = await readNewest(sql)
  const id = (previous?.id ?? 0) + 1
  await claimBatches(sql, id)
  const journal = await foldJournal(readBatches(sql, id))
  const tapes: TapeRange[] = []
  for (const range of await readUncovered(sql)) tapes.push({ ...range, root: await rootOfTape(sql, range) })
  const journalRoot = journal.root ?? null
  if (journalRoot === null && tapes.length === 0) return undefined
  const unhashed = {
    id,
    at: now,
    previousHash: previous?.hash ?? emptyHash,
    journalRoot,
    journalCount: journal.count,
    tapes,
  }
  const checkpoint = { ...unhashed, hash: checkpointHash(unhashed) }
  await writeCheckpoint(sql, checkpoint)
  await writeBlocks(sql, id, journal.blocks)
  return checkpoint
}

async function rootOfTape(sql: Transaction, range: Uncovered): Promise<string> {
  const tape = createMerkleFold()
  await inPieces(readTape(sql, range), (row) => {
    tape.push(nativeTapeLeaf(row))
  })
  const root = tape.root()
  if (root === undefined || tape.count() !== range.toSequence - range.fromSequence + 1)
    throw new Error(`the tape of ${range.symbol} has a gap after row ${range.fromSequence}`)
  return root
}
