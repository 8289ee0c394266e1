import type { JournalRow } from '@touchstone/domain/ledger/journal-row'

/** A row of the journal as the driver yields it. */
export type JournalColumns = {
  book_id: string | bigint
  sequence: string | bigint
  key: string
  at: string | bigint
  command: string
  facts: string
  reply: string
  entries: string
  previous_hash: string
  hash: string
}

export const journalColumns =
  'j.book_id, j.sequence, j.key, j.at, j.command, j.facts, j.reply, j.entries, j.previous_hash, j.hash'

export const journalRowFrom = (columns: JournalColumns): JournalRow => ({
  bookId: Number(columns.book_id),
  sequence: Number(columns.sequence),
  key: columns.key,
  at: Number(columns.at),
  command: columns.command,
  facts: columns.facts,
  reply: columns.reply,
  entries: columns.entries,
  previousHash: columns.previous_hash,
  hash: columns.hash,
})
