import type { Outcome } from '../../executor/submission.ts'

type Step = { bookId: number; key: string; kind: string }

/**
 * Says once that a step of a sale is refused. What is not due yet, or not any more since somebody has paid at the last moment,
 * is found so the next time: it is said where it is refused again. Whatever else refuses it only a bug of ours explains.
 */
export function refusedSteps(log: (message: string, details: Record<string, unknown>) => void) {
  /** By key, how often it was refused. */
  const times = new Map<string, number>()
  return (step: Step, outcome: Outcome): void => {
    if (outcome.kind !== 'refused') {
      if (outcome.kind === 'done') times.delete(step.key)
      return
    }
    const refusal = outcome.refusal.kind
    const count = (times.get(step.key) ?? 0) + 1
    times.set(step.key, count)
    if (count === (refusal === 'not_due' ? 2 : 1))
      log('a step of a first sale of a token is refused', { ...step, refusal })
  }
}
