import { ok, refuse, type Result } from '@touchstone/domain/result'
import type { sessions } from '@touchstone/wire/sessions'
import type { HandlersOf, Refused, Visit } from '../../../api/handler.ts'
import type { Browser } from '../../../api/browser.ts'
import type { Sql, Transaction } from '../../../platform/database.ts'
import { type Contact, contactOf } from '../users/contact.ts'
import { dropContactChange } from '../users/contact-changes.store.ts'
import { checkPasswordStrength } from '../users/password-strength.ts'
import { forgetProofTries, spendProof, trySecondFactor } from '../users/second-proof.ts'
import { tellOfGuesses } from '../users/guessed-factors.ts'
import { secondFactorSecret } from '../users/try-secrets.ts'
import { findSecret } from '../users/second-factors.store.ts'
import { findUser, holdPassword, setPassword, type User } from '../users/users.store.ts'
import { dropChallenges, spendChallenge, tryChallenge } from './challenges.store.ts'
import { type CodePurpose, dropOwnCodes, spendCode, tryCode } from './codes.store.ts'
import { forgetOtherBrowsers, trierOf } from './known-browsers.store.ts'
import { askerOf } from './send-code.ts'
import { deleteSessions } from './sessions.store.ts'
import { beginSession, type SignedInReply, signIn, type SignInDeps } from './sign-in.ts'
import { countTry, forgetStrangersTries, forgetTries, type Tried } from '../users/tries.store.ts'

type SigningIn = HandlersOf<
  Pick<typeof sessions, 'login' | 'phoneLogin' | 'emailLogin' | 'secondFactorLogin' | 'forgotPassword'>
>

/** Handlers of the calls that sign in to an existing account. */
export const signInHandlers = (deps: SignInDeps): SigningIn => ({
  async login({ account, password, countryCode }, visit) {
    const named = nameOf(account, countryCode)
    const user = await findUser(deps.sql, named)
    const tried = await triedBy(deps.sql, { named, user }, visit)
    const counted = await countTry(deps.sql, tried, visit.at)
    if (!counted.ok) return counted
    if (!(await deps.passwords.matches(user?.passwordHash, password)) || user === undefined)
      return refuse({ kind: 'credentials_wrong' })
    await forgetTries(deps.sql, tried)
    return deps.sql.begin(async (transaction): Promise<Result<SignedInReply, Refused>> => {
      // It may have been changed while it was being checked, and a new password ends every session of the old.
      if ((await holdPassword(transaction, user.id)) !== user.passwordHash) return refuse({ kind: 'credentials_wrong' })
      return signIn(transaction, deps, user, visit)
    })
  },

  phoneLogin: async ({ code, ...unchecked }, visit) => signInByCode(deps, contactOf(unchecked), code, visit),
  emailLogin: async ({ code, email }, visit) => signInByCode(deps, contactOf({ email }), code, visit),

  async secondFactorLogin({ challenge, code }, visit) {
    const { at } = visit
    const userId = await tryChallenge(deps.sql, challenge, at)
    const secret = userId === undefined ? undefined : await findSecret(deps.sql, userId)
    if (userId === undefined || secret === undefined) return refuse({ kind: 'challenge_expired' })
    const trier = await trierOf(deps.sql, { userId }, visit)
    const proof = await trySecondFactor(deps, { userId, secret, code, at, trier })
    if (!proof.ok) {
      if (proof.refusal.kind === 'code_wrong') await tellOfGuesses(deps, { userId, trier, at })
      return proof
    }
    const signedIn = await deps.sql.begin(async (transaction): Promise<Result<{ token: string }, Refused>> => {
      await holdPassword(transaction, userId)
      const use = 'known' in trier ? 'sign_in' : 'sign_in_new_device'
      const spent = await spendProof(transaction, deps, { userId, proof: proof.value, use, at })
      if (!spent.ok) return spent
      if (!(await spendChallenge(transaction, challenge))) return refuse({ kind: 'challenge_expired' })
      return beginSession(transaction, deps, userId, visit)
    })
    if (signedIn.ok) await forgetProofTries(deps.sql, proof.value)
    else if (signedIn.refusal.kind === 'code_wrong') await tellOfGuesses(deps, { userId, trier, at })
    return signedIn
  },

  async forgotPassword({ code, password, ...unchecked }, visit) {
    const contact = contactOf(unchecked)
    if (!contact.ok) return contact
    const strong = checkPasswordStrength(password, { contact: contact.value.address })
    if (!strong.ok) return strong
    const found = await userByCode(deps, contact.value, { purpose: 'forgot', code }, visit)
    if (!found.ok) return found
    const { user, codeId } = found.value
    const passwordHash = await deps.passwords.hash(password)
    try {
      const signedIn = await deps.sql.begin(async (transaction): Promise<Result<SignedInReply, Refused>> => {
        if (!(await spendCode(transaction, codeId, visit.at))) return refuse({ kind: 'code_wrong' })
        await replacePassword(transaction, deps, { user, passwordHash, browser: visit.browser, at: visit.at })
        return signIn(transaction, deps, user, visit)
      })
      await forgetTries(deps.sql, await triedBy(deps.sql, { named: contact.value, user }, visit))
      return signedIn
    } finally {
      deps.callers.forget(user.id)
    }
  },
})

