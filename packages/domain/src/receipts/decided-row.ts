import type { FactsRecord } from '../books/facts-record.ts'
import type { Entry, Posting } from '../ledger/posting.ts'

/** A journal row as the decision that it records. */
export type DecidedRow<Reply> = {
  bookId: number
  sequence: number
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
