import { canonicalText, isCanonical } from '../ledger/canonical.ts'
import { entriesText } from '../ledger/entries-text.ts'
import { type Hash, hashText } from '../ledger/hash.ts'
import { type JournalRow, journalRowText } from '../ledger/journal-row.ts'
import type { Entry } from '../ledger/posting.ts'
import { ok, refuse, type Result } from '../result.ts'
import { applyDecision } from './apply-decision.ts'
import type { Book } from './book.ts'
import type { Decided, Decision, Refused, Reply } from './decision.ts'
import type { AnyFactKind, FactsArchive } from './fact-kind.ts'
import { factsFromText, recordingFacts } from './facts-record.ts'
import type { Facts } from './facts.ts'
import { isUsersKey } from './signed-intent.ts'

/** The rules by which a row is decided again. */
export type Rules<C> = {
  readCommand: (text: string) => C
  decide: (book: Book, command: C, facts: Facts) => Decided<Reply, Refused>
  factKinds: readonly AnyFactKind[]
  /** Whether only a person gives a command: its row stands under one of their keys. */
  isUserCommand: (command: C) => boolean
}

/**
 * The inputs of a replay in addition to the rows: the tape, the settings, the rules, and a faster hash if available.
 */
export type Replaying<C> = {
  archive: FactsArchive
  rules: Rules<C>
  hash?: (text: string) => Hash
}

/** The first row that differs from what the rules make of the book before it, with the difference as a sentence. */
export type Difference = { bookId: number; sequence: number; sentence: string }

export type Replayed = { book: Book; decision: Decision; entries: readonly Entry[] }

/**
 * Decides a book's journal again, row by row, from the book before the first of them. The book after the last, or the first
 * difference: a row that is missing, changed or hashed otherwise, or a decision that comes out in another way.
 */
export function replayBook<C>(
  book: Book,
  rows: Iterable<JournalRow>,
  replaying: Replaying<C>,
): Result<Book, Difference> {
  let current = book
  for (const row of rows) {
    const replayed = replayRow(current, row, replaying)
    if (!replayed.ok) return replayed
    current = replayed.value.book
  }
  return ok(current)
}

/** One row on the book as the row before left it. */
export function replayRow<C>(book: Book, row: JournalRow, replaying: Replaying<C>): Result<Replayed, Difference> {
  const differs = (sentence: string) => refuse<Difference>({ bookId: book.id, sequence: row.sequence, sentence })
  const { archive, rules } = replaying
  const broken = chainFault(book, row, replaying.hash ?? hashText)
  if (broken !== undefined) return differs(broken)
  try {
    const { facts, text } = recordingFacts(factsFromText(row.facts, archive, rules.factKinds))
    if (facts.at !== row.at) return differs('the row is not of the time that its facts name')
    if ((facts.settings.fillAt ?? facts.fillAt) !== facts.fillAt) return differs('its settings decide on another price')
    const command = rules.readCommand(row.command)
    // Else a key could be written so that a search of the text does not find it.
    if (!isCanonical(row.command)) return differs('its command is not written as a canonical text')
    if (isUsersKey(row.key) !== rules.isUserCommand(command))
      return differs('the row stands under a key of somebody who does not give such a command')
    const decided = rules.decide(book, command, facts)
    if (!decided.ok) return differs(`the command is recorded as done, but it is refused as ${decided.refusal.kind}`)
    const { postings, reply } = decided.value
    const { book: applied, entries } = applyDecision(book, decided.value)
    if (entriesText(postings, entries) !== row.entries)
      return differs('the recorded entries are not those of the decision')
    if (canonicalText(reply) !== row.reply) return differs('the recorded reply is not that of the decision')
    if (text() !== row.facts) return differs('the recorded facts are not those that the decision reads')
    return ok({ book: { ...applied, sequence: row.sequence, head: row.hash }, decision: decided.value, entries })
  } catch (error) {
    return differs(`the command cannot be decided again: ${error instanceof Error ? error.message : String(error)}`)
  }
}

function chainFault(book: Book, row: JournalRow, hash: (text: string) => Hash): string | undefined {
  if (row.bookId !== book.id) return `the row belongs to book ${row.bookId}`
  if (row.sequence !== book.sequence + 1) return `the row after ${book.sequence} is missing`
  if (row.previousHash !== book.head) return 'the row does not name the hash of the row before it'
  return hash(journalRowText(row)) === row.hash ? undefined : 'the row does not have the hash that it claims'
}
