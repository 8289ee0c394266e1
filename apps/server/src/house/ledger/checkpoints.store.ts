import { writeCanonical } from '@touchstone/domain/books/codec'
import type { Checkpoint, Statement, TapeRange } from '@touchstone/domain/ledger/checkpoint'
import { priceNodeText, readPriceNode } from '@touchstone/domain/ledger/price-tree'
import type { TapeRow } from '@touchstone/domain/market/tick'
import type { TransactionSql } from 'postgres'
import { planOnce, type Sql } from '../../platform/database.ts'
import { pagesOf } from '../../platform/pages.ts'
import { rowFromColumns, tapeColumns, type TapeColumns } from '../tape/tape.store.ts'

export type Transaction = TransactionSql<{ bigint: bigint }>
/** A client or a transaction: whatever can read. */
export type Reader = Pick<Sql, 'unsafe'>

/** Batches, and rows of the tape, that are read at a time. */
const batchesAtOnce = 16
const rowsAtOnce = 1_000
/** Differs from all our other advisory locks. */
const checkpointLock = 7_230_947

type CheckpointColumns = {
  id: bigint
  at: bigint
  previous_hash: string
  journal_root: string | null
  journal_count: bigint
  statement: string | null
  hash: string
}
type RangeColumns = {
  symbol: string
  from_sequence: bigint
  to_sequence: bigint
  root: string
  prices_from: bigint | null
  prices: string | null
}

