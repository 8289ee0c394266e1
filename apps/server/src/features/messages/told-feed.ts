import type { Sql } from '../../platform/database.ts'
import { toldChannel } from './messages.store.ts'

export type ToldFeed = Awaited<ReturnType<typeof createToldFeed>>

/**
 * Says to whom something was told, once that is committed, whichever part of the server told it. One that comes while
 * the connection is away is lost: it is a hint to look, and no record.
 */
export async function createToldFeed(sql: Sql, log: (message: string, details: Record<string, unknown>) => void) {
  const listeners = new Set<(userId: number) => void>()
  const listening = await sql.listen(toldChannel, (payload) => {
    for (const listener of listeners)
      try {
        listener(Number(payload))
      } catch (error) {
        log('a message listener failed', { error })
      }
  })
  return {
    /** Answers how to stop listening. */
    onTold(listener: (userId: number) => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    stop: (): Promise<void> => listening.unlisten(),
  }
}
