import { isCanonical } from './canonical.ts'
import { type Hash, hashText } from './hash.ts'

/**
 * The record of one command. The four texts are canonical, and are stored, compared and hashed unchanged. `entries`
 * holds the postings of the command and the user's balances after them.
 */
export type JournalRow = {
  bookId: number
  sequence: number
  /** The idempotency key: `u:<uuid>` from a client, any other prefix from the house. */
  key: string
  /** Epoch milliseconds. */
  at: number
  command: string
  facts: string
  reply: string
  entries: string
  previousHash: Hash
  hash: Hash
}

/** The text whose SHA-256 is the row's own hash. A line a field; no field but the last four can hold a line break. */
export const journalRowText = (row: Omit<JournalRow, 'hash'>): string =>
  `touchstone journal 1\n${row.previousHash}\n${row.bookId}\n${row.sequence}\n${JSON.stringify(row.key)}\n${row.at}\n` +
  `${row.command}\n${row.facts}\n${row.reply}\n${row.entries}`

/** Whether each of the four texts has one reading. */
export const isCanonicalRow = ({ command, facts, reply, entries }: JournalRow): boolean =>
  [command, facts, reply, entries].every(isCanonical)

export const journalRowHash = (row: Omit<JournalRow, 'hash'>): Hash => hashText(journalRowText(row))
