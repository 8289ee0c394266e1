import type { CallerBooks } from '../api/caller-books.ts'
import type { Visit } from '../api/handler.ts'
import type { Deliver } from '../delivery/delivery.ts'
import type { tell } from '../messages/tell.ts'
import type { Sql, Transaction } from '../platform/database.ts'
import type { Passwords } from '../users/passwords.ts'
import type { User } from '../users/users.store.ts'
import type { CallerCache } from './caller-cache.ts'
import { makeChallenge } from './challenges.store.ts'
import { insertSession } from './sessions.store.ts'

/** What signing in needs. */
export type SignInDeps = {
  sql: Sql
  callers: Pick<CallerCache, 'forget'>
  passwords: Passwords
  books: Pick<CallerBooks, 'named'>
  deliver: Deliver
  tell: typeof tell
}

export type SignedInReply = { token: string } | { challenge: string }

/** A session, or the challenge that the authenticator's code answers. The password or a code was right. */
export async function signIn(
  transaction: Transaction,
  deps: Pick<SignInDeps, 'tell'>,
  user: User,
  visit: Visit,
): Promise<SignedInReply> {
  if (user.secondFactorBound) return { challenge: await makeChallenge(transaction, user.id, visit.at) }
  return { token: await beginSession(transaction, deps, user.id, visit) }
}

/** Begins a session of an account that was there before, and tells its holder from where. */
export async function beginSession(
  transaction: Transaction,
  deps: Pick<SignInDeps, 'tell'>,
  userId: number,
  visit: Visit,
): Promise<string> {
  const { device, address, at } = visit
  const details = { device: device === '' ? '–' : device, address }
  await deps.tell(transaction, { userId, category: 'system', kind: 'new_sign_in', details, at })
  return insertSession(transaction, { userId, device, address, at })
}

/** Both sets of accounts of a new user. Were we to stop before this, the first call that needs one makes it. */
export async function openBooks(books: SignInDeps['books'], userId: number): Promise<void> {
  await books.named(userId, 'real')
  await books.named(userId, 'demo')
}
