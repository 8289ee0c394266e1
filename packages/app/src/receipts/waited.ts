import type { JournalRow } from '@touchstone/domain/ledger/journal-row'

/** When the house first answered with a record, by the time since this page was opened. */
const firstAt = new Map<string, number>()

/** For how long this page has been answered with a record, in ms: by one clock, which nobody sets, and not by the house's. */
export function waitedFor({ bookId, sequence }: JournalRow): number {
  const name = `${bookId} ${sequence}`
  const now = performance.now()
  const since = firstAt.get(name) ?? now
  firstAt.set(name, since)
  return now - since
}
