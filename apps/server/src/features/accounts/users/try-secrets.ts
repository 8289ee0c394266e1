import { ok, refuse, type Result } from '@touchstone/domain/result'
import type { Sql } from '../../../platform/database.ts'
import { countTry, forgetTries } from './tries.store.ts'
import { stepOf } from './authenticator.ts'
import type { AuthenticatorSafe, SealedSecret } from './authenticator-safe.ts'
import type { Passwords } from './passwords.ts'
import type { User } from './users.store.ts'

type TriesRefusal = { kind: 'tries_exhausted'; minutes: number }

/**
 * Checks the password of a signed-in user. Counted separately from sign-ins, so that a stranger cannot use up the
 * tries.
 */
export async function tryPassword(
  { sql, passwords }: { sql: Sql; passwords: Passwords },
  user: Pick<User, 'id' | 'passwordHash'>,
  { password, at }: { password: string; at: number },
): Promise<Result<undefined, TriesRefusal | { kind: 'credentials_wrong' } | { kind: 'password_not_set' }>> {
  if (user.passwordHash === undefined) return refuse({ kind: 'password_not_set' })
  const subject = `password ${user.id}`
  const counted = await countTry(sql, subject, at)
  if (!counted.ok) return counted
  if (!(await passwords.matches(user.passwordHash, password))) return refuse({ kind: 'credentials_wrong' })
  await forgetTries(sql, subject)
  return ok(undefined)
}

/** Checks a code of an authenticator: the step that it belongs to, which is still to be used up. */
export async function tryAuthenticator(
  { sql, safe }: { sql: Sql; safe: AuthenticatorSafe },
  { userId, secret, code, at }: { userId: number; secret: SealedSecret; code: string; at: number },
): Promise<Result<number, TriesRefusal | { kind: 'code_wrong' }>> {
  const subject = `authenticator ${userId}`
  const counted = await countTry(sql, subject, at)
  if (!counted.ok) return counted
  const step = stepOf(safe.open({ userId }, secret), code, at)
  if (step === undefined) return refuse({ kind: 'code_wrong' })
  await forgetTries(sql, subject)
  return ok(step)
}
