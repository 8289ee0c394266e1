import { readFacts } from '../books/facts-record.ts'
import { readEntries } from '../ledger/entries-text.ts'
import type { JournalRow } from '../ledger/journal-row.ts'
import { type AnyShape, holdsShape, readShape } from '../money/shape.ts'
import { assert } from '../result.ts'
import type { DecidedRow } from '../receipts/decided-row.ts'
import type { AcceptedRow } from '../receipts/formula.ts'
import { commandRows, replyRules } from './journal-tables.ts'
import { rowOf } from './merged.ts'
import type { Command, Reply } from './nouns.ts'

type Kinded = { kind: string }

function readKinded(text: string, shapeOf: (kind: string) => AnyShape): Kinded {
  const value = JSON.parse(text) as Kinded
  // A kind that this version does not know is a word; what is none must not pass for one.
  if (typeof value.kind !== 'string') throw new Error('the kind is no text')
  const shape = shapeOf(value.kind)
  assert(holdsShape(value, shape), `what has decimals in it is a structure: ${value.kind}`)
  return readShape(value, shape) as Kinded
}

/** @throws if it is not a canonical text of a known command. */
export const readCommand = (text: string): Command =>
  readKinded(text, (kind) => rowOf(commandRows, kind).decimals) as Command

/** @throws if it is not a canonical text of a known reply. */
export const readReply = (text: string): Reply => readKinded(text, (kind) => rowOf(replyRules, kind).decimals) as Reply

/** @throws if one of the texts is not canonical or not known. */
export const readRow = (row: JournalRow): DecidedRow<Reply> => ({
  bookId: row.bookId,
  sequence: row.sequence,
  key: row.key,
  command: readCommand(row.command),
  facts: readFacts(row.facts),
  reply: readReply(row.reply),
  ...readEntries(row.entries),
})

/** A row of which this version may not know the command, and not even the reply: `reply` is undefined then. */
export type ClaimedRow = Omit<DecidedRow<Reply>, 'reply'> & { reply: Reply | undefined }

/** @throws if one of the texts is not canonical. The fields of an unknown command stay as they are in its text. */
export const readClaim = (row: JournalRow): ClaimedRow => ({
  bookId: row.bookId,
  sequence: row.sequence,
  key: row.key,
  command: readKinded(row.command, (kind) => commandRows.get(kind)?.decimals ?? {}),
  facts: readFacts(row.facts),
  reply: hasKnownReply(row) ? readReply(row.reply) : undefined,
  ...readEntries(row.entries),
})

function hasKnownReply({ reply }: JournalRow): boolean {
  const { kind } = JSON.parse(reply) as { kind?: unknown }
  return typeof kind !== 'string' || replyRules.has(kind)
}

/** The row that a receipt says accepted something, of whichever kind: its formula looks first. @throws as `readRow`. */
export const readAccepted = (row: JournalRow): AcceptedRow => readRow(row)
