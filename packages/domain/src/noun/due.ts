import type { FactKind } from '../books/fact-kind.ts'
import type { BookRecord } from '../books/record-kind.ts'
import type { TapeRow } from '../market/tick.ts'
import type { Settings } from '../settings/settings.ts'
import type { Kinded } from './journal.ts'

/** What was taped about a record from its acceptance on; both lists in order of sequence. */
export type SealedTape = {
  /** Every row after the accepted sequence up to and including the first with a source time after acceptance. */
  opening: readonly TapeRow[]
  /** The last tick at or before expiry, if any, and the row after it, which proves that it was the last. */
  closing: readonly TapeRow[]
}

/** The moment of a symbol's tape at which something was accepted. */
type Accepted = { symbol: string; acceptedSequence: number; acceptedAt: number }

/** What a command that has fallen due names of the tape. */
export type DueFacts =
  /** The first tick after the acceptance, if there is one. */
  | ({ kind: 'first_tick' } & Accepted)
  /** All that decides at `expiresAt`. The command waits until that is sealed: by a tick, or else by us after a while. */
  | ({
      kind: 'sealed_tape'
      expiresAt: number
      watermarkAfterMs: number
      fact: FactKind<string, SealedTape>
    } & Accepted)

/** What is sent when an open record's time has come, and again until a commit has closed it. Epoch milliseconds. */
export type DueRule<R extends BookRecord, Command extends Kinded> = {
  /** Undefined for one that never falls due. */
  readonly at: (record: R, settings: Settings) => number | undefined
  /** Of an open record and of a closed one the same. */
  readonly key: (record: R) => string
  readonly command: (record: R) => Command
  readonly facts: (record: R) => DueFacts | 'none'
}

/** A rule that is looked up. It is safe to hand it a record of the kind that it stands under, and of no other. */
export type AnyDueRule = {
  readonly at: (record: never, settings: Settings) => number | undefined
  readonly key: (record: never) => string
  readonly command: (record: never) => Kinded
  readonly facts: (record: never) => DueFacts | 'none'
}
