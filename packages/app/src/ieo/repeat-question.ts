import { hashBytes } from '@touchstone/domain/ledger/hash'
import { type Repetition, repeatOutcome, type ToRepeat } from './repeat-outcome.ts'

/** What is asked beside the page. */
export type RepeatQuestion = { ask: 'outcome'; given: ToRepeat } | { ask: 'hash'; bytes: Uint8Array }

/** With how long it took, in milliseconds. */
export type Repeated = Repetition & { tookMs: number }

export function answerRepeat(question: RepeatQuestion): Promise<Repeated | string> {
  if (question.ask === 'hash') return Promise.resolve(hashBytes(question.bytes))
  const beganAt = performance.now()
  const repetition = repeatOutcome(question.given)
  return Promise.resolve({ ...repetition, tookMs: performance.now() - beganAt })
}
