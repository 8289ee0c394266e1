import { type BookStanding, type ChainStanding, isComparing, type ProofState } from './proof-state.ts'

/** The worst first. */
const worstFirst = ['found', 'outdated', 'notLooked', 'looking', 'allSame'] as const

/** All that is known in one word. */
export type WholeStanding = (typeof worstFirst)[number]

/** What each state of a book or of the chain makes of the whole: a new one does not compile without a word. */
const standings: Readonly<Record<BookStanding['state'] | ChainStanding['state'], WholeStanding>> = {
  differs: 'found',
  outdated: 'outdated',
  failed: 'notLooked',
  waiting: 'notLooked',
  replaying: 'looking',
  walking: 'looking',
  same: 'allSame',
  // A house without a checkpoint has yet to state anything that could differ.
  none: 'allSame',
}

/** The worst of all. Until a look has come to its end, what has not been looked at yet is still being looked at. */
export function standingOf(state: Omit<ProofState, 'userId'>): WholeStanding {
  const { books, chain, alarms, hasFailed } = state
  const isLooking = isComparing(state)
  const all = [chain, ...books].map((part) => standings[part.state])
  if (alarms.length > 0) all.push('found')
  if (isLooking) all.push('looking')
  if (hasFailed) all.push('notLooked')
  const seen = isLooking ? all.filter((standing) => standing !== 'notLooked') : all
  // The chain is always there; were it not, nothing would have been looked at.
  return worstFirst.find((standing) => seen.includes(standing)) ?? 'notLooked'
}
