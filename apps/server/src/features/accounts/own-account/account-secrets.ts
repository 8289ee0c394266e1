import { ok, refuse, type Result } from '@touchstone/domain/result'
import type { users } from '@touchstone/wire/users'
import type { Caller, HandlersOf, Refused } from '../../../api/handler.ts'
import type { Transaction } from '../../../platform/database.ts'
import { spendCode } from '../sessions/codes.store.ts'
import { tryOwnCode } from '../sessions/own-code.ts'
import type { SignInDeps } from '../sessions/sign-in.ts'
import { endOtherSessions, replacePassword } from '../sessions/sign-in-calls.ts'
import { authenticatorUrl, newAuthenticatorSecret } from '../users/authenticator.ts'
import { checkPasswordStrength } from '../users/password-strength.ts'
import { dropRecoveryCodes, makeRecoveryCodes } from '../users/recovery-codes.store.ts'
import { forgetProofTries, spendProof, trySecondFactor } from '../users/second-proof.ts'
import {
  bindPending,
  findPending,
  findSecret,
  preparePending,
  takeStep,
  unbindSecret,
} from '../users/second-factors.store.ts'
import { sessionTrier, tryAuthenticator, tryPassword } from '../users/try-secrets.ts'
import { holdPassword, isGuest, requireUser, type User } from '../users/users.store.ts'
import { bindContactHandler } from './bind-contact.ts'

type ChangingDeps = Omit<SignInDeps, 'books'>
type Changing = HandlersOf<
  Pick<
    typeof users,
    | 'changePassword'
    | 'generateSecondFactor'
    | 'bindSecondFactor'
    | 'newRecoveryCodes'
    | 'unbindSecondFactor'
    | 'bindContact'
  >
>

/** Handlers of the calls that change sign-in secrets. Passwords and codes are checked before anything is recorded. */
export const accountSecretHandlers = (deps: ChangingDeps): Changing => ({
  ...passwordHandlers(deps),
  ...preparingHandlers(deps),
  ...unbindingHandlers(deps),
  bindContact: bindContactHandler(deps),
})

const passwordHandlers = (deps: ChangingDeps): Pick<Changing, 'changePassword'> => ({
  async changePassword({ password, newPassword }, { at, caller, browser }, once) {
    const user = await requireUser(deps.sql, caller.userId)
    const strong = checkPasswordStrength(newPassword, { account: user.account, contact: user.email ?? user.phone })
    if (!strong.ok) return strong
    const right = await tryPassword(deps, user, { password, caller, at })
    if (!right.ok) return right
    if (newPassword === password) return refuse({ kind: 'password_unchanged' })
    const passwordHash = await deps.passwords.hash(newPassword)
    try {
      return await once(async (transaction) => {
        if ((await holdPassword(transaction, user.id)) !== user.passwordHash)
          return refuse({ kind: 'credentials_wrong' })
        const change = { user, passwordHash, browser, exceptSessionId: caller.sessionId, at }
        return ok({ done: true, waitsUntilAtMs: await replacePassword(transaction, deps, change) })
      })
    } finally {
      deps.callers.forget(user.id)
    }
  },
})