/** Sets a new password, ends the user's sessions (except one), publishes their end, and notifies the user: until when withdrawals wait. */
export async function replacePassword(
  transaction: Transaction,
  { addMessage, onSecretChanged }: Pick<SignInDeps, 'addMessage' | 'onSecretChanged'>,
  change: { user: User; passwordHash: string; browser: Browser | undefined; exceptSessionId?: number; at: number },
): Promise<number | null> {
  const { user, passwordHash, browser, exceptSessionId, at } = change
  await setPassword(transaction, user.id, passwordHash)
  await dropContactChange(transaction, user.id)
  await dropOwnCodes(transaction, user)
  await forgetStrangersTries(transaction, { secret: secondFactorSecret(user.id) })
  await endOtherSessions(transaction, user.id, { browser, sessionId: exceptSessionId })
  const waitsUntil = await onSecretChanged(transaction, user.id, at)
  await addMessage(transaction, { userId: user.id, category: 'system', kind: 'password_changed', details: {}, at })
  return waitsUntil
}

/** Ends a user's sessions and half-finished sign-ins, and knows no browser any more, except those of whoever asks. */
export async function endOtherSessions(
  transaction: Transaction,
  userId: number,
  except: { browser: Browser | undefined; sessionId: number | undefined },
): Promise<void> {
  await deleteSessions(transaction, userId, except.sessionId)
  await dropChallenges(transaction, userId)
  await forgetOtherBrowsers(transaction, { userId }, except.browser)
}

async function signInByCode(
  deps: SignInDeps,
  contact: Result<Contact, Refused>,
  code: string,
  visit: Visit,
): Promise<Result<SignedInReply, Refused>> {
  if (!contact.ok) return contact
  const found = await userByCode(deps, contact.value, { purpose: 'login', code }, visit)
  if (!found.ok) return found
  const { user, codeId } = found.value
  return deps.sql.begin(async (transaction) => {
    if (!(await spendCode(transaction, codeId, visit.at))) return refuse({ kind: 'code_wrong' })
    return signIn(transaction, deps, user, visit)
  })
}

/** Whose contact it is, if the code is right. Without an account no code is. */
async function userByCode(
  { sql }: SignInDeps,
  contact: Contact,
  { purpose, code }: { purpose: CodePurpose; code: string },
  visit: Visit,
): Promise<Result<{ user: User; codeId: number }, { kind: 'code_wrong' }>> {
  const user = await findUser(sql, contact)
  const asker = await askerOf(sql, { purpose, userId: user?.id }, visit)
  const codeId = await tryCode(sql, contact, { purpose, asker, code, at: visit.at })
  return codeId === undefined || user === undefined ? refuse({ kind: 'code_wrong' }) : ok({ user, codeId })
}

type SignInName = { account: string } | Contact

/**
 * Recognises a sign-in name: an account name starts with a letter, a phone number does not, an e-mail address contains
 * @.
 */
function nameOf(typed: string, countryCode: string): SignInName {
  const account = typed.trim()
  const contact = account.includes('@')
    ? contactOf({ email: account })
    : /^[+(\d]/.test(account)
      ? contactOf({ phone: account, countryCode })
      : undefined
  return contact?.ok === true ? contact.value : { account }
}

/**
 * Strangers' tries are counted by the typed name, whether or not the account exists: the count reveals nothing about it.
 * Those of a browser that the account knows are counted apart.
 */
async function triedBy(
  sql: Sql,
  { named, user }: { named: SignInName; user: User | undefined },
  visit: Visit,
): Promise<Tried> {
  const trier = await trierOf(sql, user && { userId: user.id }, visit)
  if ('known' in trier && user !== undefined) return { secret: `login user ${user.id}`, trier }
  return {
    secret: `login ${'account' in named ? `account ${named.account.toLowerCase()}` : `${named.kind} ${named.address}`}`,
    trier,
  }
}
