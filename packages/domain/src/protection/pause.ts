import { type Book, partOf } from '../books/book.ts'
import { type Draft, openDraft } from '../books/draft.ts'
import type { Facts } from '../books/facts.ts'
import { cancelOrder } from '../positions/order-cancel.ts'
import { orderRecord } from '../positions/order.ts'
import type { PositionPosting } from '../positions/position-postings.ts'
import { changeStanding, standingPart } from '../restrictions/standing.ts'
import { assert, refuse } from '../result.ts'
import type { CommandOf } from './protection-commands.ts'
import { coolOffHoursMax, exclusionDaysMax } from './waits.ts'
import { hourMs } from '../time.ts'

/** Bars a person from opening anything and from deposits for whole days. It is prolonged, never shortened. */
export function excludeSelf(book: Book, { days }: CommandOf<'exclude_self'>, facts: Facts) {
  assert(isWhole(days, exclusionDaysMax), 'the wire takes a whole number of days')
  const until = facts.at + days * 24 * hourMs
  const fault = pauseFault(book, partOf(book, standingPart).excludedUntil, until)
  if (fault !== undefined) return fault
  const draft = openDraft<PositionPosting>(book)
  changeStanding(draft, { excludedUntil: until })
  return draft.decide({ kind: 'self_excluded', until, cancelled: cancelOpenings(draft, facts) })
}

/** Bars a person from opening anything for whole hours. It is prolonged, never shortened. */
export function coolOff(book: Book, { hours }: CommandOf<'cool_off'>, facts: Facts) {
  assert(isWhole(hours, coolOffHoursMax), 'the wire takes a whole number of hours')
  const until = facts.at + hours * hourMs
  const fault = pauseFault(book, partOf(book, standingPart).coolOffUntil, until)
  if (fault !== undefined) return fault
  const draft = openDraft<PositionPosting>(book)
  changeStanding(draft, { coolOffUntil: until })
  return draft.decide({ kind: 'cooling_off', until, cancelled: cancelOpenings(draft, facts) })
}

const isWhole = (count: number, most: number): boolean => Number.isInteger(count) && count >= 1 && count <= most

function pauseFault(book: Book, current: number, until: number) {
  if (book.world !== 'real') return refuse({ kind: 'not_a_real_book' })
  return until <= current ? refuse({ kind: 'pause_not_shortened', untilAtMs: current }) : undefined
}

/**
 * Cancels resting openings at once. A market opening that waits for its tick is cancelled only when it would fill:
 * otherwise a person who has seen the next price could take it back. Returns the number of cancelled orders.
 */
function cancelOpenings(draft: Draft<PositionPosting>, facts: Facts): number {
  const resting = draft.all(orderRecord).filter(({ action, type }) => action === 'open' && type === 'limit')
  for (const order of resting) cancelOrder(draft, order, 'restricted', facts.at)
  return resting.length
}
