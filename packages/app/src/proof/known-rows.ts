import type { Hash } from '@touchstone/domain/ledger/hash'
import { type JournalRow, journalRowHash } from '@touchstone/domain/ledger/journal-row'
import type { KnownBook } from '@touchstone/domain/receipts/known-book'
import { blockOf, keptRows, lastOfBlock, type OwnBook, rowsName } from './kept-rows.ts'
import type { KeptTexts } from './kept-texts.ts'
import { readPin } from './pins.ts'

export type KnownRow = { hash: Hash } | { difference: string }

/** What a replay on this device has made of some rows of a book, as a message to a worker has it. */
export type KnownRows = {
  bookId: number
  /** The last row that came out the same. */
  through: number
  rows: readonly (readonly [sequence: number, known: KnownRow])[]
}

/** Rows of the journal of a book, from a sequence on. */
export type FetchRows = (own: OwnBook, from: number, limit: number) => Promise<readonly JournalRow[]>

export function knownBookOf({ bookId, rows }: KnownRows): KnownBook {
  const known = new Map(rows)
  return { bookId, row: (sequence) => known.get(sequence) }
}

/**
 * What this device knows of these rows. The hash of an old row is not kept: the rows from it to the next hash that is are
 * fetched again, and must lead there. Undefined for a book that was never looked at.
 */
export async function knownRows(
  texts: KeptTexts,
  own: OwnBook,
  sequences: readonly number[],
  fetchRows: FetchRows,
): Promise<KnownRows | undefined> {
  const pin = await readPin(texts, own)
  if (pin === undefined) return undefined
  const hashes = keptRows(texts, rowsName(own))
  const { difference } = pin
  const through = difference === undefined ? pin.sequence : difference.sequence - 1
  async function knownOf(sequence: number): Promise<KnownRow | undefined> {
    if (difference !== undefined && sequence >= difference.sequence)
      return { difference: `row ${difference.sequence}: ${difference.sentence}` }
    if (sequence > through) return undefined
    const hash = await hashes.hashOf(sequence)
    if (hash !== undefined) return { hash }
    const last = lastOfBlock(blockOf(sequence))
    const kept = await hashes.hashOf(last)
    return kept === undefined ? undefined : leadingTo(kept, await rowsUpTo(own, sequence, last, fetchRows))
  }
  const rows = await Promise.all(
    [...new Set(sequences)].map(async (sequence) => [sequence, await knownOf(sequence)] as const),
  )
  return {
    bookId: own.bookId,
    through,
    rows: rows.flatMap(([sequence, known]) => (known === undefined ? [] : [[sequence, known] as const])),
  }
}

async function rowsUpTo(own: OwnBook, from: number, last: number, fetchRows: FetchRows): Promise<JournalRow[]> {
  const rows: JournalRow[] = []
  for (let next = from; next <= last; next = from + rows.length) {
    const more = await fetchRows(own, next, last - next + 1)
    if (more.length === 0) break
    rows.push(...more)
  }
  return rows
}

/** The hash of the first of rows that lead, each naming the one before, to a row that this device has seen. */
function leadingTo(kept: Hash, rows: readonly JournalRow[]): KnownRow | undefined {
  const [first] = rows
  if (first === undefined) return undefined
  const isChain = rows.every(
    (row, index) => journalRowHash(row) === row.hash && (index === 0 || row.previousHash === rows[index - 1]?.hash),
  )
  return isChain && rows.at(-1)?.hash === kept
    ? { hash: first.hash }
    : { difference: `the rows from ${first.sequence} on do not lead to the one that this device has seen` }
}
