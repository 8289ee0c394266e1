import { anchorPending, type Receipt } from '@touchstone/domain/receipts/receipt'
import type { Judgement } from './judgement.ts'

/** A checkpoint comes each minute: one that is this much younger should contain the record. Our choice. */
const overdueMs = 600_000

/**
 * The judgement on a receipt that nobody makes anew, such as one from a file: no checkpoint will ever come to it, so it does
 * not wait. `unanchored`: nothing that is published contains it; `overdue`: and by its time something should. `newestAt`: when
 * the house made its newest checkpoint, epoch milliseconds; undefined where that is not known.
 */
export function judgeBrought(judgement: Judgement, { journal }: Receipt, newestAt: number | undefined): Judgement {
  if (judgement !== 'pending') return judgement
  const isOverdue = journal.anchor === anchorPending && newestAt !== undefined && journal.row.at + overdueMs < newestAt
  return isOverdue ? 'overdue' : 'unanchored'
}
