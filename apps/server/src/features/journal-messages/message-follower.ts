import { setImmediate as immediately, setTimeout as wait } from 'node:timers/promises'
import { recordsOf } from '@touchstone/domain/books/book'
import { recordsIn } from '@touchstone/domain/books/decision'
import { orderRecord } from '@touchstone/domain/positions/order'
import { positionRecord } from '@touchstone/domain/positions/position'
import { withdrawalRecord } from '@touchstone/domain/withdrawals/withdrawal'
import type { Sql } from '../../platform/database.ts'
import type { Committed } from '../../executor/submission.ts'
import { createBookCursors } from './book-cursors.ts'
import { type JournalEvent, messagesOf, tellingKindOf } from './journal-messages.ts'
import { insertMessages } from '../messages/messages.store.ts'
import { readJournal } from './read-journal.ts'
import type { ToldOfBook } from '../messages/told.ts'

/** Our choices: how many commands wait in memory, go into one write, and how late the cursors may be. */
const defaults = { queuedMax: 50_000, writtenMax: 1_000, cursorEveryMs: 5_000 }
const retryAfterMs = { first: 50, most: 5_000 }

export type MessageFollowerOptions = {
  sql: Sql
  log?: (message: string, details: Record<string, unknown>) => void
} & Partial<typeof defaults>

export type MessageFollower = ReturnType<typeof createMessageFollower>

/** A command of the running server. One that tells nothing only moves its book's cursor. */
type Heard = { bookId: number; sequence: number; event: JournalEvent | undefined }

/**
 * Turns what is committed in the journal into messages, each once by its source, and never makes the executor wait. What
 * was committed while nobody listened, or did not fit in memory, is read from the journal book by book, from where the
 * book's cursor stands; and that comes first, so that no cursor passes over anything.
 */
export function createMessageFollower({ sql, log = () => undefined, ...given }: MessageFollowerOptions) {
  const { queuedMax, writtenMax, cursorEveryMs } = { ...defaults, ...given }
  const counters = { followed: 0, told: 0, overflowed: 0, failed: 0 }
  const cursors = createBookCursors(sql, cursorEveryMs, (error) => {
    log('the cursors of messages could not be written', { error })
  })
  // The server before this one may have died before it told all.
  const state = { isBehind: true, isStopping: false, isClosed: false, hasGivenUp: false }
  let heard: Heard[] = []
  let running: Promise<void> | undefined

  const hasWork = (): boolean => state.isBehind || heard.length > 0

  function start(): void {
    if (running !== undefined || state.isClosed) return
    // Not in this turn: it belongs to the executor.
    running = immediately()
      .then(work)
      .finally(() => {
        running = undefined
        if (hasWork() && !state.hasGivenUp) start()
      })
  }

  async function work(): Promise<void> {
    for (let pauseMs = retryAfterMs.first; hasWork() && !state.isClosed;) {
      try {
        if (state.isBehind) await catchUpNow()
        else await follow(heard.splice(0, writtenMax))
        pauseMs = retryAfterMs.first
      } catch (error) {
        // What was taken from memory is in the journal: it is read there.
        state.isBehind = true
        counters.failed += 1
        log('messages could not be written', { error })
        state.hasGivenUp = state.isStopping
        if (state.hasGivenUp) return
        await wait(pauseMs)
        pauseMs = Math.min(2 * pauseMs, retryAfterMs.most)
      }
    }
  }

  async function catchUpNow(): Promise<void> {
    state.isBehind = false
    await cursors.write()
    await readJournal(sql, put, () => !state.isClosed)
  }

  async function follow(taken: readonly Heard[]): Promise<void> {
    await put(taken.flatMap(({ event }) => event ?? []))
    counters.followed += taken.length
    if (!state.isClosed) for (const { bookId, sequence } of taken) cursors.move(bookId, sequence)
  }

  async function put(events: readonly JournalEvent[]): Promise<void> {
    const messages = events.flatMap(derive)
    if (messages.length > 0) counters.told += await insertMessages(sql, messages)
  }

  /** A command that our own bug makes untellable must not stand in the way of all others. */
  function derive(event: JournalEvent): ToldOfBook[] {
    try {
      return messagesOf(event)
    } catch (error) {
      log('failed to create the messages of a command', { error, bookId: event.bookId, sequence: event.sequence })
      return []
    }
  }

  async function settled(): Promise<void> {
    while (running !== undefined) await running
  }

  return {
    counters: counters as Readonly<typeof counters>,
    /** Takes note of committed commands, of each book in the order of its sequence. Neither throws nor waits. */
    onCommitted: (events: readonly Committed[]): void => {
      if (state.isClosed) return
      if (heard.length + events.length > queuedMax) {
        // They are in the journal, and the next read goes on from the cursors.
        counters.overflowed += heard.length + events.length
        heard = []
        state.isBehind = true
      } else for (const event of events) heard.push(heardOf(event))
      start()
    },
    /** Tells what was committed while nobody followed. */
    async catchUp(): Promise<void> {
      state.isBehind = true
      start()
      await settled()
    },
    /** Resolves when everything heard so far is told. */
    idle: settled,
    /** Tells what was heard, and takes note how far it is. */
    async stop(): Promise<void> {
      state.isStopping = true
      await settled()
      state.isClosed = true
      await cursors.write()
      cursors.drop()
    },
    /** Drops everything at once, as a crash does. */
    abandon(): void {
      state.isStopping = true
      state.isClosed = true
      cursors.drop()
    },
  }
}

function heardOf({ submission, book, row, changes }: Committed): Heard {
  const { bookId, sequence, at, reply } = row
  const { command } = submission
  const kind = tellingKindOf(command.kind)
  const cancelled = recordsIn(changes, orderRecord).filter(({ state }) => state === 'cancelled')
  const rejected =
    command.kind === 'reject_withdrawal'
      ? []
      : recordsIn(changes, withdrawalRecord).filter(({ stage }) => stage === 'rejected')
  if (kind === undefined && cancelled.length === 0) return { bookId, sequence, event: undefined }
  const called = command.kind === 'call_margin' ? command.positionId : null
  const position = called === null ? undefined : recordsOf(book, positionRecord).get(called)
  return { bookId, sequence, event: { bookId, sequence, at, kind, reply, position, cancelled, rejected } }
}
