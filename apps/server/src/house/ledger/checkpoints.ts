import { type Checkpoint, checkpointHash, type TapeRange } from '@touchstone/domain/ledger/checkpoint'
import { emptyHash } from '@touchstone/domain/ledger/hash'
import type { Settings } from '@touchstone/domain/settings/settings'
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
import { createMerkleFold, inPieces, type MerkleFold } from './merkle-fold.ts'
import { nativeTapeLeaf } from './native-hash.ts'
import { createPriceFold } from './price-fold.ts'
import { type LeafOf, leafUnder } from './price-leaf.ts'
import { readPriceTree, writePriceTree } from './price-trees.store.ts'
import { createStatements, type Statements } from './statements.ts'

export type Checkpointer = {
  /**
   * Writes the next checkpoint over every batch and row of the tape committed since the last; undefined when there is
   * none. `now`: epoch milliseconds. May be called again after any error: it is written completely or not at all.
   */
  run: (now: number) => Promise<Checkpoint | undefined>
  /**
   * After an upgrade: covers what an older server left behind as that one would have. Its receipts show what they showed
   * then, and nobody reads them as if they showed more.
   */
  coverFirstForm: (now: number) => Promise<Checkpoint | undefined>
}

/** `versions`: every one of the settings, oldest first, with those that were added since. */
export function createCheckpointer(sql: Sql, versions: () => readonly Settings[]): Checkpointer {
  const statements = createStatements()
  return {
    run: (now) => sql.begin((transaction) => nextCheckpoint(transaction, now, { statements, versions })),
    coverFirstForm: (now) =>
      sql.begin(async (transaction) => {
        await lockCheckpoints(transaction)
        const newest = await readNewest(transaction)
        return newest?.isOfFirstForm === true ? nextCheckpoint(transaction, now, 'first_form') : undefined
      }),
  }
}

/**
 * Runs at READ COMMITTED: it sees what the lock waited for. The journal is read before the tape, so that this
 * checkpoint or an earlier one covers every tick that a covered journal row names.
 */
async function nextCheckpoint(
  sql: Transaction,
  now: number,
  form: 'first_form' | { statements: Statements; versions: () => readonly Settings[] },
): Promise<Checkpoint | undefined> {
  await lockCheckpoints(sql)
  const previous = await readNewest(sql)
  const id = (previous?.id ?? 0) + 1
  await claimBatches(sql, id)
  const journal = await foldJournal(readBatches(sql, id))
  const tapes: TapeRange[] = []
  for (const range of await readUncovered(sql))
    tapes.push(
      form === 'first_form' ? await rootOfTape(sql, range) : await coverTape(sql, range, leafUnder(form.versions())),
    )
  const journalRoot = journal.root ?? null
  if (journalRoot === null && tapes.length === 0) return undefined
  const unhashed = {
    id,
    at: now,
    previousHash: previous?.hash ?? emptyHash,
    journalRoot,
    journalCount: journal.count,
    tapes,
    ...(form === 'first_form'
      ? {}
      : { statement: await form.statements.read(sql, { since: previous?.at ?? now, now }) }),
  }
  const checkpoint = { ...unhashed, hash: checkpointHash(unhashed) }
  await writeCheckpoint(sql, checkpoint)
  await writeBlocks(sql, id, journal.blocks)
  return checkpoint
}

/** The root over the next rows of a symbol, as checkpoints of the first form state it. */
async function rootOfTape(sql: Transaction, range: Uncovered): Promise<TapeRange> {
  const tape = createMerkleFold()
  await inPieces(readTape(sql, range), (row) => {
    tape.push(nativeTapeLeaf(row))
  })
  return { ...range, root: wholeRoot(tape, range) }
}

/** The root over the next rows of a symbol, and its price tree with these rows in it. */
async function coverTape(sql: Transaction, range: Uncovered, leafOf: LeafOf): Promise<TapeRange> {
  const tape = createMerkleFold()
  const grown = await readPriceTree(sql, range.symbol)
  const { fromSequence } = grown ?? range
  const prices = createPriceFold(grown ?? { count: 0, peaks: [] })
  await inPieces(readTape(sql, range), (row) => {
    const leaf = leafOf(row)
    tape.push(leaf.hash)
    prices.push(leaf)
  })
  const root = wholeRoot(tape, range)
  const node = prices.root()
  if (node === undefined || fromSequence + prices.tree().count - 1 !== range.toSequence)
    throw new Error(`the price tree of ${range.symbol} does not end with row ${range.toSequence}`)
  await writePriceTree(sql, range.symbol, { fromSequence, ...prices.tree() }, prices.completed())
  return { ...range, root, prices: { fromSequence, node } }
}

function wholeRoot(tape: MerkleFold, { symbol, fromSequence, toSequence }: Uncovered): string {
  const root = tape.root()
  if (root === undefined || tape.count() !== toSequence - fromSequence + 1)
    throw new Error(`the tape of ${symbol} has a gap after row ${fromSequence}`)
  return root
}
