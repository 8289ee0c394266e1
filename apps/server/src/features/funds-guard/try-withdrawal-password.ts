import { ok, refuse, type Result } from '@touchstone/domain/result'
import { addMessage } from '../messages/add-message.ts'
import type { Sql } from '../../platform/database.ts'
import type { Passwords } from '../accounts/users/passwords.ts'
import { countPasswordTry, forgetPasswordTries, readGuard, withdrawalPasswordTriesMax } from './guards.store.ts'

type WithdrawalPasswordRefusal =
  | { kind: 'withdrawal_password_not_set' }
  | { kind: 'withdrawal_password_wrong'; left: number }
  | { kind: 'withdrawal_password_locked'; hours: number; untilAtMs: number }

type Tried = { userId: number; password: string; at: number }
export type TryWithdrawalPassword = (tried: Tried) => Promise<Result<undefined, WithdrawalPasswordRefusal>>

/**
 * Checks withdrawal passwords; five wrong ones in a row lock it for a day, and notify its owner. Those of one user are
 * checked one after the other, so that right ones at the same moment are not taken for tries too many; that each is
 * counted before it is checked holds whoever else checks.
 */
export function createWithdrawalPasswords({
  sql,
  passwords,
}: {
  sql: Sql
  passwords: Passwords
}): TryWithdrawalPassword {
  const turns = new Map<number, Promise<unknown>>()

  return async (tried) => {
    const { userId } = tried
    const before = turns.get(userId) ?? Promise.resolve()
    const turn = before.then(() => attempt({ sql, passwords }, tried))
    const ended = turn.catch(() => undefined)
    turns.set(userId, ended)
    try {
      return await turn
    } finally {
      if (turns.get(userId) === ended) turns.delete(userId)
    }
  }
}

async function attempt(
  { sql, passwords }: { sql: Sql; passwords: Passwords },
  { userId, password, at }: Tried,
): Promise<Result<undefined, WithdrawalPasswordRefusal>> {
  const counted = await countPasswordTry(sql, userId, at)
  if (counted === undefined) return lockedOrNotSet(sql, userId, at)
  if (await passwords.matches(counted.passwordHash, password)) {
    await forgetPasswordTries(sql, userId, counted.passwordHash)
    return ok(undefined)
  }
  const left = withdrawalPasswordTriesMax - counted.tries
  if (left > 0) return refuse({ kind: 'withdrawal_password_wrong', left })
  await addMessage(sql, { userId, category: 'system', kind: 'withdrawal_password_locked', details: {}, at })
  return lockedOrNotSet(sql, userId, at)
}

async function lockedOrNotSet(sql: Sql, userId: number, at: number): Promise<Result<never, WithdrawalPasswordRefusal>> {
  const { passwordHash, lockedUntil } = await readGuard(sql, userId)
  if (passwordHash === null) return refuse({ kind: 'withdrawal_password_not_set' })
  const hours = Math.max(1, Math.ceil((lockedUntil - at) / 3_600_000))
  return refuse({ kind: 'withdrawal_password_locked', hours, untilAtMs: lockedUntil })
}
