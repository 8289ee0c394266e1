import type { Book } from '@touchstone/domain/books/book'
import type { Change } from '@touchstone/domain/books/decision'
import type { FactsByKind } from '@touchstone/domain/books/fact-kind'
import type { Facts, MarketFact } from '@touchstone/domain/books/facts'
import type { World } from '@touchstone/domain/ledger/account'
import type { JournalRow } from '@touchstone/domain/ledger/journal-row'
import type { Tick } from '@touchstone/domain/market/tick'
import type { Quantity } from '@touchstone/domain/money/decimal'
import type { Command, Refusal, Reply } from '@touchstone/domain/rulebook/nouns'

/**
 * Facts that the sender of a command names: a trigger its tick, a settlement its piece of the tape, a withdrawal
 * its settlement account.
 */
export type NamedFacts = {
  /** Instead of the tick in force, by symbol. */
  ticks?: ReadonlyMap<string, Tick>
  /** The one among them that set it off when it came: how it was then decides whether its symbol was open. */
  arrived?: Tick | undefined
  /** What nouns have declared; `named` makes them. */
  byKind?: FactsByKind
} & Pick<Facts, 'fillTick' | 'funding'>

/** A command on a book under its idempotency key: printable ASCII, at most 200 signs, with its namespace before a colon. */
export type Submission = {
  bookId: number
  key: string
  command: Command
  named?: NamedFacts
  /**
   * When it came, epoch milliseconds: it is not decided at a time before, by a price that was old when it was sent. At
   * Infinity it is not decided at all, only answered if it was done. The house's own commands have none.
   */
  arrivedAt?: number
}

/** Why the executor refuses a command itself, whatever its rule says. */
export type ExecutorRefusal = { kind: 'book_not_found' } | { kind: 'book_differs' } | { kind: 'key_reused' }

export type Outcome =
  /** Committed: now, or under this key before (`repeated`). `reply` is the canonical text in the journal. */
  | { kind: 'done'; sequence: number; reply: string; repeated: boolean }
  /** Decided against; nothing is recorded, and a retry is decided anew. */
  | { kind: 'refused'; refusal: Refusal | ExecutorRefusal }
  | Overloaded
  /** A bug of ours or a server that went away. A retry under the same key says whether it was done. */
  | { kind: 'failed' }

/**
 * Not taken: the queue of the command's own book is full, that of the house is, the server is stopping, what had come
 * before it is still not on the tape, or the database is away.
 */
export type Overloaded = { kind: 'overloaded'; retryAfterMs: number } & (
  | { whose: 'house' | 'database' }
  /** How many commands the book's queue takes. */
  | { whose: 'book'; queuedMax: number }
)

/** One vector for a whole batch. */
export type FactVector = Pick<Facts, 'at' | 'settings' | 'fillAt'> & {
  market: (symbol: string) => MarketFact | undefined
}

export type FactSource = {
  vector: () => FactVector
  /** The users' net quantity (long less short) of all that `onCommitted` was called with. */
  netQuantity: (world: World, symbol: string) => Quantity
}

/** What one committed command did. Of a book they come in the order of its sequence. */
export type Committed = {
  submission: Submission
  before: Book
  book: Book
  changes: readonly Change[]
  reply: Reply
  row: JournalRow
}

/** The limits of the queues. Commands of the house are not counted: nobody crowds out their own liquidation. */
export type ExecutorLimits = {
  batchMax: number
  batchesInFlight: number
  /** Of one book in one batch. */
  bookBatchMax: number
  queuedMax: number
  bookQueuedMax: number
  /** At least; a queue that takes longer says so. */
  retryAfterMs: number
  /** A person's command that is not decided waits no longer for a database that finishes nothing. */
  awayAfterMs: number
  cachedBooksMax: number
  /** A decision that takes longer is counted and logged: nobody else is served meanwhile. */
  decisionBudgetMs: number
}

/**
 * Our choice, from measurements on two shared cores: with four batches one is decided while others are written and
 * flushed; with two of twice the size both were often in the database at once, and we stood idle.
 */
export const defaultLimits: ExecutorLimits = {
  batchMax: 128,
  batchesInFlight: 4,
  bookBatchMax: 64,
  queuedMax: 20_000,
  bookQueuedMax: 400,
  retryAfterMs: 1_000,
  awayAfterMs: 5_000,
  cachedBooksMax: 20_000,
  decisionBudgetMs: 20,
}

/** Since the start. Times are microseconds, summed over the batches. */
export type ExecutorCounters = {
  batches: number
  committed: number
  repeated: number
  refused: number
  overloaded: number
  /** Books passed over because another session held them. */
  skipped: number
  /** Batches begun again because the connection or the server gave way. */
  rerun: number
  /** Commands whose decision threw, and those that PostgreSQL would not take: each is a bug of ours. */
  thrown: number
  poisoned: number
  /** Decisions above their budget, and the longest of them in milliseconds. */
  slow: number
  slowestMs: number
  loadMicros: number
  decideMicros: number
  writeMicros: number
  commitMicros: number
}

export const noCounters = (): ExecutorCounters => ({
  batches: 0,
  committed: 0,
  repeated: 0,
  refused: 0,
  overloaded: 0,
  skipped: 0,
  rerun: 0,
  thrown: 0,
  poisoned: 0,
  slow: 0,
  slowestMs: 0,
  loadMicros: 0,
  decideMicros: 0,
  writeMicros: 0,
  commitMicros: 0,
})
