import type { RecoveryUse } from '@touchstone/wire/recovery-uses'
import type { Guard } from './guards.store.ts'

/** Whether whitelist mode counts: switched on, or switched off less than the wait ago. */
export const isWhitelisted = (
  { whitelistFrom, whitelistEndsAt }: Pick<Guard, 'whitelistFrom' | 'whitelistEndsAt'>,
  at: number,
): boolean => whitelistFrom !== null && (whitelistEndsAt === null || at < whitelistEndsAt)

type Secrets = Pick<Guard, 'changedAt' | 'recovery'>

/**
 * Until when no withdrawal is taken because a password, a second factor or a contact was changed, or a recovery code was
 * used; 0 for no wait.
 */
export const secretsWaitUntil = (secrets: Secrets, waitMs: number): number =>
  Math.max(changeWaitsUntil(secrets, waitMs), recoveryWaitsUntil(secrets, waitMs))

export const changeWaitsUntil = ({ changedAt }: Pick<Guard, 'changedAt'>, waitMs: number): number =>
  changedAt === null ? 0 : changedAt + waitMs

export const recoveryWaitsUntil = ({ recovery }: Pick<Guard, 'recovery'>, waitMs: number): number =>
  recovery === null ? 0 : recovery.at + waitMs

export type WaitCause = { kind: 'secret_changed' | RecoveryUse; atMs: number }

/** What withdrawals wait for: a recovery code before all else, as nothing looks more like somebody else at work. */
export function waitCause(secrets: Secrets, { at, waitMs }: { at: number; waitMs: number }): WaitCause | null {
  const { recovery, changedAt } = secrets
  if (recovery !== null && recoveryWaitsUntil(secrets, waitMs) > at) return { kind: recovery.use, atMs: recovery.at }
  return changedAt === null ? null : { kind: 'secret_changed', atMs: changedAt }
}

/** From when an account counts: its own wait, and in whitelist mode one after its last change. */
export const accountUsableFrom = (
  account: { usableFrom: number; changedAt: number },
  guard: Pick<Guard, 'whitelistFrom' | 'whitelistEndsAt'>,
  { at, waitMs }: { at: number; waitMs: number },
): number => (isWhitelisted(guard, at) ? Math.max(account.usableFrom, account.changedAt + waitMs) : account.usableFrom)
