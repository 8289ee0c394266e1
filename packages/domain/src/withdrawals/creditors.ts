import { type Book, partOf } from '../books/book.ts'
import type { Facts } from '../books/facts.ts'
import type { PartKind } from '../books/record-kind.ts'
import { creditorWaitMsMax } from '../settings/check-funds.ts'
import { dayMs } from '../time.ts'
import type { CreditedByOperator } from './withdrawal-refusals.ts'

/** The operators who credited a deposit of the book, each with the latest time, in epoch milliseconds. */
export type Creditors = readonly { operator: number; at: number }[]

export const creditorsPart: PartKind<'creditors', Creditors> = {
  name: 'creditors',
  empty: [],
  atRisk: 'nothing',
  isSparse: false,
  decimals: {},
}

/**
 * Returns the list after these operators credited a deposit; unchanged if a chain credited it and there are none. Entries
 * older than the longest wait leave it.
 */
export function creditorsWith(creditors: Creditors, operators: readonly number[], at: number): Creditors {
  if (operators.length === 0) return creditors
  const others = creditors.filter((each) => !operators.includes(each.operator) && each.at + creditorWaitMsMax > at)
  return [...others, ...[...new Set(operators)].map((operator) => ({ operator, at }))]
}

/**
 * Whoever credited a deposit of a book does not claim, approve or pay its withdrawals for `funds.creditorWaitMs`: one
 * operator alone could otherwise credit somebody's payment to an accomplice and pay it out. The wait ends at its last
 * millisecond.
 */
export function creditorFault(
  book: Book,
  operator: number,
  { at, settings }: Pick<Facts, 'at' | 'settings'>,
): CreditedByOperator | undefined {
  const credited = partOf(book, creditorsPart).find((each) => each.operator === operator)
  const untilAtMs = (credited?.at ?? -Infinity) + settings.funds.creditorWaitMs
  if (at >= untilAtMs) return undefined
  return { kind: 'credited_by_operator', untilAtMs, days: Math.ceil((untilAtMs - at) / dayMs) }
}