const preparingHandlers = (
  deps: ChangingDeps,
): Pick<Changing, 'generateSecondFactor' | 'bindSecondFactor' | 'newRecoveryCodes'> => ({
  async generateSecondFactor(_request, { at, caller }) {
    const user = await requireUser(deps.sql, caller.userId)
    const owner = { userId: user.id }
    const sealed = deps.safe.seal(owner, newAuthenticatorSecret())
    const pending = await preparePending(deps.sql, user.id, sealed, at)
    if (pending === undefined) return refuse({ kind: 'second_factor_already_bound' })
    const secret = deps.safe.open(owner, pending)
    return ok({ secret, url: authenticatorUrl(secret, user.account) })
  },

  async bindSecondFactor({ code, password, contactCode }, { at, caller }) {
    const user = await requireUser(deps.sql, caller.userId)
    if (user.secondFactorBound) return refuse({ kind: 'second_factor_already_bound' })
    const secret = await findPending(deps.sql, user.id, at)
    if (secret === undefined) return refuse({ kind: 'second_factor_not_prepared' })
    const right = await tryPassword(deps, user, { password, caller, at })
    if (!right.ok) return right
    const step = await tryAuthenticator(deps, { userId: user.id, secret, code, at, trier: sessionTrier(caller) })
    if (!step.ok) return step
    const own = await tryContact(deps, user, { contactCode, caller, at })
    if (!own.ok) return own
    return deps.sql.begin(async (transaction): Promise<Result<RecoveryCodes, Refused>> => {
      if ((await holdPassword(transaction, user.id)) !== user.passwordHash) return refuse({ kind: 'credentials_wrong' })
      if (!(await spendContactCode(transaction, user, { codeId: own.value, at })))
        return refuse({ kind: 'contact_code_wrong' })
      const bound = await bindPending(transaction, { userId: user.id, secret, step: step.value, at })
      if (!bound) return refuse({ kind: 'second_factor_not_prepared' })
      // No withdrawal waits: it gives nobody a right, and one that was turned off before has its own wait.
      const message = { userId: user.id, category: 'system', kind: 'second_factor_bound', details: {}, at } as const
      await deps.addMessage(transaction, message)
      return ok({ recoveryCodes: await makeRecoveryCodes(transaction, user.id) })
    })
  },

  async newRecoveryCodes({ code, password }, { at, caller }) {
    const user = await requireUser(deps.sql, caller.userId)
    const secret = await findSecret(deps.sql, user.id)
    if (secret === undefined) return refuse({ kind: 'second_factor_not_bound' })
    const right = await tryPassword(deps, user, { password, caller, at })
    if (!right.ok) return right
    const step = await tryAuthenticator(deps, { userId: user.id, secret, code, at, trier: sessionTrier(caller) })
    if (!step.ok) return step
    return deps.sql.begin(async (transaction): Promise<Result<RecoveryCodes, Refused>> => {
      if ((await holdPassword(transaction, user.id)) !== user.passwordHash) return refuse({ kind: 'credentials_wrong' })
      if (!(await takeStep(transaction, user.id, step.value))) return refuse({ kind: 'code_wrong' })
      const message = { userId: user.id, category: 'system', kind: 'recovery_codes_made', details: {}, at } as const
      await deps.addMessage(transaction, message)
      return ok({ recoveryCodes: await makeRecoveryCodes(transaction, user.id) })
    })
  },
})

type RecoveryCodes = { recoveryCodes: string[] }
type ContactRefusal = { kind: 'contact_code_wrong' }

/**
 * Checks the code to the contact that is bound: its id. Who has only the password cannot turn on an authenticator, which
 * would keep the owner out. A guest has no contact to ask.
 */
async function tryContact(
  { sql }: ChangingDeps,
  user: User,
  { contactCode, caller, at }: { contactCode: string | undefined; caller: Caller; at: number },
): Promise<Result<number | undefined, ContactRefusal>> {
  if (isGuest(user)) return ok(undefined)
  if (contactCode === undefined) return refuse({ kind: 'contact_code_wrong' })
  const own = await tryOwnCode(sql, { caller, purpose: 'account', code: contactCode, at })
  return own.ok ? own : refuse({ kind: 'contact_code_wrong' })
}

/** False where the code was used, or a guest has bound a contact meanwhile. */
async function spendContactCode(
  transaction: Transaction,
  { id }: Pick<User, 'id'>,
  { codeId, at }: { codeId: number | undefined; at: number },
): Promise<boolean> {
  if (codeId !== undefined) return spendCode(transaction, codeId, at)
  return isGuest(await requireUser(transaction, id))
}

const unbindingHandlers = (deps: ChangingDeps): Pick<Changing, 'unbindSecondFactor'> => ({
  async unbindSecondFactor({ code, password }, { at, caller, browser }, once) {
    const user = await requireUser(deps.sql, caller.userId)
    const secret = await findSecret(deps.sql, user.id)
    if (secret === undefined) return refuse({ kind: 'second_factor_not_bound' })
    const right = await tryPassword(deps, user, { password, caller, at })
    if (!right.ok) return right
    const asked = { userId: user.id, secret, code, at, trier: sessionTrier(caller) }
    const proof = await trySecondFactor(deps, asked)
    if (!proof.ok) return proof
    try {
      const unbound = await once(async (transaction) => {
        if ((await holdPassword(transaction, user.id)) !== user.passwordHash)
          return refuse({ kind: 'credentials_wrong' })
        const spent = await spendProof(transaction, deps, {
          userId: user.id,
          proof: proof.value,
          use: 'turned_off',
          at,
        })
        if (!spent.ok) return spent
        if (!(await unbindSecret(transaction, { userId: user.id, secret }))) return refuse({ kind: 'code_wrong' })
        await dropRecoveryCodes(transaction, user.id)
        await endOtherSessions(transaction, user.id, { browser, sessionId: caller.sessionId })
        const waitsUntilAtMs = await deps.onSecretChanged(transaction, user.id, at)
        await deps.addMessage(transaction, {
          userId: user.id,
          category: 'system',
          kind: 'second_factor_unbound',
          details: {},
          at,
        })
        return ok({ done: true, waitsUntilAtMs })
      })
      if (unbound.ok) await forgetProofTries(deps.sql, proof.value)
      return unbound
    } finally {
      deps.callers.forget(user.id)
    }
  },
})
