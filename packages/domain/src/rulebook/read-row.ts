import { readFacts } from '../books/facts-record.ts'
import { readEntries } from '../ledger/entries-text.ts'
import type { JournalRow } from '../ledger/journal-row.ts'
import { type AnyShape, readShape } from '../money/shape.ts'
import type { DecidedRow } from '../receipts/decided-row.ts'
import { commandShapes, replyRules } from './journal-tables.ts'
import { rowOf } from './merged.ts'
import type { Command, Reply } from './nouns.ts'

type Kinded = { kind: string }

function readKinded(text: string, shapeOf: (kind: string) => AnyShape): Kinded {
  const value = JSON.parse(text) as Kinded
  return readShape(value, shapeOf(value.kind)) as Kinded
}

/** @throws if it is not a canonical text of a known command. */
export const readCommand = (text: string): Command => readKinded(text, (kind) => rowOf(commandShapes, kind)) as Command

/** @throws if it is not a canonical text of a known reply. */
export const readReply = (text: string): Reply => readKinded(text, (kind) => rowOf(replyRules, kind).decimals) as Reply

/** @throws if one of the texts is not canonical or not known. */
export const readRow = (row: JournalRow): DecidedRow<Reply> => ({
  bookId: row.bookId,
  sequence: row.sequence,
  command: readCommand(row.command),
  facts: readFacts(row.facts),
  reply: readReply(row.reply),
  ...readEntries(row.entries),
})
