import { applyDecision } from '../books/apply-decision.ts'
import { type Book, emptyBook } from '../books/book.ts'
import { writeCanonical } from '../books/codec.ts'
import { recordingFacts } from '../books/facts-record.ts'
import { type Checkpoint, checkpointHash, journalLeaf, tapeLeaf } from '../ledger/checkpoint.ts'
import { entriesText } from '../ledger/entries-text.ts'
import { emptyHash } from '../ledger/hash.ts'
import { type JournalRow, journalRowHash } from '../ledger/journal-row.ts'
import { merkleLevels, merklePath, merkleRoot } from '../ledger/merkle.ts'
import type { TapeRow } from '../market/tick.ts'
import type { Anchor, AnchoredTapeRow, Receipt } from '../receipts/receipt.ts'
import { assert } from '../result.ts'
import { decide } from '../rulebook/decide.ts'
import { makeReceipt, receiptNeeds } from '../rulebook/make-receipt.ts'
import type { Command } from '../rulebook/nouns.ts'
import { defaultSettings } from '../settings/default-settings.ts'
import { exampleFacts } from './example-facts.ts'

type Given = Parameters<typeof exampleFacts>[0]

export type ExampleHouse = {
  book: () => Book
  tape: (row: TapeRow) => void
  run: (command: Command, given: Given) => JournalRow
  /** Undefined when it is refused. */
  tryRun: (command: Command, given: Given) => JournalRow | undefined
  receiptOf: (row: JournalRow) => Receipt
}

/** One demo book, a tape and one checkpoint in memory: as much of a house as a receipt needs, for tests to look at. */
export function exampleHouse(accounts: Book['accounts']): ExampleHouse {
  let book: Book = { ...emptyBook(7, 'demo'), accounts }
  const journal: JournalRow[] = []
  const tapes = new Map<string, TapeRow[]>()

  function tryRun(command: Command, given: Given): JournalRow | undefined {
    const { facts, text } = recordingFacts(exampleFacts(given))
    const decided = decide(book, command, facts)
    if (!decided.ok) return undefined
    const applied = applyDecision(book, decided.value)
    const unhashed = {
      bookId: book.id,
      sequence: book.sequence + 1,
      key: `example:${book.sequence + 1}`,
      at: facts.at,
      command: writeCanonical(command),
      facts: text(),
      reply: writeCanonical(decided.value.reply),
      entries: entriesText(decided.value.postings, applied.entries),
      previousHash: book.head,
    }
    const row = { ...unhashed, hash: journalRowHash(unhashed) }
    book = { ...applied.book, sequence: row.sequence, head: row.hash }
    journal.push(row)
    return row
  }

  function run(command: Command, given: Given): JournalRow {
    const row = tryRun(command, given)
    assert(row !== undefined, `the example is accepted: ${command.kind}`)
    return row
  }

  return {
    book: () => book,
    tape: (row) => tapes.set(row.symbol, [...(tapes.get(row.symbol) ?? []), row]),
    run,
    tryRun,
    receiptOf: (row) => receiptOf(row, journal, tapes),
  }
}

type Tapes = ReadonlyMap<string, readonly TapeRow[]>

function checkpointOf(journal: readonly JournalRow[], tapes: Tapes): Checkpoint {
  const ranges = [...tapes]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([symbol, rows]) => ({
      symbol,
      fromSequence: rows[0]?.sequence ?? 0,
      toSequence: rows.at(-1)?.sequence ?? 0,
      root: merkleRoot(rows.map(tapeLeaf)),
    }))
  const journalRoot = merkleRoot(journal.map(journalLeaf))
  const unhashed = { id: 1, at: 1, previousHash: emptyHash, journalRoot, journalCount: journal.length, tapes: ranges }
  return { ...unhashed, hash: checkpointHash(unhashed) }
}

function receiptOf(row: JournalRow, journal: readonly JournalRow[], tapes: Tapes): Receipt {
  const checkpoint = checkpointOf(journal, tapes)
  const rowAnchor = ({ sequence }: { sequence: number }): Anchor => ({
    checkpoint,
    path: merklePath(merkleLevels(journal.map(journalLeaf)), sequence - 1),
  })
  const ticks = [...tapes.values()].flatMap((rows): AnchoredTapeRow[] => {
    const levels = merkleLevels(rows.map(tapeLeaf))
    return rows.map((each, index) => ({ row: each, anchor: { checkpoint, path: merklePath(levels, index) } }))
  })
  const bought = journal[(receiptNeeds(row).purchaseSequence ?? 0) - 1]
  return makeReceipt({
    journal: { row, anchor: rowAnchor(row) },
    ticks,
    purchase: bought === undefined ? null : { row: bought, anchor: rowAnchor(bought) },
    settings: defaultSettings,
  })
}
