import { recordingFacts } from '@touchstone/domain/books/facts-record'
import { writeCanonical } from '@touchstone/domain/books/codec'
import type { Decide } from '@touchstone/server/executor/batch-decide'
import { type Beside, nobodyBeside, type Shadow } from './beside.ts'
import type { Agreement, AskedQuote, NaiveCommandRow } from '../naive-model/naive-work.ts'

/** A decision of the house as it was made: on the book after which row, and, if it was a refusal, of what and why. */
export type Decided = {
  bookId: number
  world: string
  /** Of the last row that the book had. */
  sequence: number
  head: string
  refused?: Refused
  /** What mutants beside the life would have done otherwise. */
  shadows: readonly Shadow[]
}

/** A quote that a book was given, which takes the place of the one before. */
export type Quoted = { bookId: number; quoted: AskedQuote }

/** A book agreed to a quote, if it has one of this id that waits for the next prices. */
export type Agreed = {
  bookId: number
  quoteId: string
  at: number
  /** Where the tapes ended, by symbol. */
  heads: ReadonlyMap<string, number>
  /** What the house noted. */
  answered: Agreement | undefined
}

export type Logged = Decided | Quoted | Agreed

export type Refused = { command: NaiveCommandRow['command']; facts: NaiveCommandRow['facts']; refusal: Refusal }

export type Refusal = { kind: string; [field: string]: unknown }

export type DecisionLog = ReturnType<typeof createDecisionLog>

/**
 * Listens to what the house decides. The journal holds what was accepted, and nothing of what was refused; and it does
 * not say in which order several books were decided on, on which the house's exposure depends.
 */
export function createDecisionLog(beside: Beside = nobodyBeside) {
  let decisions: Logged[] = []
  return {
    listen:
      (decide: Decide): Decide =>
      (book, command, facts) => {
        const { facts: seen, text } = recordingFacts(facts)
        const { decided, shadows } = beside.decide(decide, book, command, seen)
        const place = { bookId: book.id, world: book.world, sequence: book.sequence, head: book.head, shadows }
        if (decided.ok) decisions.push(place)
        else {
          const { refusal } = decided
          const texts = {
            command: asText(command),
            facts: JSON.parse(text()) as Refused['facts'],
            refusal: asText(refusal),
          }
          decisions.push({ ...place, refused: texts })
        }
        return decided
      },
    judge: beside.judge,
    quoted: (bookId: number, quoted: AskedQuote): void => void decisions.push({ bookId, quoted }),
    agreed: (agreement: Agreed): void => void decisions.push(agreement),
    /** The decisions since the last call, in their order. */
    take(): Logged[] {
      const taken = decisions
      decisions = []
      return taken
    },
  }
}

/** As the journal would have it: decimals are texts. */
const asText = (value: object): { kind: string } => JSON.parse(writeCanonical(value)) as { kind: string }
