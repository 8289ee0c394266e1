import type { TapeStretch } from '@touchstone/domain/books/fact-kind'
import type { JournalRow } from '@touchstone/domain/ledger/journal-row'
import type { TapeRow } from '@touchstone/domain/market/tick'
import type { RowPlace } from '@touchstone/domain/receipts/decided-row'
import { assert } from '@touchstone/domain/result'
import { acceptedSequence, receiptNeeds } from '@touchstone/domain/rulebook/make-receipt'
import { inputTexts } from '../../house/ledger/inputs.store.ts'
import { readJournalRow } from '../../house/ledger/receipts.ts'
import { readRowsIn, tapeKey } from '../../house/tape/named-rows.ts'
import { firstSought, type ReadTape } from '../../house/tape/needed-rows.ts'
import { readerOf, type Verification } from './verification.ts'

/** What the checks of some rows of a book read most, read for all of them at once; the rest is read when it is asked for. */
export type FactPage = {
  journalRow: (sequence: number) => Promise<JournalRow>
  /** Also of another book. */
  rowAt: (place: RowPlace) => Promise<JournalRow>
  tape: ReadTape
  /** The texts of these hashes that there are. */
  inputs: (hashes: readonly string[]) => Promise<string[]>
}

/** Some rows of one book in order. `before`: the row before the first of them. */
export type PagedRows = { bookId: number; rows: readonly JournalRow[]; before: JournalRow | undefined }

export async function readFactPage(
  snapshot: Pick<Verification, 'sql'>,
  { bookId, rows, before }: PagedRows,
): Promise<FactPage> {
  const given = [...(before ? [before] : []), ...rows]
  for (const row of given)
    assert(row.bookId === bookId, `a page of book ${bookId} was given row ${row.sequence} of book ${row.bookId}`)
  const known = new Map(given.map((row) => [row.sequence, row]))
  const journalRow: FactPage['journalRow'] = async (sequence) =>
    known.get(sequence) ?? (await readJournalRow(snapshot.sql, bookId, sequence))
  const others = new Map<string, Promise<JournalRow>>()
  const sought = new Map<string, TapeStretch>()
  for (const row of rows) for (const stretch of await stretchesOf(row, journalRow)) sought.set(nameOf(stretch), stretch)
  const reader = readerOf(snapshot)
  const found = await readRowsIn(reader, [...sought.values()], leaveOut)
  return {
    journalRow,
    rowAt(place) {
      if (place.bookId === bookId) return journalRow(place.sequence)
      // Many orders follow from one row of their product's book.
      const name = `${place.bookId}-${place.sequence}`
      const found = others.get(name) ?? readJournalRow(snapshot.sql, place.bookId, place.sequence)
      others.set(name, found)
      return found
    },
    inputs: (hashes) => inputTexts(snapshot.sql, hashes),
    tape: async (stretches) =>
      stretches.every((each) => sought.has(nameOf(each)))
        ? new Map(stretches.flatMap((each) => rowsIn(found, each)))
        : readRowsIn(reader, stretches, leaveOut),
  }
}

/** The check of the tape names a row that cannot be read. */
const leaveOut = (): void => undefined

const nameOf = ({ symbol, from, to }: TapeStretch): string => `${symbol} ${from} ${to}`

function rowsIn(found: ReadonlyMap<string, TapeRow>, { symbol, from, to }: TapeStretch): [string, TapeRow][] {
  const rows: [string, TapeRow][] = []
  for (let sequence = from; sequence <= to; sequence += 1) {
    const key = tapeKey(symbol, sequence)
    const row = found.get(key)
    if (row !== undefined) rows.push([key, row])
  }
  return rows
}

/** A row that cannot be read needs nothing; its check says what is wrong with it. */
async function stretchesOf(row: JournalRow, journalRow: FactPage['journalRow']): Promise<TapeStretch[]> {
  try {
    const by = acceptedSequence(row)
    return firstSought(receiptNeeds(row, by === null ? null : await journalRow(by)).tape)
  } catch {
    return []
  }
}
