import type { LedgerEntry } from '../ledger/ledger.queries.ts'

export type ReceiptOf = 'changed' | 'takenBack' | 'decided' | 'forfeited' | 'paid' | 'released' | 'refunded'
export type OrderReceipt = { what: ReceiptOf; sequence: number }

type Row = Pick<LedgerEntry, 'sequence' | 'kind'>
type OrderRows = { state: string; sequence: number; decidedSequence: number | null }

/** By what the entries about an application are, which rows of its book did what after it was applied for; of changes the last. */
export function receiptsOfOrder(
  { state, sequence, decidedSequence }: OrderRows,
  entries: readonly Row[],
): OrderReceipt[] {
  const later = [...new Set(entries.map((each) => each.sequence))]
    .filter((row) => row !== sequence && row !== decidedSequence)
    .sort((a, b) => a - b)
  const last = later.at(-1)
  const what = (row: number): ReceiptOf => {
    const has = (kind: Row['kind']): boolean => entries.some((each) => each.sequence === row && each.kind === kind)
    if (has('ieo_released')) return 'released'
    if (has('ieo_refunded')) return 'refunded'
    if (has('ieo_cost')) return 'paid'
    if (state === 'withdrawn' && row === last) return 'takenBack'
    return decidedSequence !== null && row > decidedSequence ? 'forfeited' : 'changed'
  }
  const rows = later.map((row): OrderReceipt => ({ what: what(row), sequence: row }))
  const changed = rows.findLast((row) => row.what === 'changed')
  const decided: OrderReceipt[] = decidedSequence === null ? [] : [{ what: 'decided', sequence: decidedSequence }]
  return [...rows.filter((row) => row.what !== 'changed' || row === changed), ...decided].sort(
    (a, b) => a.sequence - b.sequence,
  )
}
