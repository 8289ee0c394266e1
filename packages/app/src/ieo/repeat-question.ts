import { hashBytes } from '@touchstone/domain/ledger/hash'
import { type Repetition, repeatOutcome, type ToRepeat } from './repeat-outcome.ts'

/** What is asked beside the page. */
export type RepeatQuestion = { ask: 'outcome'; given: ToRepeat } | { ask: 'hash'; bytes: Uint8Array }

/** With how long it took, in milliseconds. */
export type Repeated = Repetition & { tookMs: number }

/** `clock`: in milliseconds, from whenever. */
export function answerRepeat(question: RepeatQuestion, clock = () => performance.now()): Promise<Repeated | string> {
  if (question.ask === 'hash') return Promise.resolve(hashBytes(question.bytes))
  const beganAt = clock()
  const repetition = repeatOutcome(question.given)
  return Promise.resolve({ ...repetition, tookMs: clock() - beganAt })
}
