import type { Guard } from './guards.store.ts'

/** Whether whitelist mode counts: switched on, or switched off less than the wait ago. */
export const isWhitelisted = (
  { whitelistFrom, whitelistEndsAt }: Pick<Guard, 'whitelistFrom' | 'whitelistEndsAt'>,
  at: number,
): boolean => whitelistFrom !== null && (whitelistEndsAt === null || at < whitelistEndsAt)

/** Until when no withdrawal is taken because a password, a second factor or a contact was changed; 0 for no wait. */
export const secretsWaitUntil = ({ changedAt }: Pick<Guard, 'changedAt'>, waitMs: number): number =>
  changedAt === null ? 0 : changedAt + waitMs

/** From when an account counts: its own wait, and in whitelist mode one after its last change. */
export const accountUsableFrom = (
  account: { usableFrom: number; changedAt: number },
  guard: Pick<Guard, 'whitelistFrom' | 'whitelistEndsAt'>,
  { at, waitMs }: { at: number; waitMs: number },
): number => (isWhitelisted(guard, at) ? Math.max(account.usableFrom, account.changedAt + waitMs) : account.usableFrom)
