import { writeCanonical } from '@touchstone/domain/books/codec'
import type { JournalRow } from '@touchstone/domain/ledger/journal-row'
import { aheadMsMax } from '@touchstone/domain/market/staleness'
import { isWatermark } from '@touchstone/domain/market/tick'
import { readShape } from '@touchstone/domain/money/shape'
import type { Stretch } from '@touchstone/domain/receipts/receipt'
import { crossedTicks } from '@touchstone/domain/rulebook/make-receipt'
import { stretchDecimals } from '@touchstone/domain/receipts/receipt-text'
import type { Settings } from '@touchstone/domain/settings/settings'
import type { Sql } from '../../platform/database.ts'
import { lastTick, readRows } from '../tape/tape.store.ts'
import { armingRow } from './arming-row.ts'
import { readRangeOf } from './checkpoints.store.ts'
import { leafUnder } from './price-leaf.ts'
import { loadStretch } from './stretch.ts'

type Sources = { sql: Sql; versions: () => readonly Settings[] }

/** The row that armed what set a row off, and the tape since then; neither where no such row is found. */
export type FoundCrossing = { armed: JournalRow | undefined; stretches: Stretch[] }

/**
 * What a receipt shows of the ticks that set a row off: the tape from the row that armed it to each of them, as far as a
 * checkpoint covers it and it is still there. `settings`: the stored text of those that it was decided under.
 */
export async function crossingStretches(
  sources: Sources,
  { row, settings }: { row: JournalRow; settings: string },
): Promise<FoundCrossing> {
  const found = await Promise.all(
    crossedTicks(row, settings).map(async (tick) => {
      const armed = await armingRow(sources.sql, row, tick)
      const since = tick.since(armed?.at ?? row.at)
      return { armed, stretch: (await keptStretch(sources.sql, row, tick)) ?? (await stretchTo(sources, tick, since)) }
    }),
  )
  return {
    armed: found.find(({ armed }) => armed !== undefined)?.armed,
    stretches: found.flatMap(({ stretch }) => stretch ?? []),
  }
}

type Place = { symbol: string; sequence: number }

async function stretchTo(sources: Sources, { symbol, sequence }: Place, since: number): Promise<Stretch | undefined> {
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
  // The clock of its source may have been ahead of ours.
  const last = await lastTick(sql, symbol, at + aheadMsMax, sequence - 1)
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

async function keptStretch(sql: Sql, { bookId, sequence }: JournalRow, tick: Place): Promise<Stretch | undefined> {
  const rows = await sql<{ stretch: string }[]>`
    select stretch from kept_stretches where book_id = ${bookId} and sequence = ${sequence}
      and symbol = ${tick.symbol} and to_sequence = ${tick.sequence}`
  return rows[0] && (readShape(JSON.parse(rows[0].stretch), stretchDecimals) as Stretch)
}
