import type { FactsRecord } from '../books/facts-record.ts'
import type { Entry, Posting } from '../ledger/posting.ts'

/** A journal row as the decision that it records. */
export type DecidedRow<Reply> = {
  bookId: number
  sequence: number
  key: string
  /** Whatever the row claims: a formula looks before it believes. */
  command: { readonly kind: string }
  facts: FactsRecord
  reply: Reply
  postings: readonly Posting[]
  entries: readonly Entry[]
}

/** The command of a row, if it is of this kind. */
export const commandIn = <C extends { kind: string }>(
  { command }: { command: { readonly kind: string } },
  kind: C['kind'],
): C | undefined => (command.kind === kind ? (command as C) : undefined)

/** The sequence of the row that made a record: an id is the book, that sequence and, where it made several, the part. */
export const rowOfId = (id: string): number => Number(/^\d+-(\d+)/.exec(id)?.[1] ?? 0)

/** Whether a person asked for it: no key of the house begins like theirs. */
export const isOfUser = ({ key }: { key: string }): boolean => key.startsWith('u:')
