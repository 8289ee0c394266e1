import { isUserCommand } from '@touchstone/domain/rulebook/decide'
import type { Item } from './batch-item.ts'
import type { createBookQueues } from './book-queues.ts'
import type { ExecutorLimits, Overloaded, Submission } from './submission.ts'

type Queues = Pick<ReturnType<typeof createBookQueues<Item>>, 'size' | 'waiting' | 'first' | 'firstOf'>
type Limits = Pick<ExecutorLimits, 'bookQueuedMax' | 'queuedMax' | 'retryAfterMs'>

export const stopping = ({ retryAfterMs }: Limits): Overloaded => ({ kind: 'overloaded', whose: 'house', retryAfterMs })

/** Nothing was done, and the database may be back by then. */
export const databaseAway = ({ retryAfterMs }: Pick<ExecutorLimits, 'retryAfterMs'>): Overloaded => ({
  kind: 'overloaded',
  whose: 'database',
  retryAfterMs: 2 * retryAfterMs,
})

/**
 * Whose queue is too full for a person's command, if one is; commands of the house are always taken. What waits longest
 * says how long the queue takes now.
 */
export function crowdedFor(
  { bookId, command }: Submission,
  queues: Queues,
  { bookQueuedMax, queuedMax, retryAfterMs }: Limits,
): Overloaded | undefined {
  if (!isUserCommand(command)) return undefined
  const waitFor = (first: Item | undefined): number =>
    Math.max(retryAfterMs, first === undefined ? 0 : Math.ceil(performance.now() - first.since))
  if (queues.waiting(bookId) >= bookQueuedMax)
    return {
      kind: 'overloaded',
      whose: 'book',
      queuedMax: bookQueuedMax,
      retryAfterMs: waitFor(queues.firstOf(bookId)),
    }
  if (queues.size() < queuedMax) return undefined
  return { kind: 'overloaded', whose: 'house', retryAfterMs: waitFor(queues.first()) }
}
