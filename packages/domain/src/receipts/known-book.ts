import type { Hash } from '../ledger/hash.ts'

/** What a person's own device made of their book by replaying it. */
export type KnownBook = {
  bookId: number
  /**
   * Of a journal row: the hash of the row that was decided again with the same result; a sentence where the replay found
   * a difference at this row or before; undefined where the replay has not come so far.
   */
  row: (sequence: number) => { hash: Hash } | { difference: string } | undefined
}
