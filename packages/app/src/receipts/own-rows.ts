import type { Receipt } from '@touchstone/domain/receipts/receipt'
import type { KnownRows } from '../proof/known-rows.ts'

/** What this device knows of the row of a receipt. `unknown`: it has not come so far. */
export type OwnRow = { is: 'same' | 'different' | 'broken' | 'unknown'; through: number }

/** The receipt's own row beside the one that this device has decided again. */
export function ownRowOf({ journal: { row } }: Receipt, known: KnownRows | undefined): OwnRow {
  const through = known?.through ?? 0
  const found = known?.rows.find(([sequence]) => sequence === row.sequence)?.[1]
  if (found === undefined) return { is: 'unknown', through }
  if ('difference' in found) return { is: 'broken', through }
  return { is: found.hash === row.hash ? 'same' : 'different', through }
}

/** The sequences of all journal rows of the receipt's book that it carries, wherever it carries them. */
export function sequencesIn(receipt: Receipt): number[] {
  const { bookId } = receipt.journal.row
  const found = new Set<number>()
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    if ('previousHash' in value && 'bookId' in value && 'sequence' in value && value.bookId === bookId)
      found.add(Number(value.sequence))
    for (const each of Object.values(value)) look(each)
  }
  look(receipt)
  return [...found]
}
