import { writeCanonical } from '@touchstone/domain/books/codec'
import type { JournalRow } from '@touchstone/domain/ledger/journal-row'
import { readShape } from '@touchstone/domain/money/shape'
import { rowOf } from '@touchstone/domain/rulebook/merged'
import { dueRules, recordKinds } from '@touchstone/domain/rulebook/noun-tables'
import { leavesOf, readRangeOf } from '../ledger/checkpoints.store.ts'
import { type JournalColumns, journalColumns, journalRowFrom } from '../ledger/journal-columns.ts'
import { tapePaths } from '../ledger/paths.ts'
import type { Sql } from '../../platform/database.ts'
import type { TickDays } from '../tape/tick-days.ts'

const batchesAtOnce = 32
const openAtOnce = 1_000

/** The last checkpoint whose journal rows were gone through; 0 for none. */
export async function keptThrough(owner: Sql): Promise<number> {
  const rows = await owner<{ id: bigint }[]>`select kept_through_checkpoint as id from tape_retention`
  return Number(rows[0]?.id ?? 0n)
}

export async function setKeptThrough(owner: Sql, checkpointId: number): Promise<void> {
  await owner.begin(async (transaction) => {
    await transaction`delete from tape_retention`
    await transaction`insert into tape_retention values (${checkpointId})`
  })
}

/** The last checkpoint that was made before a moment; 0 for none. */
export async function checkpointBefore(owner: Sql, at: number): Promise<number> {
  const rows = await owner<{ id: bigint | null }[]>`select max(id) as id from checkpoints where at < ${at}`
  return Number(rows[0]?.id ?? 0n)
}

export const newestCheckpoint = (owner: Sql): Promise<number> => checkpointBefore(owner, Number.MAX_SAFE_INTEGER)

/** The journal rows of a checkpoint, or those of the batches that none covers, some batches at a time. */
export async function* journalOfCheckpoint(owner: Sql, checkpointId: number | null): AsyncGenerator<JournalRow[]> {
  for (let after = 0; ;) {
    const batches = await owner<{ id: bigint; leaves: string }[]>`
      select id, leaves from batches
      where id > ${after} and ${checkpointId === null ? owner`checkpoint_id is null` : owner`checkpoint_id = ${checkpointId}`}
      order by id limit ${batchesAtOnce}`
    const last = batches.at(-1)
    if (last === undefined) return
    after = Number(last.id)
    const names = batches.flatMap(({ leaves }) => leavesOf(leaves)).map((leaf) => leaf.split(' '))
    const rows = await owner.unsafe<JournalColumns[]>(
      `select ${journalColumns} from unnest($1::bigint[], $2::bigint[]) as w (book_id, sequence)
       join journal j on j.book_id = w.book_id and j.sequence = w.sequence`,
      [names.map(([bookId]) => bookId ?? ''), names.map(([, sequence]) => sequence ?? '')],
    )
    yield rows.map(journalRowFrom)
  }
}

/** Whether something open that was made before a moment falls due with facts of the tape: its rows are named then. */
export async function isTapeAwaited(owner: Sql, before: number): Promise<boolean> {
  const kinds = [...dueRules.keys()].filter((kind) => dueRules.get(kind) !== 'nothing')
  const pages = owner<{ kind: string; body: string }[]>`
    select kind, body from records where is_open and kind = any(${kinds}) and made_at < ${before}`.cursor(openAtOnce)
  for await (const rows of pages) if (rows.some(({ kind, body }) => asksForTape(kind, body))) return true
  return false
}

function asksForTape(kind: string, body: string): boolean {
  const rule = rowOf(dueRules, kind)
  const record = readShape(JSON.parse(body), rowOf(recordKinds, kind).decimals)
  return rule !== 'nothing' && rule.facts(record as never) !== 'none'
}

/** One day of a symbol's tape. `coveredBy`: the stretch of the checkpoint that covers its last row. */
export type DayOnTape = {
  symbol: string
  first: number
  last: number
  lastTick: number | undefined
  watermarks: number[]
  coveredBy: { fromSequence: number; toSequence: number } | undefined
}

export async function dayOnTape(owner: Sql, begin: number, end: number): Promise<DayOnTape[]> {
  const rows = await owner<
    { symbol: string; first: bigint; last: bigint; last_tick: bigint | null; watermarks: string[] | null }[]
  >`select symbol, min(sequence) as first, max(sequence) as last, max(sequence) filter (where kind = 'tick') as last_tick,
      array_agg(sequence::text) filter (where kind = 'watermark') as watermarks
    from ticks where source_at >= ${begin} and source_at < ${end} group by symbol order by symbol`
  return Promise.all(
    rows.map(async ({ symbol, first, last, last_tick: lastTick, watermarks }) => ({
      symbol,
      first: Number(first),
      last: Number(last),
      lastTick: lastTick === null ? undefined : Number(lastTick),
      watermarks: (watermarks ?? []).map(Number),
      coveredBy: await readRangeOf(owner, symbol, Number(last)),
    })),
  )
}

/**
 * Copies rows of a symbol's tape, with their paths. Rows that no checkpoint covers yet are left: they are not dropped
 * either.
 */
export async function keepSequences(owner: Sql, symbol: string, sequences: ReadonlySet<number>): Promise<void> {
  const kept = await owner<{ sequence: bigint }[]>`
    select sequence from kept_ticks where symbol = ${symbol} and sequence = any(${[...sequences].map(String)}::bigint[])`
  const wanted = new Set(sequences)
  for (const { sequence } of kept) wanted.delete(Number(sequence))
  const left = [...wanted].sort((a, b) => a - b)
  for (let index = 0; index < left.length;) {
    const range = await readRangeOf(owner, symbol, left[index] ?? 0)
    if (range === undefined) return
    const inRange = left.slice(index).filter((sequence) => sequence <= range.toSequence)
    index += inRange.length
    const paths = await tapePaths(owner, range, new Set(inRange))
    await owner`
      insert into kept_ticks (symbol, sequence, kind, source_at, received_at, bid, ask, last, volume, source, derived, checkpoint_id, path)
      select t.symbol, t.sequence, t.kind, t.source_at, t.received_at, t.bid, t.ask, t.last, t.volume, t.source, t.derived,
        ${range.checkpointId}, p.path
      from unnest(${[...paths.keys()].map(String)}::bigint[], ${[...paths.values()].map(writeCanonical)}::text[]) as p (sequence, path)
      join ticks t on t.symbol = ${symbol} and t.sequence = p.sequence
      on conflict do nothing`
  }
}

/**
 * Drops a day and notes on the heads where the raw tape begins now. False when the tape is being read.
 * @throws when the day is not the oldest of one of its symbols.
 */
export const dropDay = (days: TickDays, begin: number, tapes: readonly DayOnTape[]): Promise<boolean> =>
  days.drop(begin, async (transaction) => {
    for (const { symbol, first, last } of tapes) {
      const moved = await transaction`
        update tape_heads set dropped_sequence = ${last} where symbol = ${symbol} and dropped_sequence = ${first - 1}`
      if (moved.count !== 1) throw new Error(`the raw tape of ${symbol} does not start at row ${first}`)
    }
  })
