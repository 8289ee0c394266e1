import type { JournalRow } from '@touchstone/domain/ledger/journal-row'
import type { TapeRow } from '@touchstone/domain/market/tick'
import type { TapeNeed } from '@touchstone/domain/receipts/formula'
import type { AnchoredJournalRow, AnchoredTapeRow, Receipt } from '@touchstone/domain/receipts/receipt'
import { makeReceipt, receiptNeeds } from '@touchstone/domain/rulebook/make-receipt'
import type { Settings } from '@touchstone/domain/settings/settings'
import type { TapeReader } from '../tape/tape-reader.ts'
import type { Sql } from '../../platform/database.ts'
import type { Paths } from './paths.ts'

type Sources = { sql: Sql; paths: Paths; tape: TapeReader; settingsOf: (version: number) => Settings }

type JournalColumns = Omit<JournalRow, 'bookId' | 'sequence' | 'at' | 'previousHash'> & {
  book_id: bigint
  sequence: bigint
  at: bigint
  previous_hash: string
}

/** One row of the journal. Rejects when the book has no such row. */
export async function readJournalRow(sql: Sql, bookId: number, sequence: number): Promise<JournalRow> {
  const rows = await sql<JournalColumns[]>`
    select book_id, sequence, key, at, command, facts, reply, entries, previous_hash, hash
    from journal where book_id = ${bookId} and sequence = ${sequence}`
  const [row] = rows
  if (row === undefined) throw new Error(`book ${bookId} has no journal row ${sequence}`)
  const { key, command, facts, reply, entries, hash } = row
  const [at, previousHash] = [Number(row.at), row.previous_hash]
  return { bookId, sequence, key, at, command, facts, reply, entries, previousHash, hash }
}

/**
 * Loads everything that a person needs to check one command without asking us again. Paths that do not exist yet are
 * marked as pending.
 */
export async function loadReceipt(sources: Sources, bookId: number, sequence: number): Promise<Receipt> {
  const journal = await anchoredRow(sources, bookId, sequence)
  const needs = receiptNeeds(journal.row)
  const rows = (await Promise.all(needs.tape.map((need) => neededRows(sources.tape, need)))).flat()
  const unique = new Map(rows.map((row) => [`${row.symbol} ${row.sequence}`, row]))
  const ticks = await Promise.all([...unique.values()].map((row) => anchoredTick(sources, row)))
  const purchase = needs.purchaseSequence === null ? null : await anchoredRow(sources, bookId, needs.purchaseSequence)
  return makeReceipt({ journal, ticks, purchase, settings: sources.settingsOf(needs.settingsVersion) })
}

async function anchoredRow({ sql, paths }: Sources, bookId: number, sequence: number): Promise<AnchoredJournalRow> {
  const row = await readJournalRow(sql, bookId, sequence)
  return { row, anchor: await paths.pathOfJournalRow(bookId, sequence) }
}

async function anchoredTick({ paths }: Sources, row: TapeRow): Promise<AnchoredTapeRow> {
  return { row, anchor: await paths.pathOfTick(row.symbol, row.sequence) }
}

async function neededRows(tape: TapeReader, { symbol, from, to, sealedAt }: TapeNeed): Promise<TapeRow[]> {
  const rows = await tape.rows(symbol, from, to)
  if (sealedAt === undefined) return rows
  const last = await tape.lastAtOrBefore(symbol, sealedAt)
  const sealing = (last?.rows ?? []).filter((row) => row.sequence > to)
  const next = sealing.length > 0 || tape.headOf(symbol) <= to ? sealing : await tape.rows(symbol, to + 1, to + 1)
  return [...rows, ...next]
}
