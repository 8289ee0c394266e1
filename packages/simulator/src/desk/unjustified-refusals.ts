import type { submitUnder } from '@touchstone/server/house/test-submit'
import type { NaiveBook } from '../naive-model/naive-book.ts'
import { num } from '../naive-model/numbers.ts'

type Outcome = Awaited<ReturnType<typeof submitUnder>>
export type Refused = { bookId: number; at: number; refusal: Extract<Outcome, { kind: 'refused' }>['refusal'] }

/**
 * Detects refusals without a cause: the journal shows what the house accepted, but not what it wrongly refused.
 * `wasAcknowledged` is the state before the step of the refusal.
 */
export function unjustifiedRefusal(book: NaiveBook, wasAcknowledged: boolean, { at, refusal }: Refused): string[] {
  const { pauses, limits } = book.protection
  const isJustified = (): boolean => {
    if (refusal.kind === 'self_excluded' || refusal.kind === 'cooling_off')
      return at < refusal.untilAtMs && pauses.has(refusal.untilAtMs)
    if (refusal.kind === 'risk_not_acknowledged') return !wasAcknowledged
    if (refusal.kind !== 'loss_limit_reached') return true
    const asked = num(String(refusal.lossLimit)).div('1e18')
    return refusal.lost >= refusal.lossLimit && limits.some((limit) => limit.eq(asked))
  }
  return isJustified() ? [] : [`book ${book.id} was refused as ${refusal.kind} at ${at} without a cause`]
}
