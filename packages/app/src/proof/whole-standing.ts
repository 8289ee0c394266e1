import type { ProofState } from './proof-state.ts'

/** All that is known in one word, the worst first. */
export type WholeStanding = 'found' | 'outdated' | 'notLooked' | 'looking' | 'allSame'

export function standingOf({ books, chain, alarms, isRunning, hasFailed }: Omit<ProofState, 'userId'>): WholeStanding {
  const states: readonly string[] = [chain.state, ...books.map(({ state }) => state)]
  if (alarms.length > 0 || states.includes('differs')) return 'found'
  if (states.includes('outdated')) return 'outdated'
  if (isRunning) return 'looking'
  if (hasFailed || states.some((state) => state === 'failed' || state === 'waiting')) return 'notLooked'
  return states.some((state) => state === 'replaying' || state === 'walking') ? 'looking' : 'allSame'
}
