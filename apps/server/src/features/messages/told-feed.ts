import type { Sql } from '../../platform/database.ts'
import { toldChannel } from './messages.store.ts'

export type ToldFeed = Awaited<ReturnType<typeof createToldFeed>>

/**
 * Publishes the ids of users with new messages, once these are committed, whichever part of the server added them. One
 * that is published while the connection is lost is lost too: it is a hint to look, not a record.
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
    /** Subscribes a listener; returns a function that ends the subscription. */
    onTold(listener: (userId: number) => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    stop: (): Promise<void> => listening.unlisten(),
  }
}
