import type { Committed, Outcome, Submission } from './submission.ts'

/** A command in the executor, from its acceptance to its answer. */
export type Item = {
  bookId: number
  submission: Submission
  /** The canonical text of the command: what is stored, and what a repeated key is compared with. */
  commandText: string
  /** When it was taken, by the clock of `performance.now`. */
  since: number
  /** Resolves what `submit` gave out, and takes the command off the executor's hands. */
  answer: (outcome: Outcome) => void
  answered: boolean
  /** What it did in a batch whose commit may or may not have happened. */
  inDoubt?: Committed
}

/** Keys are unique in a book only. */
export const itemKey = (bookId: number | string, key: string): string => `${bookId} ${key}`
