import { type Checkpoint, endsAfter, followFaults, type TapeEnds } from '@touchstone/domain/ledger/checkpoint'
import { leavesOf, readCheckpoint, readLeaves } from '../../house/ledger/checkpoints.store.ts'
import { createMerkleFold, inPieces } from '../../house/ledger/merkle-fold.ts'
import { nativeLeaf } from '../../house/ledger/native-hash.ts'
import { type StoredVersions, verifyStatement } from './verify-settings.ts'
import { isAfter, pages, select, selectNumber, type Verification } from './verification.ts'

const batchesAtOnce = 32
const checkpointsAtOnce = 100

/** Every batch against the journal: each journal row is a leaf of its own batch, once, and each leaf is a journal row. */
export async function verifyBatches(verification: Verification): Promise<void> {
  const { counts, differs } = verification
  let leaves = 0
  const batches = pages<{ id: bigint; leaves: string }>(
    verification,
    `select id, leaves from batches where ${isAfter('id')} order by id limit ${batchesAtOnce}`,
    [null],
    (last) => [String(last.id)],
  )
  for await (const rows of batches) {
    counts.batches += rows.length
    const texts = rows.flatMap((row) => leavesOf(row.leaves).map((text) => ({ text, batchId: Number(row.id) })))
    leaves += texts.length
    const journal = await select<{ leaf: string; batch_id: bigint }>(
      verification,
      `select j.book_id || ' ' || j.sequence || ' ' || j.hash as leaf, j.batch_id
       from unnest($1::bigint[], $2::bigint[]) as w (book_id, sequence)
       join journal j on j.book_id = w.book_id and j.sequence = w.sequence`,
      [texts.map(({ text }) => text.split(' ')[0] ?? ''), texts.map(({ text }) => text.split(' ')[1] ?? '')],
    )
    const batchOf = new Map(journal.map((row) => [row.leaf, Number(row.batch_id)]))
    const seen = new Set<string>()
    for (const { text, batchId } of texts) {
      if (seen.has(text) || batchOf.get(text) !== batchId)
        differs(`batch ${batchId}: its leaf ${text} is no row of the journal in this batch`)
      seen.add(text)
    }
  }
  const journal = await selectNumber(verification, 'select count(*) as number from journal')
  if (journal !== leaves) differs(`the journal holds ${journal} rows, but the batches have ${leaves} leaves`)
}

/** Every checkpoint: its own hash, the chain, the root over its journal rows, and what it states besides. */
export async function verifyCheckpoints(verification: Verification, versions: StoredVersions): Promise<void> {
  const { counts, differs } = verification
  let before: Checkpoint | undefined
  let ends: TapeEnds = new Map()
  const found = pages<{ id: bigint }>(
    verification,
    `select id from checkpoints where ${isAfter('id')} order by id limit ${checkpointsAtOnce}`,
    [null],
    (last) => [String(last.id)],
  )
  for await (const rows of found)
    for (const { id } of rows) {
      const checkpoint = await readCheckpoint(verification.sql, Number(id))
      if (checkpoint === undefined) continue
      counts.checkpoints += 1
      for (const fault of followFaults(checkpoint, before, ends)) differs(fault)
      await verifyCheckpoint(verification, checkpoint)
      await verifyStatement(verification, checkpoint, { before, versions })
      before = checkpoint
      ends = endsAfter(ends, checkpoint)
    }
  for (const table of ['batches', 'checkpoint_tapes', 'kept_ticks']) {
    const orphans = await selectNumber(
      verification,
      `select count(*) as number from ${table} r
       where checkpoint_id is not null and not exists (select from checkpoints c where c.id = r.checkpoint_id)`,
    )
    if (orphans > 0) differs(`${table} holds ${orphans} rows of checkpoints that are not there`)
  }
}

async function verifyCheckpoint({ sql, differs }: Verification, checkpoint: Checkpoint): Promise<void> {
  const name = `checkpoint ${checkpoint.id}`
  const journal = createMerkleFold()
  await inPieces(readLeaves(sql, checkpoint.id), (leaf) => {
    journal.push(nativeLeaf(leaf))
  })
  if (journal.count() !== checkpoint.journalCount)
    differs(`${name} covers ${checkpoint.journalCount} rows of the journal, but its batches have ${journal.count()}`)
  if ((journal.root() ?? null) !== checkpoint.journalRoot) differs(`${name} does not have the root of its journal rows`)
}
