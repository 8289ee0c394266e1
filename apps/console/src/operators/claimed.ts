import type { Operator } from '../api/operator.ts'

/** Why an operator cannot decide what is decided by whoever has claimed it; undefined when he has. */
export function whyNotMine(claimedBy: { id: string; name: string } | null, me: Operator): string | undefined {
  if (claimedBy === null) return 'Claim it first, so that nobody else works on it.'
  return claimedBy.id === me.id ? undefined : `${claimedBy.name} has claimed it.`
}
