import { writeCanonical } from '@touchstone/domain/books/codec'
import type { JournalRow } from '@touchstone/domain/ledger/journal-row'
import { isWatermark } from '@touchstone/domain/market/tick'
import { readShape } from '@touchstone/domain/money/shape'
import type { Stretch } from '@touchstone/domain/receipts/receipt'
import { stretchDecimals } from '@touchstone/domain/receipts/receipt-text'
import { settingsFromText } from '@touchstone/domain/settings/settings-text'
import type { Settings } from '@touchstone/domain/settings/settings'
import type { Sql } from '../../platform/database.ts'
import { lastTick, readRows } from '../tape/tape.store.ts'
import { readRangeOf } from './checkpoints.store.ts'
import { leafUnder } from './price-leaf.ts'
import { loadStretch } from './stretch.ts'

type Sources = { sql: Sql; versions: () => readonly Settings[] }

export type Crossed = {
  row: JournalRow
  /** The row before it in the book. */
  before: JournalRow
  /** The ticks that set it off. */
  crossed: readonly { symbol: string; sequence: number }[]
  /** The stored text of the settings that it was decided under. */
  settings: string
}

/** The tape from the row before to each tick that set a row off, as far as a checkpoint covers it and it is still there. */
export async function crossingStretches(
  sources: Sources,
  { row, before, crossed, settings }: Crossed,
): Promise<Stretch[]> {
  const since = Math.max(before.at, settingsFromText(settings).effectiveAt)
  const found = await Promise.all(
    crossed.map(async (tick) => (await keptStretch(sources.sql, row, tick)) ?? stretchTo(sources, tick, since)),
  )
  return found.filter((stretch) => stretch !== undefined)
}

async function stretchTo(
  sources: Sources,
  { symbol, sequence }: Crossed['crossed'][number],
  since: number,
): Promise<Stretch | undefined> {
  const range = await readRangeOf(sources.sql, symbol, sequence)
  if (range?.prices === undefined) return undefined
  const { fromSequence } = range.prices
  const from = await inForceAt(sources, { symbol, sequence, fromSequence }, since)
  const tree = { symbol, fromSequence, toSequence: range.toSequence, leafOf: leafUnder(sources.versions()) }
  return from === undefined ? undefined : loadStretch(sources.sql, tree, { from, to: sequence })
}

/**
 * The last tick before `sequence` that had come by a time; where the price tree begins later, its first tick. Undefined
 * where there is none, or it was dropped.
 */
async function inForceAt(
  { sql }: Sources,
  { symbol, sequence, fromSequence }: { symbol: string; sequence: number; fromSequence: number },
  at: number,
): Promise<number | undefined> {
  const last = await lastTick(sql, symbol, at, sequence - 1)
  for (let from = last?.sequence ?? 0; from >= fromSequence; from -= 1) {
    const [row] = await readRows(sql, symbol, from, from)
    if (row === undefined) return undefined
    if (!isWatermark(row) && row.receivedAt <= at) return from
  }
  for (let from = fromSequence; from < sequence; from += 1) {
    const [row] = await readRows(sql, symbol, from, from)
    if (row === undefined) return undefined
    if (!isWatermark(row)) return from
  }
  return undefined
}

/** Keeps the stretches of a row, for when the days of its tape are dropped. */
export async function keepStretches(
  sql: Sql,
  { bookId, sequence }: JournalRow,
  stretches: readonly Stretch[],
): Promise<void> {
  for (const stretch of stretches)
    await sql`insert into kept_stretches (book_id, sequence, symbol, to_sequence, stretch)
      values (${bookId}, ${sequence}, ${stretch.symbol}, ${stretch.to}, ${writeCanonical(stretch)}) on conflict do nothing`
}

async function keptStretch(
  sql: Sql,
  { bookId, sequence }: JournalRow,
  tick: Crossed['crossed'][number],
): Promise<Stretch | undefined> {
  const rows = await sql<{ stretch: string }[]>`
    select stretch from kept_stretches where book_id = ${bookId} and sequence = ${sequence}
      and symbol = ${tick.symbol} and to_sequence = ${tick.sequence}`
  return rows[0] && (readShape(JSON.parse(rows[0].stretch), stretchDecimals) as Stretch)
}
