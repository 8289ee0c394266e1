import { dayMs } from '@touchstone/domain/time'
import type { IdentityStanding } from './identity.queries.ts'

/**
 * What the page of a level shows. `form`: no submission yet; `change`: a submission that nobody has reviewed;
 * `again`: a rejected one.
 */
export type FormGate = 'form' | 'change' | 'again' | 'result' | 'basic_first' | 'no_tries'

/** @param wantsChange whether the person came to change what is submitted */
export function formGateOf(
  { level, state, triesLeft }: Pick<IdentityStanding, 'level' | 'state' | 'triesLeft'>,
  wanted: 1 | 2,
  wantsChange: boolean,
): FormGate {
  if (level >= wanted) return 'result'
  if (level < wanted - 1) return 'basic_first'
  if (state === 'submitted') return wantsChange ? 'change' : 'result'
  if (state === 'waiting' || state === 'verified') return 'result'
  if (triesLeft === 0) return 'no_tries'
  return state === 'rejected' ? 'again' : 'form'
}

/** When the count of submissions restarts: the next midnight UTC. */
export const triesFrom = (nowMs: number): number => nowMs - (nowMs % dayMs) + dayMs
