import type { Receipt } from '@touchstone/domain/receipts/receipt'

/** A record by its book and its sequence. */
export type RecordName = { bookId: string; sequence: string }

/** How a receipt is of another record than the one that it was asked for by, in one sentence. */
export function askedFault({ bookId, sequence }: RecordName, { journal: { row } }: Receipt): string | undefined {
  if (String(row.bookId) === bookId && String(row.sequence) === sequence) return undefined
  return `the receipt is of record ${row.sequence} of book ${row.bookId}, not of record ${sequence} of book ${bookId}`
}
