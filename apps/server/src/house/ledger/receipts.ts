import type { TapeStretch } from '@touchstone/domain/books/fact-kind'
import type { JournalRow } from '@touchstone/domain/ledger/journal-row'
import type { TapeRow } from '@touchstone/domain/market/tick'
import { isAt } from '@touchstone/domain/receipts/check-rows'
import { isCovered } from '@touchstone/domain/receipts/check-anchors'
import {
  type AnchoredJournalRow,
  type AnchoredTapeRow,
  anchorPending,
  checkpointOf,
  type Receipt,
} from '@touchstone/domain/receipts/receipt'
import { acceptedSequence, makeReceipt, receiptNeeds, sequenceBefore } from '@touchstone/domain/rulebook/make-receipt'
import type { Settings } from '@touchstone/domain/settings/settings'
import { tapeKey } from '../tape/named-rows.ts'
import { neededRows } from '../tape/needed-rows.ts'
import type { TapeReader } from '../tape/tape-reader.ts'
import { planOnce, type Sql } from '../../platform/database.ts'
import { crossingStretches } from './crossing-stretches.ts'
import { type JournalColumns, journalColumns, journalRowFrom } from './journal-columns.ts'
import { inputTexts } from './inputs.store.ts'
import type { Paths } from './paths.ts'

export type ReceiptSources = {
  sql: Sql
  paths: Paths
  tape: TapeReader
  /** The stored text of a version of the settings. */
  settingsText: (version: number) => Promise<string>
  /** Every version, oldest first. */
  versions: () => readonly Settings[]
}
type Sources = ReceiptSources

/** One row of the journal. Rejects when the book has no such row. */
export async function readJournalRow(sql: Pick<Sql, 'unsafe'>, bookId: number, sequence: number): Promise<JournalRow> {
  const [columns] = await sql.unsafe<JournalColumns[]>(
    `select ${journalColumns} from journal j where book_id = $1 and sequence = $2`,
    [bookId, sequence],
    planOnce,
  )
  if (columns === undefined) throw new Error(`book ${bookId} has no journal row ${sequence}`)
  return journalRowFrom(columns)
}

/**
 * Loads everything that a person needs to check one command without asking us again. Paths that do not exist yet are
 * marked as pending.
 */
export async function loadReceipt(sources: Sources, bookId: number, sequence: number): Promise<Receipt> {
  const journal = await anchoredRow(sources, bookId, sequence)
  const acceptedAt = acceptedSequence(journal.row)
  const accepted = acceptedAt === null ? null : await anchoredRow(sources, bookId, acceptedAt)
  const needs = receiptNeeds(journal.row, accepted && accepted.row)
  const settings = await sources.settingsText(needs.settingsVersion)
  const beforeAt = sequenceBefore(journal.row)
  const before = beforeAt === null ? null : await readJournalRow(sources.sql, bookId, beforeAt)
  const { armed: crossing, stretches } = await crossingStretches(sources, { row: journal.row, settings })
  const armedBy = needs.armedBy ?? crossing ?? null
  const isCarried = armedBy === null || (accepted !== null && isAt(accepted.row, armedBy))
  const armed = isCarried ? null : await anchoredRow(sources, armedBy.bookId, armedBy.sequence)
  const rows = [
    ...(await neededRows((sought) => foundRows(sources.tape, sought), needs.tape)),
    ...(await Promise.all(stretches.map(({ symbol, from }) => sources.tape.rows(symbol, from, from)))).flat(),
  ]
  const unique = new Map(rows.map((row) => [tapeKey(row.symbol, row.sequence), row]))
  const ticks = await anchoredTicks(sources, [...unique.values()], [journal, accepted, armed])
  const inputs = await inputTexts(sources.sql, needs.inputs)
  return makeReceipt({ journal, ticks, accepted, armed, before, stretches, settings, inputs })
}

/** A checkpoint may be made meanwhile: what one that is shown covers is not pending any more, and is read again. */
async function anchoredTicks(
  sources: Sources,
  rows: readonly TapeRow[],
  carried: readonly (AnchoredJournalRow | null)[],
  tries = 3,
): Promise<AnchoredTapeRow[]> {
  const ticks = await Promise.all(rows.map((row) => anchoredTick(sources, row)))
  const stated = [...carried, ...ticks].flatMap((each) => (each === null ? [] : (checkpointOf(each.anchor) ?? [])))
  const isLate = ({ row, anchor }: AnchoredTapeRow): boolean => anchor === anchorPending && isCovered(row, stated)
  return tries > 1 && ticks.some(isLate) ? anchoredTicks(sources, rows, carried, tries - 1) : ticks
}

async function anchoredRow(sources: Sources, bookId: number, sequence: number): Promise<AnchoredJournalRow> {
  return anchored(sources, await readJournalRow(sources.sql, bookId, sequence))
}

async function anchored({ paths }: Sources, row: JournalRow): Promise<AnchoredJournalRow> {
  return { row, anchor: await paths.pathOfJournalRow(row.bookId, row.sequence) }
}

async function anchoredTick({ paths }: Sources, row: TapeRow): Promise<AnchoredTapeRow> {
  return { row, anchor: await paths.pathOfTick(row.symbol, row.sequence) }
}

async function foundRows(tape: TapeReader, stretches: readonly TapeStretch[]): Promise<Map<string, TapeRow>> {
  const found = await Promise.all(stretches.map(({ symbol, from, to }) => tape.found(symbol, from, to)))
  return new Map(found.flat().map((row) => [tapeKey(row.symbol, row.sequence), row]))
}
