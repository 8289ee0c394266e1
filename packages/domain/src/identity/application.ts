import { ok, refuse, type Result } from '../result.ts'

/** The state of one submission. A rejected one stays rejected: a new try is another submission. */
export type ApplicationState = 'submitted' | 'waiting' | 'verified' | 'rejected'
export type IdentityLevel = 0 | 1 | 2
export type SoughtLevel = 1 | 2

/** Waiting: an operator has taken it up. */
const moves = {
  submitted: ['waiting'],
  waiting: ['verified', 'rejected'],
  verified: [],
  rejected: [],
} as const satisfies Record<ApplicationState, readonly ApplicationState[]>

export const canMove = (from: ApplicationState, to: ApplicationState): boolean =>
  moves[from].some((state) => state === to)

export type ApplyRefusal =
  | { kind: 'identity_basic_first' }
  | { kind: 'identity_verified' }
  | { kind: 'identity_in_review' }
  | { kind: 'identity_tries_exhausted'; maximum: number }

export type ApplyFacts = {
  verifiedLevel: IdentityLevel
  /** The newest submission of the level, if any. */
  newest: ApplicationState | undefined
  /** Submissions of the level on this UTC day. */
  today: number
  triesADay: number
}

/**
 * Decides whether data of a level may be submitted now: one submission at a time, a limited number per day, the first
 * level first.
 */
export function applyForLevel(level: SoughtLevel, facts: ApplyFacts): Result<undefined, ApplyRefusal> {
  const { verifiedLevel, newest, today, triesADay } = facts
  if (verifiedLevel >= level) return refuse({ kind: 'identity_verified' })
  if (verifiedLevel < level - 1) return refuse({ kind: 'identity_basic_first' })
  if (newest === 'submitted' || newest === 'waiting') return refuse({ kind: 'identity_in_review' })
  if (today >= triesADay) return refuse({ kind: 'identity_tries_exhausted', maximum: triesADay })
  return ok(undefined)
}

export type EditRefusal = ApplyRefusal | { kind: 'identity_not_submitted' }

/**
 * Decides whether new data changes a submission in place, without counting as a new try, because nobody has claimed it
 * yet, or makes a new submission after a rejection.
 */
export function editLevel(level: SoughtLevel, facts: ApplyFacts): Result<'in_place' | 'anew', EditRefusal> {
  if (facts.verifiedLevel < level && facts.newest === 'submitted') return ok('in_place')
  const applying = applyForLevel(level, facts)
  if (!applying.ok) return applying
  return facts.newest === 'rejected' ? ok('anew') : refuse({ kind: 'identity_not_submitted' })
}

export type DecideRefusal =
  | { kind: 'identity_not_claimed' }
  | { kind: 'identity_claimed' }
  | { kind: 'identity_decided' }

/** Decides whether an operator may claim a submission; its claimant may do so again. */
export function claimApplication(
  { state, claimedBy }: { state: ApplicationState; claimedBy: number | null },
  operator: number,
): Result<undefined, DecideRefusal> {
  if (state === 'waiting') return claimedBy === operator ? ok(undefined) : refuse({ kind: 'identity_claimed' })
  return canMove(state, 'waiting') ? ok(undefined) : refuse({ kind: 'identity_decided' })
}

/** Decides whether an operator may decide a submission: only its claimant may. */
export function decideApplication(
  { state, claimedBy }: { state: ApplicationState; claimedBy: number | null },
  operator: number,
): Result<undefined, DecideRefusal> {
  if (state === 'submitted') return refuse({ kind: 'identity_not_claimed' })
  if (!canMove(state, 'verified')) return refuse({ kind: 'identity_decided' })
  return claimedBy === operator ? ok(undefined) : refuse({ kind: 'identity_claimed' })
}
