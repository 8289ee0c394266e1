import { useMemo } from 'react'
import type { Fetched } from '../receipts/receipts.queries.ts'
import { type ReceiptFindings, useJudged } from '../receipts/use-judged.ts'
import { besideSeal, type ShownOutcome } from './covered.ts'

/** What this device finds out about the receipt of a card, and about the figures that the card shows. */
export function useCardFindings(
  { outcome, bookId, sequence, closes }: ShownOutcome,
  fetched: Fetched,
): ReceiptFindings {
  const beside = useMemo(
    () => besideSeal({ outcome, bookId, sequence, closes }, fetched),
    [outcome, bookId, sequence, closes, fetched],
  )
  return useJudged(fetched, true, { beside })
}
