import { worthAt } from '@touchstone/domain/equity/equity-at'
import { heldAfter, heldIn, heldText, nothingHeld } from '@touchstone/domain/equity/held-state'
import type { Book } from '@touchstone/domain/books/book'
import { readEntries } from '@touchstone/domain/ledger/entries-text'
import type { Entry } from '@touchstone/domain/ledger/posting'
import type { Money } from '@touchstone/domain/money/decimal'
import { postingRule } from '@touchstone/domain/rulebook/journal-tables'
import { readReply } from '@touchstone/domain/rulebook/read-row'
import { setImmediate as nextTurn } from 'node:timers/promises'
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
import { markAt } from './flows.store.ts'

/** Some milliseconds of work, after which others have their turn. */
const rowsAtOnce = 500

/** A book, and what its rows lead to; undefined where it has none. */
export type Followed = { book: Book; head: EquityHead | undefined }

export type FollowEquity = {
  /** Makes the states of the rows of a book that have none yet. */
  follow: (bookId: number, now: number) => Promise<Followed>
}

/**
 * Makes what books held, row by row, when somebody asks: each row of a book is read once. What is made is compared with the
 * book itself, and made once more from the first row where it differs.
 */
export function createFollowEquity({ sql, market }: { sql: Sql; market: Market }): FollowEquity {
  const turns = createTurns()

  async function followOnce(bookId: number, now: number): Promise<Followed> {
    for (;;) {
      let head = await readHead(sql, bookId)
      const before = head?.sequence ?? 0
      const book = await readBook(sql, bookId)
      if (before > book.sequence) throw new Error(`states of book ${bookId} are of rows that it does not have`)
      while ((head?.sequence ?? 0) < book.sequence) head = await followRows(bookId, head, now)
      if (before < book.sequence) await dropOldStates(sql, bookId, now)
      // Otherwise a command has come in between.
      if ((head?.sequence ?? 0) === book.sequence) return { book, head }
    }
  }

  async function followRows(bookId: number, before: EquityHead | undefined, now: number): Promise<EquityHead> {
    const after = before?.sequence ?? 0
    const rows = await sql<{ sequence: bigint; at: bigint; reply: string; entries: string }[]>`
      select sequence, at, reply, entries from journal
      where book_id = ${bookId} and sequence > ${after} order by sequence limit ${rowsAtOnce}`
    let state: StateAfter = before ?? { sequence: 0, at: 0, held: nothingHeld, flow: 0n }
    let first = before?.first
    const steps = new Map<string, StepState>()
    const since = new Map(keptSince(now).map((kept) => [kept.stepMs, kept.since]))
    for (const row of rows) {
      const { entries } = readEntries(row.entries)
      const at = Number(row.at)
      const held = heldAfter(state.held, { reply: readReply(row.reply), entries })
      state = { sequence: Number(row.sequence), at, held, flow: state.flow + (await flowOf(entries, at)) }
      first ??= state
      for (const step of stepsOf(state))
        if (step.endsAt >= (since.get(step.stepMs) ?? 0)) steps.set(`${step.stepMs} ${step.endsAt}`, step)
    }
    if (first === undefined || state.sequence === after) throw new Error(`the journal of book ${bookId} ends too early`)
    const head = { ...state, first: { at: first.at, held: first.held, flow: first.flow } }
    await storeStates(sql, bookId, { before: after, head, states: [...steps.values()] })
    await nextTurn()
    return head
  }

  async function flowOf(entries: readonly Entry[], at: number): Promise<Money> {
    let flow = 0n
    for (const { kind, currency, amount } of entries) {
      if (!postingRule(kind).isFlow) continue
      const mark = await markAt(sql, currency, at, market)
      flow += worthAt(amount, currency, () => mark)
    }
    return flow
  }

  /** The states where they lead to what the book holds. */
  async function followTrue(bookId: number, now: number): Promise<Followed> {
    const made = await followOnce(bookId, now)
    if (heldText(made.head?.held ?? nothingHeld) === heldText(heldIn(made.book))) return made
    throw new Error(`the states of book ${bookId} do not lead to what it holds`)
  }

  async function follow(bookId: number, now: number): Promise<Followed> {
    try {
      return await followTrue(bookId, now)
    } catch {
      // Without the database this fails too, and nothing is forgotten.
      await forgetStates(sql, bookId)
    }
    return followTrue(bookId, now)
  }

  return { follow: (bookId, now) => turns.take(bookId, () => follow(bookId, now)) }
}
