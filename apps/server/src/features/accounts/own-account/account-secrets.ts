import { ok, refuse, type Result } from '@touchstone/domain/result'
import type { users } from '@touchstone/wire/users'
import type { HandlersOf, Refused } from '../../../api/handler.ts'
import { acceptedText, recordAcceptance } from '../../agreements/agreements.store.ts'
import { spendCode, tryCode } from '../sessions/codes.store.ts'
import { askerOf } from '../sessions/send-code.ts'
import type { SignInDeps } from '../sessions/sign-in.ts'
import { endOtherSessions, replacePassword } from '../sessions/sign-in-calls.ts'
import { authenticatorUrl, newAuthenticatorSecret } from '../users/authenticator.ts'
import { contactOf, maskEmail, maskPhone } from '../users/contact.ts'
import { notifyUser } from '../users/notify-user.ts'
import { checkPasswordStrength } from '../users/password-strength.ts'
import { dropRecoveryCodes, makeRecoveryCodes } from '../users/recovery-codes.store.ts'
import { spendProof, trySecondFactor } from '../users/second-proof.ts'
import {
  bindPending,
  findPending,
  findSecret,
  preparePending,
  takeStep,
  unbindSecret,
} from '../users/second-factors.store.ts'
import { sessionTrier, tryAuthenticator, tryPassword } from '../users/try-secrets.ts'
import { holdPassword, isGuest, lockContact, requireUser, setContact } from '../users/users.store.ts'

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
  ...contactHandlers(deps),
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

  async bindSecondFactor({ code, password }, { at, caller }) {
    const user = await requireUser(deps.sql, caller.userId)
    if (user.secondFactorBound) return refuse({ kind: 'second_factor_already_bound' })
    const secret = await findPending(deps.sql, user.id, at)
    if (secret === undefined) return refuse({ kind: 'second_factor_not_prepared' })
    const right = await tryPassword(deps, user, { password, caller, at })
    if (!right.ok) return right
    const step = await tryAuthenticator(deps, { userId: user.id, secret, code, at, trier: sessionTrier(caller) })
    if (!step.ok) return step
    return deps.sql.begin(async (transaction): Promise<Result<RecoveryCodes, Refused>> => {
      if ((await holdPassword(transaction, user.id)) !== user.passwordHash) return refuse({ kind: 'credentials_wrong' })
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
      return await once(async (transaction) => {
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
    } finally {
      deps.callers.forget(user.id)
    }
  },
})

const contactHandlers = (deps: ChangingDeps): Pick<Changing, 'bindContact'> => ({
  async bindContact({ code, password, agreement, agreementSha256, ...unchecked }, visit, once) {
    const { at, caller, language } = visit
    const contact = contactOf(unchecked)
    if (!contact.ok) return contact
    const user = await requireUser(deps.sql, caller.userId)
    const wasGuest = isGuest(user)
    // With the first contact a guest becomes a registered person.
    if (wasGuest && !agreement) return refuse({ kind: 'agreement_required' })
    const agreed = wasGuest ? await acceptedText(deps.sql, { sha256: agreementSha256, language }) : undefined
    if (agreed?.ok === false) return agreed
    // A guest may have lost the first password; with a contact one can set a new one, so from then on it is asked for.
    if (!wasGuest) {
      const right = await tryPassword(deps, user, { password: password ?? '', caller, at })
      if (!right.ok) return right
    }
    const asker = await askerOf(deps.sql, { purpose: 'bind', userId: undefined }, visit)
    const codeId = await tryCode(deps.sql, contact.value, { purpose: 'bind', asker, code, at })
    if (codeId === undefined) return refuse({ kind: 'code_wrong' })
    return once(async (transaction) => {
      const { kind, address } = contact.value
      await lockContact(transaction, contact.value)
      if (!(await spendCode(transaction, codeId, at))) return refuse({ kind: 'code_wrong' })
      if (!(await setContact(transaction, user.id, contact.value))) return refuse({ kind: 'contact_taken' })
      // Codes for funds may go there from now on.
      const waitsUntilAtMs = wasGuest ? null : await deps.onSecretChanged(transaction, user.id, at)
      if (agreed !== undefined)
        await recordAcceptance(transaction, agreed.value, { userId: user.id, occasion: 'contact', at })
      const details = { contact: kind === 'email' ? maskEmail(address) : maskPhone(address) }
      await deps.addMessage(transaction, { userId: user.id, category: 'system', kind: 'contact_bound', details, at })
      const replaced = { id: user.id, email: undefined, phone: undefined, [kind]: user[kind], language: user.language }
      await notifyUser(transaction, deps.deliver, { user: replaced, kind: 'contact_changed', at })
      return ok({ done: true, waitsUntilAtMs })
    })
  },
})
