import type { FactsRecord } from '../books/facts-record.ts'
import type { Entry, Posting } from '../ledger/posting.ts'

/**
 * Who gives a command: a person; a price that sets it off; a time that has come; or the house, of itself or by an operator.
 * Only what a price sets off may name the prices of a moment before its own.
 */
export type Giver = 'person' | 'price' | 'time' | 'house'

/** Where a row stands. */
export type RowPlace = { bookId: number; sequence: number }

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

/** The ids of orders that a reply says are still to be filled; none where it is of another kind. */
export const pendingIn = (reply: object): readonly unknown[] =>
  'pending' in reply && Array.isArray(reply.pending) ? reply.pending : []
