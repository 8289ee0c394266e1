import { ok, refuse, type Result } from '@touchstone/domain/result'
import type { Caller } from '../../api/handler.ts'
import type { Sql, Transaction } from '../../platform/database.ts'
import type { AuthenticatorSafe } from '../accounts/users/authenticator-safe.ts'
import { findSecret, takeStep, takeStepFor } from '../accounts/users/second-factors.store.ts'
import { sessionTrier, tryAuthenticator } from '../accounts/users/try-secrets.ts'

type Deps = { sql: Sql; safe: AuthenticatorSafe }
type Asked = { caller: Caller; code: string | undefined; at: number }
type CodeWrong = { kind: 'authenticator_code_wrong' }
type CodeRefusal = CodeWrong | { kind: 'authenticator_code_required' } | { kind: 'tries_exhausted'; minutes: number }

/**
 * Where an authenticator is bound, its code is needed to take money out or to name where it may go: answers the code's step,
 * which is still to be used up; undefined where none is bound.
 */
export async function checkAuthenticator(
  deps: Deps,
  { caller, code, at }: Asked,
): Promise<Result<number | undefined, CodeRefusal>> {
  const { userId } = caller
  const secret = await findSecret(deps.sql, userId)
  if (secret === undefined) return ok(undefined)
  if (code === undefined) return refuse({ kind: 'authenticator_code_required' })
  const step = await tryAuthenticator(deps, { userId, secret, code, at, trier: sessionTrier(caller) })
  if (step.ok) return step
  return step.refusal.kind === 'code_wrong' ? refuse({ kind: 'authenticator_code_wrong' }) : refuse(step.refusal)
}

/** Uses a step up in the transaction of what it was for. */
export async function spendStep(
  transaction: Transaction,
  userId: number,
  step: number | undefined,
): Promise<Result<undefined, CodeWrong>> {
  if (step === undefined || (await takeStep(transaction, userId, step))) return ok(undefined)
  return refuse({ kind: 'authenticator_code_wrong' })
}

/**
 * Checks a code and uses it up for a command: before the book decides, and for the same request again, whose answer may have
 * been lost.
 */
export async function spendCodeFor(
  deps: Deps,
  { key, ...asked }: Asked & { key: string },
): Promise<Result<undefined, CodeRefusal>> {
  const step = await checkAuthenticator(deps, asked)
  if (!step.ok) return step
  if (step.value === undefined) return ok(undefined)
  const used = await takeStepFor(deps.sql, { userId: asked.caller.userId, step: step.value, key })
  return used ? ok(undefined) : refuse({ kind: 'authenticator_code_wrong' })
}
