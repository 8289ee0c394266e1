import { applyDecision } from '../books/apply-decision.ts'
import { type Book, emptyBook } from '../books/book.ts'
import { writeCanonical } from '../books/codec.ts'
import { recordingFacts } from '../books/facts-record.ts'
import { type Checkpoint, checkpointHash, journalLeaf, type SettingsStatement } from '../ledger/checkpoint.ts'
import { tapeLeaf } from '../ledger/tape-leaf.ts'
import { entriesText } from '../ledger/entries-text.ts'
import { emptyHash } from '../ledger/hash.ts'
import { type JournalRow, journalRowHash } from '../ledger/journal-row.ts'
import { merkleLevels, merklePath, merkleRoot } from '../ledger/merkle.ts'
import { isWatermark, type TapeRow } from '../market/tick.ts'
import type { AnchoredTapeRow, Receipt } from '../receipts/receipt.ts'
import { assert } from '../result.ts'
import { decide, isUserCommand } from '../rulebook/decide.ts'
import {
  acceptedSequence,
  crossedTicks,
  type CrossedTick,
  makeReceipt,
  receiptNeeds,
  sequenceBefore,
} from '../rulebook/make-receipt.ts'
import type { Command } from '../rulebook/nouns.ts'
import { defaultSettings } from '../settings/default-settings.ts'
import { settingsRoot } from '../settings/settings-sections.ts'
import { settingsText } from '../settings/settings-text.ts'
import type { Settings } from '../settings/settings.ts'
import { exampleFacts } from './example-facts.ts'
import { examplePrices, exampleStretch } from './example-tape.ts'

type Given = Parameters<typeof exampleFacts>[0]

export type ExampleHouse = {
  book: () => Book
  tape: (row: TapeRow) => void
  run: (command: Command, given: Given) => JournalRow
  /** Undefined when it is refused. */
  tryRun: (command: Command, given: Given) => JournalRow | undefined
  /** Keeps a text that rows name by its hash. */
  keep: (text: string) => void
  /** Tapes a watermark of every symbol: no tick at or before that time comes any more. Epoch milliseconds. */
  seal: (at: number) => void
  /** `settings`: what the house shows as those that it was decided under; the checkpoint states the published ones. */
  receiptOf: (row: JournalRow, settings?: Settings) => Receipt
  /** With this row as the one that armed what a price set off. */
  receiptArmedBy: (row: JournalRow, armed: JournalRow, settings?: Settings) => Receipt
  journal: () => readonly JournalRow[]
  /** @throws without such a row. */
  tapeRow: (symbol: string, sequence: number) => TapeRow
  /** Changes the book without a row, as a dishonest house could. */
  meddle: (change: (book: Book) => Book) => void
  /** Writes the last row again, with its hash in order, as such a house could. */
  rewrite: (change: (row: JournalRow) => Partial<JournalRow>) => JournalRow
}

/**
 * One demo book, a tape and one checkpoint in memory: as much of a house as a receipt needs, for tests to look at.
 * `versions`: the settings that the checkpoint states, oldest first; commands are decided under the first.
 */
