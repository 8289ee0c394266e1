import { ok, refuse, type Result } from '@touchstone/domain/result'
import type { Refused, Visit } from '../../api/handler.ts'
import { audit } from '../audit/audit.ts'
import type { Sql } from '../../platform/database.ts'
import { countTry, forgetTries } from '../../features/accounts/users/tries.store.ts'
import { stepOf } from '../../features/accounts/users/authenticator.ts'
import type { AuthenticatorSafe } from '../../features/accounts/users/authenticator-safe.ts'
import type { Passwords } from '../../features/accounts/users/passwords.ts'
import { noteBrowser, trierOf } from '../../features/accounts/sessions/known-browsers.store.ts'
import { insertOperatorSession } from './operator-sessions.store.ts'
import { findOperator, holdOperator, useOperatorStep } from './operators.store.ts'
import { ownerName } from '../../features/accounts/users/owner-name.ts'

export type OperatorSignInDeps = { sql: Sql; passwords: Passwords; safe: AuthenticatorSafe }

/**
 * Checks password and code together, so that a failure does not reveal which was wrong; strangers' tries are counted
 * apart from those of a browser that the operator has used before.
 */
export async function signInOperator(
  { sql, passwords, safe }: OperatorSignInDeps,
  { name, password, code }: { name: string; password: string; code: string },
  visit: Visit,
): Promise<Result<{ token: string; mustChangePassword: boolean }, Refused>> {
  const { at, device, address, browser } = visit
  const found = await findOperator(sql, { name })
  const tried = { secret: `operator ${name}`, trier: await trierOf(sql, found && { operatorId: found.id }, visit) }
  const counted = await countTry(sql, tried, at)
  if (!counted.ok) return counted
  const isRight = await passwords.matches(found?.passwordHash, password)
  const step = found && stepOf(safe.open({ operator: found.name }, found.secret), code, at)
  if (found === undefined || !isRight || step === undefined) return refuse({ kind: 'credentials_wrong' })
  const signedIn = await sql.begin(
    async (tx): Promise<Result<{ token: string; mustChangePassword: boolean }, Refused>> => {
      const operator = await holdOperator(tx, found.id)
      // Either may have been changed while it was being checked.
      if (operator?.passwordHash !== found.passwordHash || operator.secret !== found.secret)
        return refuse({ kind: 'credentials_wrong' })
      if (!(await useOperatorStep(tx, found.id, step))) return refuse({ kind: 'credentials_wrong' })
      const token = await insertOperatorSession(tx, { operatorId: found.id, device, address, browser: browser?.id, at })
      await noteBrowser(tx, { operatorId: found.id }, { browser, at })
      await audit(tx, {
        at,
        operatorId: found.id,
        act: 'signInOperator',
        subject: ownerName({ operatorId: found.id }),
        details: { address },
      })
      return ok({ token, mustChangePassword: operator.mustChangePassword })
    },
  )
  if (signedIn.ok) await forgetTries(sql, tried)
  return signedIn
}
