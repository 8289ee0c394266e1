import type { Book } from '@touchstone/domain/books/book'
import { tapeOfFacts } from '@touchstone/domain/books/facts-record'
import type { JournalRow } from '@touchstone/domain/ledger/journal-row'
import { textsOfBook } from '@touchstone/domain/rulebook/book-texts'
import { factKinds } from '@touchstone/domain/rulebook/noun-tables'
import type { Finding } from './alarms.ts'
import type { SettingsVersion } from './kept-book.ts'
import type { JournalAnswer } from './journal-answer.ts'

export type Difference = {
  book: Book
  row: JournalRow
  sentence: string
  tape: JournalAnswer['tape']
  settings: readonly SettingsVersion[]
}

/** The evidence is all that the rules need to decide the row again: the book before it, its prices and settings. */
export const differingRow = ({ book, row, sentence, tape, settings }: Difference): Finding => ({
  kind: 'row_differs',
  bookId: row.bookId,
  number: row.sequence,
  sentence,
  evidence: { shown: row, before: textsOfBook(book), tape: namedBy(row, tape), settings },
})

function namedBy(row: JournalRow, tape: JournalAnswer['tape']): JournalAnswer['tape'] {
  try {
    const named = tapeOfFacts(row.facts, factKinds)
    return tape.filter(({ symbol, sequence }) =>
      named.some((each) => each.symbol === symbol && each.from <= sequence && sequence <= each.to),
    )
  } catch {
    return tape
  }
}

export const changedRow = (row: JournalRow, seen: string): Finding => ({
  kind: 'row_changed',
  bookId: row.bookId,
  number: row.sequence,
  sentence: `row ${row.sequence} has the hash ${row.hash}, but this device has seen it with ${seen}`,
  evidence: { kept: { sequence: row.sequence, hash: seen }, shown: row },
})
