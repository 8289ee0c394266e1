import { ok, refuse, type Result } from '@touchstone/domain/result'
import type { Sql } from '../../../platform/database.ts'
import { countTry, forgetTries, type Tried, type Trier } from './tries.store.ts'
import { stepOf } from './authenticator.ts'
import type { AuthenticatorSafe, SealedSecret } from './authenticator-safe.ts'
import type { Passwords } from './passwords.ts'
import type { User } from './users.store.ts'

type TriesRefusal = { kind: 'tries_exhausted'; minutes: number }

/** Who has signed in: each session has tries of its own, and neither strangers nor another session use them up. */
export const sessionTrier = ({ sessionId }: { sessionId: number }): Trier => ({ known: `session ${sessionId}` })

/** Checks the password of a signed-in user. */
export async function tryPassword(
  { sql, passwords }: { sql: Sql; passwords: Passwords },
  user: Pick<User, 'id' | 'passwordHash'>,
  { password, caller, at }: { password: string; caller: { sessionId: number }; at: number },
): Promise<Result<undefined, TriesRefusal | { kind: 'credentials_wrong' } | { kind: 'password_not_set' }>> {
  if (user.passwordHash === undefined) return refuse({ kind: 'password_not_set' })
  const tried = { secret: `password ${user.id}`, trier: sessionTrier(caller) }
  const counted = await countTry(sql, tried, at)
  if (!counted.ok) return counted
  if (!(await passwords.matches(user.passwordHash, password))) return refuse({ kind: 'credentials_wrong' })
  await forgetTries(sql, tried)
  return ok(undefined)
}

export const secondFactorSecret = (userId: number): string => `authenticator ${userId}`

/** The budget of tries at a second factor: a code of the authenticator and a recovery code share it. */
export const secondFactorTries = (userId: number, trier: Trier): Tried => ({
  secret: secondFactorSecret(userId),
  trier,
  isShort: true,
})

/** Checks a code of an authenticator: the step that it belongs to, which is still to be used up. */
export async function tryAuthenticator(
  { sql, safe }: { sql: Sql; safe: AuthenticatorSafe },
  { userId, secret, code, at, trier }: { userId: number; secret: SealedSecret; code: string; at: number; trier: Trier },
): Promise<Result<number, TriesRefusal | { kind: 'code_wrong' }>> {
  const tried = secondFactorTries(userId, trier)
  const counted = await countTry(sql, tried, at)
  if (!counted.ok) return counted
  const step = stepOf(safe.open({ userId }, secret), code, at)
  if (step === undefined) return refuse({ kind: 'code_wrong' })
  await forgetTries(sql, tried)
  return ok(step)
}
