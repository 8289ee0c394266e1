import type { Sql } from '@touchstone/server/platform/database'
import { leafHash, noHash, rootOf, sha256 } from '../naive-model/naive-hashes.ts'

type Ranges = {
  checkpoint_id: bigint
  symbol: string
  from_sequence: bigint
  to_sequence: bigint
  root: string
  prices_from: bigint
  prices: string
}
type Checkpoints = {
  id: bigint
  at: bigint
  previous_hash: string
  journal_root: string | null
  journal_count: bigint
  /** JSON. */
  statement: string
  hash: string
}
type Tape = { symbol: string; sequence: bigint; kind: string; source_at: bigint; received_at: bigint | null } & Record<
  'bid' | 'ask' | 'last' | 'volume' | 'source',
  string | null
> & { derived: boolean | null }

/**
 * Recomputes every checkpoint: its place in the chain, the root of its journal rows, the root of every tape, its hash.
 */
export async function auditCheckpoints(sql: Sql): Promise<string[]> {
  const faults: string[] = []
  const checkpoints = await sql<Checkpoints[]>`select * from checkpoints order by id`
  const ranges = await sql<Ranges[]>`select * from checkpoint_tapes order by checkpoint_id, symbol collate "C"`
  const batches = await sql<{ leaves: string; checkpoint_id: bigint }[]>`
    select leaves, checkpoint_id from batches where checkpoint_id is not null order by id`
  const journal = await sql<{ leaf: string }[]>`select book_id || ' ' || sequence || ' ' || hash as leaf from journal`
  const known = new Set(journal.map((row) => row.leaf))
  const leavesOf = new Map<bigint, string[]>()
  for (const batch of batches) {
    const leaves = batch.leaves.split('\n').filter((leaf) => leaf !== '')
    leavesOf.set(batch.checkpoint_id, [...(leavesOf.get(batch.checkpoint_id) ?? []), ...leaves])
    for (const leaf of leaves) if (!known.delete(leaf)) faults.push(`the leaf ${leaf} appears twice or matches no row`)
  }
  const covered = new Map<string, bigint>()
  let previous = noHash
  for (const [index, checkpoint] of checkpoints.entries()) {
    const where = `checkpoint ${checkpoint.id}`
    if (checkpoint.id !== BigInt(index + 1)) faults.push(`${where} is at position ${index + 1}`)
    if (checkpoint.previous_hash !== previous) faults.push(`${where} does not link to the previous hash`)
    previous = checkpoint.hash
    const leaves = leavesOf.get(checkpoint.id) ?? []
    const root = leaves.length === 0 ? null : rootOf(leaves.map(leafHash))
    if (root !== checkpoint.journal_root || BigInt(leaves.length) !== checkpoint.journal_count)
      faults.push(`${where} has the wrong journal root`)
    const own = ranges.filter((range) => range.checkpoint_id === checkpoint.id)
    for (const range of own) {
      if (range.from_sequence !== (covered.get(range.symbol) ?? 0n) + 1n)
        faults.push(`${where}: a gap in the tape of ${range.symbol}`)
      covered.set(range.symbol, range.to_sequence)
      if ((await tapeRoot(sql, range)) !== range.root) faults.push(`${where} has the wrong root of ${range.symbol}`)
    }
    if (sha256(textOf(checkpoint, root, leaves.length, own)) !== checkpoint.hash)
      faults.push(`${where} has the wrong hash`)
  }
  return faults
}

type Stated = {
  settings: { version: number; effectiveAt: number; sections: number; root: string }[]
  audit: { id: number; hash: string } | null
}

function textOf(checkpoint: Checkpoints, root: string | null, count: number, own: readonly Ranges[]): string {
  const { settings, audit } = JSON.parse(checkpoint.statement) as Stated
  return [
    'touchstone checkpoint 2',
    checkpoint.id,
    checkpoint.at,
    checkpoint.previous_hash,
    root ?? '-',
    count,
    ...settings.map((each) => ['settings', each.version, each.effectiveAt, each.sections, each.root].join(' ')),
    audit === null ? 'audit -' : `audit ${audit.id} ${audit.hash}`,
    ...own.map((range) =>
      ['tape', range.symbol, range.from_sequence, range.to_sequence, range.root, range.prices_from, range.prices].join(
        ' ',
      ),
    ),
  ].join('\n')
}

async function tapeRoot(sql: Sql, range: Ranges): Promise<string> {
  const rows = await sql<Tape[]>`
    select * from ticks where symbol = ${range.symbol} and sequence between ${range.from_sequence} and ${range.to_sequence}
    order by sequence`
  if (BigInt(rows.length) !== range.to_sequence - range.from_sequence + 1n) return 'incomplete'
  return rootOf(rows.map((row) => leafHash(tapeText(row))))
}

/** Prints a numeric(38,18) as the tape does: without trailing zeros. */
const shortest = (text: string | null): string =>
  (text ?? '').replace(/[.]?0+$/, (zeros, at: number, whole: string) =>
    whole.slice(0, at).includes('.') || zeros.startsWith('.') ? '' : zeros,
  )

function tapeText(row: Tape): string {
  if (row.kind === 'watermark') return `watermark ${row.symbol} ${row.sequence} ${row.source_at}`
  const prices = [row.bid, row.ask, row.last, row.volume].map(shortest).join(' ')
  const quality = row.derived === true ? 'derived' : 'quoted'
  return `tick ${row.symbol} ${row.sequence} ${prices} ${row.source_at} ${row.received_at} ${quality} ${JSON.stringify(row.source)}`
}
