import type { Caller } from '../../../api/handler.ts'
import type { Sql } from '../../../platform/database.ts'
import { createListeners, type Listen } from '../../../platform/listeners.ts'
import { isToken, secretHash } from '../users/secret-hash.ts'
import { extendSession, findSession, type FoundSession, sessionForMs } from './sessions.store.ts'

const extendEveryMs = 3_600_000
/** Our choice: about 10 MB. */
const rememberedMax = 50_000

export type CallerCache = {
  /** Whose session a token is of. Using it extends it, which is written at most once an hour. */
  callerOf: (token: string, at: number) => Promise<Caller | undefined>
  /** When this process last answered a request of a user; undefined if it has not since it started. */
  usedAt: (userId: number) => number | undefined
  /** Sessions of this user ended, or may have ended: the next look-up queries the database. */
  forget: (userId: number) => void
  /** Users whose sessions were ended, or may have been. */
  onForgotten: Listen<number>
}

/** Remembers sessions in this process, which is the only one that ends them. */
export function createCallerCache(sql: Sql): CallerCache {
  const forgotten = createListeners<number>()
  const remembered = new Map<string, FoundSession>()
  const used = new Map<number, number>()
  /** A session read before it ended is not cached after it ended. */
  let generation = 0

  async function read(tokenHash: string, at: number): Promise<FoundSession | undefined> {
    const readIn = generation
    const session = await findSession(sql, tokenHash, at)
    if (session === undefined || readIn !== generation) return session
    if (remembered.size >= rememberedMax)
      for (const oldest of remembered.keys()) {
        remembered.delete(oldest)
        break
      }
    remembered.set(tokenHash, session)
    return session
  }

  /** Users are kept in the order of their last request: the one who was away longest is forgotten first. */
  function noteUse(userId: number, at: number): void {
    used.delete(userId)
    used.set(userId, at)
    if (used.size <= rememberedMax) return
    for (const oldest of used.keys()) {
      used.delete(oldest)
      break
    }
  }

  return {
    async callerOf(token, at) {
      if (!isToken(token)) return undefined
      const tokenHash = secretHash(token)
      const session = remembered.get(tokenHash) ?? (await read(tokenHash, at))
      if (session === undefined || session.expiresAt <= at) return undefined
      if (at - session.seenAt >= extendEveryMs) {
        session.seenAt = at
        session.expiresAt = at + sessionForMs
        await extendSession(sql, session.id, at)
      }
      noteUse(session.userId, at)
      return { userId: session.userId, sessionId: session.id }
    },
    usedAt: (userId) => used.get(userId),
    forget(userId) {
      generation += 1
      for (const [tokenHash, session] of remembered) if (session.userId === userId) remembered.delete(tokenHash)
      forgotten.emit(userId)
    },
    onForgotten: forgotten.add,
  }
}
