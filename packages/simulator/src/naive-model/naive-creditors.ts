import { recordsOfKind } from './naive-book.ts'
import type { Work } from './naive-work.ts'

/** Who credited a deposit of the book, by the operator's number. */
export const creditorsOf = recordsOfKind<{ at: number }>('creditor')

/** Until when an operator lets no money out of the book that they let some into; 0 for those who did not. */
export function creditorWaitsUntil({ book, terms }: Work, operator: number): number {
  const credited = creditorsOf(book).get(String(operator))
  return credited === undefined ? 0 : credited.at + terms.funds.creditorWaitMs
}
