import type { Tape } from './tape/tape.ts'
import type { Vector } from './tape/vector.ts'

type Times = Pick<Tape, 'waitingSince'> & Pick<Vector, 'newestAt'>

/**
 * Returns the time of the next decisions: the clock's, but never before the last one or the newest tick in force, nor after
 * a tick that has come and is not committed yet. So the tick in force is always the last one that had come by that time, as
 * anybody can see on the tape. All in epoch milliseconds.
 */
export function createDecisionTime(clock: () => number, { waitingSince, newestAt }: Times): () => number {
  let last = -Infinity
  return () => {
    last = Math.max(last, newestAt(), Math.min(clock(), waitingSince() ?? Infinity))
    return last
  }
}