export function exampleHouse(
  accounts: Book['accounts'],
  versions: readonly Settings[] = [defaultSettings],
): ExampleHouse {
  const [first = defaultSettings] = versions
  let book: Book = { ...emptyBook(7, 'demo'), accounts }
  const journal: JournalRow[] = []
  const tapes = new Map<string, TapeRow[]>()
  const inputs: string[] = []

  function tryRun(command: Command, given: Given): JournalRow | undefined {
    const { facts, text } = recordingFacts(exampleFacts({ settings: first, ...given }))
    const decided = decide(book, command, facts)
    if (!decided.ok) return undefined
    const applied = applyDecision(book, decided.value)
    const unhashed = {
      bookId: book.id,
      sequence: book.sequence + 1,
      key: `${isUserCommand(command) ? 'u' : 'example'}:${book.sequence + 1}`,
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

  const tape = (row: TapeRow): void => void tapes.set(row.symbol, [...(tapes.get(row.symbol) ?? []), row])

  return {
    book: () => book,
    tape,
    keep: (text) => void inputs.push(text),
    seal(at) {
      for (const [symbol, rows] of tapes) tape({ symbol, sequence: (rows.at(-1)?.sequence ?? 0) + 1, watermarkAt: at })
    },
    run,
    tryRun,
    receiptOf: (row, settings = first) =>
      receiptOf({ row, journal, tapes, inputs, stated: versions.map(statementOf) }, settingsText(settings)),
    receiptArmedBy: (row, armed, settings = first) =>
      receiptOf({ row, journal, tapes, inputs, stated: versions.map(statementOf), armed }, settingsText(settings)),
    journal: () => journal,
    tapeRow(symbol, sequence) {
      const row = tapes.get(symbol)?.find((each) => each.sequence === sequence)
      assert(row !== undefined, `the tape holds ${symbol} ${sequence}`)
      return row
    },
    meddle(change) {
      book = change(book)
    },
    rewrite(change) {
      const row = journal.pop()
      assert(row !== undefined, 'the example has a row')
      const written = { ...row, ...change(row) }
      const hashed = { ...written, hash: journalRowHash(written) }
      journal.push(hashed)
      book = { ...book, head: hashed.hash }
      return hashed
    },
  }
}

/** Cutting the settings into sections costs more than all else of a receipt: each version is stated once. */
const statements = new WeakMap<Settings, SettingsStatement>()

function statementOf(settings: Settings): SettingsStatement {
  const { version, effectiveAt } = settings
  const known = statements.get(settings)
  const stated = known ?? { version, effectiveAt, ...settingsRoot(settingsText(settings)) }
  statements.set(settings, stated)
  return stated
}

type Tapes = ReadonlyMap<string, readonly TapeRow[]>

type Sealing = {
  row: JournalRow
  journal: readonly JournalRow[]
  tapes: Tapes
  stated: readonly SettingsStatement[]
  inputs: readonly string[]
  armed?: JournalRow
}

/** The rows under the checkpoint: those of the book, and one of another book that armed something. */
const sealedRows = ({ journal, armed }: Sealing): readonly JournalRow[] =>
  armed === undefined || journal.includes(armed) || armed.bookId === journal[0]?.bookId ? journal : [...journal, armed]

function checkpointOf(sealing: Sealing): Checkpoint {
  const { row, tapes, stated } = sealing
  const rows = sealedRows(sealing)
  const ranges = [...tapes]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([symbol, tape]) => {
      const fromSequence = tape[0]?.sequence ?? 0
      const prices = { fromSequence, node: examplePrices(tape) }
      return {
        symbol,
        fromSequence,
        toSequence: tape.at(-1)?.sequence ?? 0,
        root: merkleRoot(tape.map(tapeLeaf)),
        prices,
      }
    })
  const unhashed = {
    id: 1,
    at: row.at + 1_000,
    previousHash: emptyHash,
    journalRoot: merkleRoot(rows.map(journalLeaf)),
    journalCount: rows.length,
    tapes: ranges,
    statement: { settings: stated, audit: null },
  }
  return { ...unhashed, hash: checkpointHash(unhashed) }
}

function receiptOf(sealing: Sealing, settings: string): Receipt {
  const { row, journal, tapes } = sealing
  const checkpoint = checkpointOf(sealing)
  const sealed = sealedRows(sealing)
  const levels = merkleLevels(sealed.map(journalLeaf))
  const anchored = (each: JournalRow) => ({
    row: each,
    anchor: {
      checkpoint,
      path: merklePath(levels, each.bookId === row.bookId ? each.sequence - 1 : sealed.length - 1),
    },
  })
  const ticks = [...tapes.values()].flatMap((rows): AnchoredTapeRow[] => {
    const tapeLevels = merkleLevels(rows.map(tapeLeaf))
    return rows.map((each, index) => ({ row: each, anchor: { checkpoint, path: merklePath(tapeLevels, index) } }))
  })
  const accepted = journal[(acceptedSequence(row) ?? 0) - 1]
  const before = journal[(sequenceBefore(row) ?? 0) - 1]
  const crossed = before === undefined ? [] : crossedTicks(row, settings)
  const earlier = journal.slice(0, row.sequence - 1)
  const [crossing] = crossed.flatMap((tick) => sealing.armed ?? armingRow(earlier, tick, tapes) ?? [])
  const { armedBy } = receiptNeeds(row, accepted ?? null)
  const armed = armedBy === null ? crossing : (sealing.armed ?? journal[armedBy.sequence - 1])
  return makeReceipt({
    journal: anchored(row),
    ticks,
    accepted: accepted === undefined ? null : anchored(accepted),
    before: before ?? null,
    armed: armed === undefined || armed === accepted ? null : anchored(armed),
    stretches: crossed.flatMap(
      ({ symbol, sequence, since }) =>
        exampleStretch(tapes.get(symbol) ?? [], since(armed?.at ?? before?.at ?? 0), sequence) ?? [],
    ),
    settings,
    inputs: sealing.inputs,
  })
}

function armingRow(
  earlier: readonly JournalRow[],
  { symbol, sequence, isArmedBy }: CrossedTick,
  tapes: Tapes,
): JournalRow | undefined {
  const next = tapes.get(symbol)?.find((row) => !isWatermark(row) && row.sequence > sequence)
  const replacedAt = next === undefined ? Infinity : timeReceived(next)
  return earlier.findLast((row) => isArmedBy(row, replacedAt))
}

const timeReceived = (row: TapeRow): number => (isWatermark(row) ? row.watermarkAt : row.receivedAt)
