import type { IdentityStanding } from './identity.queries.ts'

/**
 * What the page of a level shows. `form`: nothing was submitted yet; `change`: what was submitted and nobody has looked at;
 * `again`: after a rejection.
 */
export type SoughtView = 'form' | 'change' | 'again' | 'result' | 'basic_first' | 'no_tries'

/** @param wantsChange whether the person came to change what is submitted */
export function soughtView(
  { level, state, triesLeft }: Pick<IdentityStanding, 'level' | 'state' | 'triesLeft'>,
  sought: 1 | 2,
  wantsChange: boolean,
): SoughtView {
  if (level >= sought) return 'result'
  if (level < sought - 1) return 'basic_first'
  if (state === 'submitted') return wantsChange ? 'change' : 'result'
  if (state === 'waiting' || state === 'verified') return 'result'
  if (triesLeft === 0) return 'no_tries'
  return state === 'rejected' ? 'again' : 'form'
}

const dayMs = 86_400_000

/** When submissions are counted anew: at the next midnight in UTC. */
export const triesFrom = (nowMs: number): number => nowMs - (nowMs % dayMs) + dayMs
