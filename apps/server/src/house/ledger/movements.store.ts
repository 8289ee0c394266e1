import { isOfWithdrawal } from '@touchstone/wire/entry-kinds'
import type { Sql } from '../../platform/database.ts'
import { entriesBefore, type EntryFilter, type LedgerEntry } from './ledger-entries.store.ts'

/** Entries that belong together, newest first; never empty. */
export type Movement = readonly LedgerEntry[]

const endOfBook = Number.MAX_SAFE_INTEGER

/**
 * A page of a book's movements, newest first, in rows before a sequence. A movement is what one command did; that of a
 * withdrawal has the entries of all its commands, and its place in the list is that of its newest. So no page tears one, and
 * no two have the same. `next` is where the next page begins.
 */
export async function listMovements(
  sql: Sql,
  bookId: number,
  filter: EntryFilter,
  { before = endOfBook, limit }: { before?: number | undefined; limit: number },
): Promise<{ movements: Movement[]; next: number | null }> {
  const movements: Movement[] = []
  for await (const movement of movementsBefore(sql, bookId, filter, before)) {
    const last = movements.at(-1)?.[0]
    if (last !== undefined && movements.length === limit) return { movements, next: last.sequence }
    movements.push(movement)
  }
  return { movements, next: null }
}

async function* movementsBefore(
  sql: Sql,
  bookId: number,
  filter: EntryFilter,
  before: number,
): AsyncIterable<Movement> {
  const seen = new Set<string>()
  for await (const piece of entriesBefore(sql, bookId, filter, before))
    for (const row of rowsOf(piece)) {
      const subject = withdrawalOf(row)
      if (subject === undefined) yield row
      else if (!seen.has(subject)) {
        seen.add(subject)
        const whole = await wholeRecord(sql, bookId, { ...filter, subject })
        // Its newest entry is on a page before this one.
        if ((whole[0]?.sequence ?? 0) < before) yield whole
      }
    }
}

/** The entries of each row of the journal, in their order. */
function rowsOf(entries: readonly LedgerEntry[]): LedgerEntry[][] {
  const rows: LedgerEntry[][] = []
  for (const entry of entries) {
    const last = rows.at(-1)
    if (last?.[0]?.sequence === entry.sequence) last.push(entry)
    else rows.push([entry])
  }
  return rows
}

function withdrawalOf(row: readonly LedgerEntry[]): string | undefined {
  const [first] = row
  return first !== undefined && row.every(({ kind, subject }) => isOfWithdrawal(kind) && subject === first.subject)
    ? first.subject
    : undefined
}

async function wholeRecord(sql: Sql, bookId: number, filter: EntryFilter): Promise<LedgerEntry[]> {
  const whole: LedgerEntry[] = []
  for await (const piece of entriesBefore(sql, bookId, filter, endOfBook)) whole.push(...piece)
  return whole
}
