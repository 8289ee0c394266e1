import type { Operator } from '../api/operator.ts'

/** Returns why an operator cannot decide a case that only its claimant decides; undefined if they have claimed it. */
export function whyNotMine(claimedBy: { id: string; name: string } | null, me: Operator): string | undefined {
  if (claimedBy === null) return 'Claim it first so nobody else works on it.'
  return claimedBy.id === me.id ? undefined : `Claimed by ${claimedBy.name}.`
}
