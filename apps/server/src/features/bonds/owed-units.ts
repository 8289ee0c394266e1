import { owedAt } from '@touchstone/domain/bond-issues/bond-interest'
import type { Money } from '@touchstone/domain/money/decimal'
import { dayStart } from '@touchstone/domain/time'
import type { BondBook } from './bond-books.store.ts'

type Held = Pick<BondBook, 'issue' | 'pool'>

/** What a unit of a bond that runs is owed at a midnight if nothing comes until then. */
export const owedOnUnit = (
  { issue, pool: { currency } }: Held,
  midnight: number,
): { interest: Money; principal: Money } => owedAt(issue, { ...issue, currency }, midnight)

/** What a unit is owed that was due at the last midnight and is not paid. */
export function dueOnUnit(held: Held, at: number): Money {
  if (held.issue.state !== 'running') return 0n
  const { interest, principal } = owedOnUnit(held, dayStart(at))
  return interest + principal
}
