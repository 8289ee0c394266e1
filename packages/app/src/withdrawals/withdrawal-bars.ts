import { decimal } from '@touchstone/domain/money/decimal'
import { type SettlementAccount, countsFrom } from '../settlement-accounts/settlement-accounts.queries.ts'
import type { WithdrawalTerms } from './withdrawal-terms.queries.ts'

/** What a person does once before the first withdrawal, in the order in which it is best done. */
export const preparations = ['contact', 'identity', 'pin', 'account'] as const
export type Preparation = (typeof preparations)[number]

/** Which of the preparations are done. */
export function preparedOf(terms: WithdrawalTerms, accounts: readonly unknown[]): Record<Preparation, boolean> {
  return {
    contact: terms.codesGoTo !== null || terms.passwordSet,
    identity: decimal(terms.limits.day) > 0n,
    pin: terms.passwordSet,
    account: accounts.length > 0,
  }
}

/** Why nothing can be withdrawn now, whatever the amount. */
export type Bar =
  | { kind: 'off' }
  | { kind: 'blocked'; reason: string }
  | { kind: Preparation }
  | { kind: 'locked'; untilAtMs: number }
  | { kind: 'waits'; untilAtMs: number; waitsFor: WithdrawalTerms['waitsFor'] }
  | { kind: 'requests' }
  | { kind: 'chosen_off' }
  | { kind: 'chosen_waits'; untilAtMs: number }

type Known = {
  terms: WithdrawalTerms
  accounts: readonly SettlementAccount[]
  /** Where it is to go. */
  chosen: SettlementAccount | undefined
  nowMs: number
}

/** The first reason, in the order in which a person can act on them; undefined if there is none. */
export function barOf({ terms, accounts, chosen, nowMs }: Known): Bar | undefined {
  if (terms.channels.length === 0) return { kind: 'off' }
  if (terms.blocked !== null) return { kind: 'blocked', reason: terms.blocked }
  const prepared = preparedOf(terms, accounts)
  const missing = preparations.find((each) => !prepared[each])
  if (missing !== undefined) return { kind: missing }
  const { passwordLockedUntilAtMs: lockedUntil, waitsUntilAtMs: waitsUntil } = terms
  if (lockedUntil !== null && lockedUntil > nowMs) return { kind: 'locked', untilAtMs: lockedUntil }
  if (waitsUntil !== null && waitsUntil > nowMs)
    return { kind: 'waits', untilAtMs: waitsUntil, waitsFor: terms.waitsFor }
  if (terms.requestsLeftToday === 0) return { kind: 'requests' }
  if (chosen === undefined) return undefined
  if (!terms.channels.some(({ id }) => id === chosen.channel)) return { kind: 'chosen_off' }
  const untilAtMs = countsFrom(chosen, nowMs)
  return untilAtMs === undefined ? undefined : { kind: 'chosen_waits', untilAtMs }
}

/** The account to begin with: the one that is asked for, else the first that can be used now, else the first. */
export function firstAccount(
  asked: string | null,
  { accounts, terms, nowMs }: Omit<Known, 'chosen'>,
): SettlementAccount | undefined {
  const offered = new Set(terms.channels.map(({ id }) => id))
  return (
    accounts.find(({ id }) => id === asked) ??
    accounts.find((account) => offered.has(account.channel) && countsFrom(account, nowMs) === undefined) ??
    accounts[0]
  )
}
