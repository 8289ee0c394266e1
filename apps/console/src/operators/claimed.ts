import type { Operator } from '../api/operator.ts'

/** Why an operator cannot decide what only its claimer decides; undefined when they have claimed it. */
export function whyNotMine(claimedBy: { id: string; name: string } | null, me: Operator): string | undefined {
  if (claimedBy === null) return 'Claim it first, so that nobody else works on it.'
  return claimedBy.id === me.id ? undefined : `${claimedBy.name} has claimed it.`
}
