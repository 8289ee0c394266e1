import { creditorWaitsUntil } from './naive-creditors.ts'
import { dayMs, limitAt, lostAt } from './naive-restrictions.ts'
import { freeOf, type Work } from './naive-work.ts'
import { num, type Num } from './numbers.ts'

export type ToldRefusal = { kind: string; [field: string]: unknown }

/** Commands that take what is free as it is; others look at it after something else has changed. */
const takesFree = new Set(['open_position', 'place_limit_order', 'transfer', 'buy_second_contract', 'add_margin'])

/** Whether the numbers with which a person is refused are theirs. `atRisk`: what counts as lost until it comes back. */
export function isToldRightly(work: Work, refusal: ToldRefusal, atRisk: Num): boolean {
  const { book, row } = work
  const { excludedUntil, coolOffUntil } = book.protection
  const says = (field: string, value: Num): boolean => num(String(refusal[field])).eq(value)
  switch (refusal.kind) {
    case 'self_excluded':
      return says('untilAtMs', num(excludedUntil))
    case 'cooling_off':
      return says('untilAtMs', num(coolOffUntil))
    case 'loss_limit_reached':
      return (
        says('lossLimit', limitAt(book.protection, row.at)) &&
        says('lost', lostAt(book.protection, row.at).plus(atRisk))
      )
    case 'margin_insufficient':
      return !takesFree.has(row.command.kind) || says('free', freeOf(work))
    case 'credited_by_operator': {
      const until = creditorWaitsUntil(work, Number(row.command['operator']))
      return says('untilAtMs', num(until)) && says('days', num(Math.ceil((until - row.at) / dayMs)))
    }
    default:
      return true
  }
}