/** Makes other writers of checkpoints wait until this transaction ends. */
export async function lockCheckpoints(sql: Transaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(${checkpointLock})`
}

export type Newest = { id: number; at: number; hash: string; isOfFirstForm: boolean }

/** What the next checkpoint needs of the newest one. */
export async function readNewest(sql: Transaction): Promise<Newest | undefined> {
  const rows = await sql<{ id: bigint; at: bigint; hash: string; is_first: boolean }[]>`
    select id, at, hash, statement is null as is_first from checkpoints order by id desc limit 1`
  const [row] = rows
  return row && { id: Number(row.id), at: Number(row.at), hash: row.hash, isOfFirstForm: row.is_first }
}

/** Gives every committed batch that no checkpoint covers to this one. */
export async function claimBatches(sql: Transaction, checkpointId: number): Promise<void> {
  await sql`update batches set checkpoint_id = ${checkpointId} where checkpoint_id is null`
}

/** The leaves of a checkpoint's journal rows, in order of batch and place in it. */
export async function* readLeaves(sql: Reader, checkpointId: number): AsyncIterable<string[]> {
  const batches = sql.unsafe<{ leaves: string }[]>(
    'select leaves from batches where checkpoint_id = $1 order by id',
    [checkpointId],
    planOnce,
  )
  for await (const rows of pagesOf(batches, batchesAtOnce)) yield rows.flatMap((row) => leavesOf(row.leaves))
}

/** The same in one read: for a checkpoint of which it is known that it has few. */
export async function readFewLeaves(sql: Reader, checkpointId: number): Promise<string[]> {
  const rows = await sql.unsafe<{ leaves: string }[]>(
    'select leaves from batches where checkpoint_id = $1 order by id',
    [checkpointId],
    planOnce,
  )
  return rows.flatMap((row) => leavesOf(row.leaves))
}

/** The texts of a batch's leaves: a line each. */
export const leavesOf = (leaves: string): string[] => leaves.split('\n').filter((leaf) => leaf !== '')

export type Uncovered = { symbol: string; fromSequence: number; toSequence: number }

/** Per symbol, in order, the rows of the tape that no checkpoint covers. */
export async function readUncovered(sql: Transaction): Promise<Uncovered[]> {
  const rows = await sql<{ symbol: string; covered: bigint; sequence: bigint }[]>`
    select h.symbol, coalesce(c.to_sequence, 0)::bigint as covered, h.sequence
    from tape_heads h left join lateral (
      select to_sequence from checkpoint_tapes where symbol = h.symbol order by to_sequence desc limit 1
    ) c on true
    where h.sequence > coalesce(c.to_sequence, 0) order by h.symbol collate "C"`
  return rows.map((row) => ({
    symbol: row.symbol,
    fromSequence: Number(row.covered) + 1,
    toSequence: Number(row.sequence),
  }))
}

/**
 * The rows of a stretch of a symbol's tape, in order, both ends included. Where a day ended within a checkpoint's stretch
 * and was dropped, its part of the stretch was kept.
 */
export async function* readTape(
  sql: Reader,
  { symbol, fromSequence, toSequence }: Uncovered,
): AsyncIterable<TapeRow[]> {
  const found = sql.unsafe<TapeColumns[]>(
    `select ${tapeColumns} from ticks where symbol = $1 and sequence between $2 and $3
     union select ${tapeColumns} from kept_ticks where symbol = $1 and sequence between $2 and $3 order by sequence`,
    [symbol, fromSequence, toSequence],
    planOnce,
  )
  for await (const rows of pagesOf(found, rowsAtOnce)) yield rows.map(rowFromColumns)
}

export async function writeCheckpoint(sql: Transaction, checkpoint: Checkpoint): Promise<void> {
  const { id, at, previousHash, journalRoot, journalCount, hash, tapes } = checkpoint
  const statement = checkpoint.statement === undefined ? null : writeCanonical(checkpoint.statement)
  await sql`insert into checkpoints (id, at, previous_hash, journal_root, journal_count, statement, hash)
    values (${id}, ${at}, ${previousHash}, ${journalRoot}, ${journalCount}, ${statement}, ${hash})`
  await sql`insert into checkpoint_tapes (symbol, from_sequence, to_sequence, checkpoint_id, root, prices_from, prices)
    select r.symbol, r.from_sequence, r.to_sequence, ${id}, r.root, r.prices_from, r.prices
    from unnest(${tapes.map((tape) => tape.symbol)}::text[], ${tapes.map((tape) => tape.fromSequence)}::bigint[],
      ${tapes.map((tape) => tape.toSequence)}::bigint[], ${tapes.map((tape) => tape.root)}::text[],
      ${tapes.map(({ prices }) => prices?.fromSequence ?? null)}::bigint[],
      ${tapes.map(({ prices }) => (prices === undefined ? null : priceNodeText(prices.node)))}::text[])
      as r (symbol, from_sequence, to_sequence, root, prices_from, prices)`
}

/** A checkpoint with its tapes in order of symbol. */
export async function readCheckpoint(sql: Reader, id: number): Promise<Checkpoint | undefined> {
  // One read: receipts ask for several.
  const rows = await sql.unsafe<(CheckpointColumns & (RangeColumns | { symbol: null }))[]>(
    `select c.*, t.symbol, t.from_sequence, t.to_sequence, t.root, t.prices_from, t.prices
     from checkpoints c left join checkpoint_tapes t on t.checkpoint_id = c.id
     where c.id = $1 order by t.symbol collate "C"`,
    [id],
    planOnce,
  )
  const tapes = rows.flatMap((row) => (row.symbol === null ? [] : rangeFromColumns(row)))
  return rows[0] && checkpointFromColumns(rows[0], tapes)
}

/** A part of the checkpoints with their tapes, newest first, and how many there are. Their ids have no holes. */
export async function listCheckpoints(
  sql: Reader,
  { skip, limit }: { skip: number; limit: number },
): Promise<{ checkpoints: Checkpoint[]; total: number }> {
  const [newest] = await sql.unsafe<{ id: bigint }[]>('select id from checkpoints order by id desc limit 1')
  const total = Number(newest?.id ?? 0n)
  const span = [total - skip - limit + 1, total - skip]
  const rows = await sql.unsafe<CheckpointColumns[]>(
    'select * from checkpoints where id between $1 and $2 order by id desc',
    span,
  )
  const ranges = await sql.unsafe<(RangeColumns & { checkpoint_id: bigint })[]>(
    `select * from checkpoint_tapes
     where checkpoint_id between $1 and $2 order by symbol collate "C"`,
    span,
  )
  const tapes = Map.groupBy(ranges, (range) => range.checkpoint_id)
  return {
    checkpoints: rows.map((row) => checkpointFromColumns(row, (tapes.get(row.id) ?? []).map(rangeFromColumns))),
    total,
  }
}

/** The checkpoint that covers a row of a symbol's tape, with the stretch of the tape that it covers there. */
export async function readRangeOf(
  sql: Reader,
  symbol: string,
  sequence: number,
): Promise<(TapeRange & { checkpointId: number }) | undefined> {
  const rows = await sql.unsafe<(RangeColumns & { checkpoint_id: bigint })[]>(
    `select * from checkpoint_tapes where symbol = $1 and to_sequence >= $2 order by to_sequence limit 1`,
    [symbol, sequence],
    planOnce,
  )
  const row = rows[0]
  if (row === undefined || Number(row.from_sequence) > sequence) return undefined
  return { ...rangeFromColumns(row), checkpointId: Number(row.checkpoint_id) }
}

const rangeFromColumns = (row: RangeColumns): TapeRange => ({
  symbol: row.symbol,
  fromSequence: Number(row.from_sequence),
  toSequence: Number(row.to_sequence),
  root: row.root,
  ...(row.prices_from === null || row.prices === null
    ? {}
    : { prices: { fromSequence: Number(row.prices_from), node: readPriceNode(row.prices) } }),
})

const checkpointFromColumns = (row: CheckpointColumns, tapes: TapeRange[]): Checkpoint => ({
  id: Number(row.id),
  at: Number(row.at),
  previousHash: row.previous_hash,
  journalRoot: row.journal_root,
  journalCount: Number(row.journal_count),
  tapes,
  ...(row.statement === null ? {} : { statement: JSON.parse(row.statement) as Statement }),
  hash: row.hash,
})
