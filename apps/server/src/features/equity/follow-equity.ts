import { heldAfter, heldIn, heldText, nothingHeld } from '@touchstone/domain/equity/held-state'
import type { Book } from '@touchstone/domain/books/book'
import { readEntries } from '@touchstone/domain/ledger/entries-text'
import { readReply } from '@touchstone/domain/rulebook/read-row'
import { readBook } from '../../executor/books.store.ts'
import type { Sql } from '../../platform/database.ts'
import { createTurns } from '../../platform/turns.ts'
import type { Market } from './currency-marks.ts'
import {
  dropOldStates,
  type EquityHead,
  forgetStates,
  keptSince,
  readHead,
  type StateAfter,
  stepsOf,
  type StepState,
  storeStates,
} from './equity-states.store.ts'
import { flowOf } from './flows.store.ts'
import { createShortTurns } from '../../platform/short-turns.ts'

/** Our choice: this many rows are read and stored at once. */
const rowsAtOnce = 500

/** A book, and the state after its newest row; undefined before its first. */
export type Followed = { book: Book; head: EquityHead | undefined }

/** How what is stored differs from a book: rows counted, and texts of what is held. */
export type StatesDiffer = { states: number; sequence: number; made: string; holds: string }

export type FollowDeps = {
  sql: Sql
  market: Market
  log: (message: string, details: Record<string, unknown>) => void
}

export type FollowEquity = {
  /** Makes the states of those rows of a book that have none yet. */
  follow: (bookId: number, now: number) => Promise<Followed>
  /** Deletes the states of a book and makes them again from its first row: `difference` goes into the log. */
  rebuild: (bookId: number, now: number, difference: StatesDiffer) => Promise<Followed>
}

/**
 * Makes the states of books from their journals, on demand: each row is read once. The result is compared with the book
 * itself, and made once more from the first row if it differs. An error of the database deletes nothing.
 */
export function createFollowEquity({ sql, market, log }: FollowDeps): FollowEquity {
  const turns = createTurns()

  async function followOnce(bookId: number, now: number): Promise<Followed | { differs: StatesDiffer }> {
    for (;;) {
      const stored = await readHead(sql, bookId)
      let head = stored?.head
      const before = stored?.sequence ?? 0
      const book = await readBook(sql, bookId)
      const differs = (made: string): { differs: StatesDiffer } => ({
        differs: { states: head?.sequence ?? before, sequence: book.sequence, made, holds: heldText(heldIn(book)) },
      })
      if (stored !== undefined && (head === undefined || before > book.sequence)) return differs(stored.held)
      while ((head?.sequence ?? 0) < book.sequence) head = await followRows(bookId, head, now)
      if (before < book.sequence) await dropOldStates(sql, bookId, now)
      // Otherwise a command was committed in between: follow that too.
      if ((head?.sequence ?? 0) === book.sequence) {
        const made = heldText(head?.held ?? nothingHeld)
        return made === heldText(heldIn(book)) ? { book, head } : differs(made)
      }
    }
  }

  async function followRows(bookId: number, before: EquityHead | undefined, now: number): Promise<EquityHead> {
    const after = before?.sequence ?? 0
    const rows = await sql<{ sequence: bigint; at: bigint; hash: string; reply: string; entries: string }[]>`
      select sequence, at, hash, reply, entries from journal
      where book_id = ${bookId} and sequence > ${after} order by sequence limit ${rowsAtOnce}`
    let state: StateAfter = before ?? { sequence: 0, at: 0, hash: '', held: nothingHeld, flow: 0n }
    let first = before?.first
    const pause = createShortTurns()
    const steps = new Map<string, StepState>()
    const since = new Map(keptSince(now).map((kept) => [kept.stepMs, kept.since]))
    for (const row of rows) {
      const { entries } = readEntries(row.entries)
      const at = Number(row.at)
      const held = heldAfter(state.held, { reply: readReply(row.reply), entries })
      const flow = state.flow + (await flowOf(sql, entries, at, market))
      state = { sequence: Number(row.sequence), at, hash: row.hash, held, flow }
      first ??= state
      for (const step of stepsOf(state))
        if (step.endsAt >= (since.get(step.stepMs) ?? 0)) steps.set(`${step.stepMs} ${step.endsAt}`, step)
      await pause()
    }
    if (first === undefined || state.sequence === after) throw new Error(`the journal of book ${bookId} ends too early`)
    const head = { ...state, first: { at: first.at, held: first.held, flow: first.flow } }
    const digest = await storeStates(sql, bookId, { before: after, head, states: [...steps.values()] })
    return { ...head, digest }
  }

  async function rebuild(bookId: number, now: number, difference: StatesDiffer): Promise<Followed> {
    log('the states of a book differ from it, rebuilding them', { book: bookId, ...difference })
    await forgetStates(sql, bookId)
    const made = await followOnce(bookId, now)
    if (!('differs' in made)) return made
    log('the states of a book differ from it again', { book: bookId, ...made.differs })
    throw new Error(`the states of book ${bookId} do not lead to what it holds`)
  }

  async function follow(bookId: number, now: number): Promise<Followed> {
    const made = await followOnce(bookId, now)
    return 'differs' in made ? rebuild(bookId, now, made.differs) : made
  }

  return {
    follow: (bookId, now) => turns.take(bookId, () => follow(bookId, now)),
    rebuild: (bookId, now, difference) => turns.take(bookId, () => rebuild(bookId, now, difference)),
  }
}
