import type { NoteAcceptance } from '../../agreements/agreements.store.ts'
import type { Settings } from '@touchstone/domain/settings/settings'
import { ok, refuse, type Result } from '@touchstone/domain/result'
import type { RecoveryUse } from '@touchstone/wire/recovery-uses'
import type { CallerBooks } from '../../../api/caller-books.ts'
import type { Visit } from '../../../api/handler.ts'
import type { Deliver } from '../../delivery/send-deliveries.ts'
import { hasMessage } from '../../messages/messages.store.ts'
import type { addMessage } from '../../messages/add-message.ts'
import type { Sql, Transaction } from '../../../platform/database.ts'
import { signInBlockOf } from '../user-marks/user-marks.store.ts'
import type { AuthenticatorSafe } from '../users/authenticator-safe.ts'
import type { Passwords } from '../users/passwords.ts'
import type { User } from '../users/users.store.ts'
import type { CallerCache } from './caller-cache.ts'
import { makeChallenge } from './challenges.store.ts'
import { noteBrowser } from './known-browsers.store.ts'
import { insertSession } from './sessions.store.ts'
import type { OutboxChannels } from '../../delivery/courier.ts'

/** What signing in needs. */
export type SignInDeps = {
  sql: Sql
  callers: Pick<CallerCache, 'forget'>
  passwords: Passwords
  safe: AuthenticatorSafe
  books: Pick<CallerBooks, 'named'>
  deliver: Deliver
  /** How long a person waits before another code. */
  codeEveryMs: number
  outbox: OutboxChannels
  addMessage: typeof addMessage
  settings: () => { funds: Pick<Settings['funds'], 'waitMs'> }
  /**
   * A password, a second factor or a contact of the user is another now, or a recovery code was used, and what for; in the
   * transaction that changes it. Until when withdrawals wait for it; null for no wait.
   */
  onSecretChanged: (transaction: Transaction, userId: number, at: number, use?: RecoveryUse) => Promise<number | null>
  noteAcceptance: NoteAcceptance
}

export type SignedInReply = { token: string } | { challenge: string; recoveryWaitMs: number }

type BlockedRefusal = { kind: 'sign_in_blocked'; reason: string }

/**
 * Creates a session, or the challenge for the authenticator's code. Password or code were right: only then may the
 * caller learn that the account is blocked, and why.
 */
export async function signIn(
  transaction: Transaction,
  deps: Pick<SignInDeps, 'addMessage' | 'settings'>,
  user: User,
  visit: Visit,
): Promise<Result<SignedInReply, BlockedRefusal>> {
  const reason = await signInBlockOf(transaction, user.id)
  if (reason !== undefined) return refuse({ kind: 'sign_in_blocked', reason })
  if (user.secondFactorBound)
    return ok({
      challenge: await makeChallenge(transaction, user.id, visit.at),
      recoveryWaitMs: deps.settings().funds.waitMs,
    })
  return beginSession(transaction, deps, user.id, visit)
}

/**
 * Creates a session of an existing account, and notifies its holder; outside the app only of a new device or address.
 */
export async function beginSession(
  transaction: Transaction,
  deps: Pick<SignInDeps, 'addMessage'>,
  userId: number,
  visit: Visit,
): Promise<Result<{ token: string }, BlockedRefusal>> {
  const { device, address, at } = visit
  const reason = await signInBlockOf(transaction, userId)
  if (reason !== undefined) return refuse({ kind: 'sign_in_blocked', reason })
  const details = { device: device === '' ? '–' : device, address }
  const isQuiet = await hasMessage(transaction, { userId, kind: 'new_sign_in', details })
  await deps.addMessage(transaction, { userId, category: 'system', kind: 'new_sign_in', details, at, isQuiet })
  return ok({ token: await openSession(transaction, userId, visit) })
}

/** Creates a session, and notes that its browser is known to the account. */
export async function openSession(transaction: Transaction, userId: number, visit: Visit): Promise<string> {
  const { device, address, browser, at } = visit
  await noteBrowser(transaction, { userId }, { browser, at })
  return insertSession(transaction, { userId, device, address, browser: browser?.id, at })
}

/** Both sets of accounts of a new user. Were we to stop before this, the first call that needs one makes it. */
export async function openBooks(books: SignInDeps['books'], userId: number): Promise<void> {
  await books.named(userId, 'real')
  await books.named(userId, 'demo')
}
