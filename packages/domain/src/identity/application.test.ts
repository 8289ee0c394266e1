import { describe, expect, it } from 'vitest'
import {
  type ApplicationState,
  type ApplyFacts,
  applyForLevel,
  canMove,
  claimApplication,
  decideApplication,
  editLevel,
  type SoughtLevel,
} from './application.ts'
import type { Result } from '../result.ts'

const states: ApplicationState[] = ['submitted', 'waiting', 'verified', 'rejected']
const facts = (changed: Partial<ApplyFacts> = {}): ApplyFacts => ({
  verifiedLevel: 0,
  newest: undefined,
  today: 0,
  triesADay: 3,
  ...changed,
})
const said = (result: Result<string | undefined, { kind: string }>): string =>
  result.ok ? (result.value ?? 'ok') : result.refusal.kind

describe('submitting', () => {
  it.each<[SoughtLevel, Partial<ApplyFacts>, string]>([
    [1, {}, 'ok'],
    [1, { newest: 'rejected', today: 2 }, 'ok'],
    [1, { newest: 'rejected', today: 3 }, 'identity_tries_exhausted'],
    [1, { newest: 'submitted', today: 1 }, 'identity_in_review'],
    [1, { newest: 'waiting', today: 3 }, 'identity_in_review'],
    [1, { verifiedLevel: 1, newest: 'verified' }, 'identity_verified'],
    [1, { verifiedLevel: 2, newest: 'verified' }, 'identity_verified'],
    [2, {}, 'identity_basic_first'],
    [2, { verifiedLevel: 1 }, 'ok'],
    [2, { verifiedLevel: 1, newest: 'rejected', today: 1 }, 'ok'],
    [2, { verifiedLevel: 1, newest: 'submitted' }, 'identity_in_review'],
    [2, { verifiedLevel: 2, newest: 'verified' }, 'identity_verified'],
  ])('level %i with %j: %s', (level, changed, expected) => {
    expect(said(applyForLevel(level, facts(changed)))).toBe(expected)
  })
})

describe('changing', () => {
  it.each<[SoughtLevel, Partial<ApplyFacts>, string]>([
    [1, { newest: 'submitted', today: 3 }, 'in_place'],
    [1, { newest: 'rejected', today: 1 }, 'anew'],
    [1, { newest: 'rejected', today: 3 }, 'identity_tries_exhausted'],
    [1, { newest: 'waiting' }, 'identity_in_review'],
    [1, {}, 'identity_not_submitted'],
    [1, { verifiedLevel: 1, newest: 'verified' }, 'identity_verified'],
    [2, { verifiedLevel: 1, newest: 'submitted' }, 'in_place'],
    [2, { verifiedLevel: 0 }, 'identity_basic_first'],
    [2, { verifiedLevel: 1 }, 'identity_not_submitted'],
  ])('level %i with %j: %s', (level, changed, expected) => {
    expect(said(editLevel(level, facts(changed)))).toBe(expected)
  })
})

describe('an operator', () => {
  it.each<[ApplicationState, number | null, string, string]>([
    ['submitted', null, 'ok', 'identity_not_claimed'],
    ['waiting', 7, 'ok', 'ok'],
    ['waiting', 8, 'identity_claimed', 'identity_claimed'],
    ['verified', 7, 'identity_decided', 'identity_decided'],
    ['rejected', 7, 'identity_decided', 'identity_decided'],
  ])('finds it %s, claimed by %s: claiming is %s, deciding is %s', (state, claimedBy, claiming, deciding) => {
    expect(said(claimApplication({ state, claimedBy }, 7))).toBe(claiming)
    expect(said(decideApplication({ state, claimedBy }, 7))).toBe(deciding)
  })
})

it('leaves no final state', () => {
  const allowed = states.flatMap((from) => states.filter((to) => canMove(from, to)).map((to) => `${from} ${to}`))
  expect(allowed).toEqual(['submitted waiting', 'waiting verified', 'waiting rejected'])
})
