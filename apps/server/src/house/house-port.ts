import type { MarketFact } from '@touchstone/domain/books/facts'
import type { World } from '@touchstone/domain/ledger/account'
import type { Tick } from '@touchstone/domain/market/tick'
import type { Receipt } from '@touchstone/domain/receipts/receipt'
import type { Refusal, UserCommand } from '@touchstone/domain/rulebook/nouns'
import type { Settings } from '@touchstone/domain/settings/settings'
import type { ClientKey } from '../executor/client-key.ts'
import type { Executor } from '../executor/executor.ts'
import type { Committed, ExecutorRefusal, NamedFacts, Outcome } from '../executor/submission.ts'
import type { Sql } from '../platform/database.ts'
import type { Listen } from '../platform/listeners.ts'
import type { TapeReader } from './tape/tape-reader.ts'
import type { Tape } from './tape/tape.ts'

export type SubmitRefusal = Refusal | ExecutorRefusal | { kind: 'key_expired' } | { kind: 'key_ahead' }
export type UserOutcome = Exclude<Outcome, { kind: 'refused' }> | { kind: 'refused'; refusal: SubmitRefusal }

/** What the layers above may use of the house. */
export type HousePort = {
  /** As the restricted role. */
  sql: Sql
  clock: () => number
  /** No command is decided any more as of an earlier time than this, which may lag behind the clock. Epoch milliseconds. */
  decisionTime: () => number
  /** The version in force. */
  settings: () => Settings
  /** Every version, oldest first, those that have not begun too. */
  settingsVersions: () => readonly Settings[]
  /** Takes up the versions that were added to the database. */
  followSettings: () => Promise<void>
  market: (symbol: string) => MarketFact | undefined
  tape: TapeReader & Pick<Tape, 'counts'>
  /** The way of the house's own commands; a person's go through `submit`. */
  executor: Pick<Executor, 'submit' | 'counters'>
  /** The id of a user's book; a demo book is granted its play money on first asking. */
  openBook: (userId: number, world: World) => Promise<number>
  /**
   * The only way in for users' commands. Whatever was missed while the house was down comes first. One that still waits for
   * its facts holds up the later ones of its book, so that none of them can take back what it stands for.
   */
  submit: (
    bookId: number,
    key: ClientKey,
    command: UserCommand,
    named?: NamedFacts | (() => Promise<NamedFacts>),
  ) => Promise<UserOutcome>
  /** Undefined unless a command of this book waits for its facts. */
  turnOf: (bookId: number) => Promise<void> | undefined
  /** Every committed command, after the house's own books have followed it. */
  onCommitted: Listen<readonly Committed[]>
  /** Ticks that are in force now, in the order of the tape. */
  onTicks: Listen<readonly Tick[]>
  receipt: (bookId: number, sequence: number) => Promise<Receipt>
}
