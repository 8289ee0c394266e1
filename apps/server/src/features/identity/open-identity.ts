import type { HousePort } from '../../house/house-port.ts'
import type { Sql } from '../../platform/database.ts'
import { createIdentityBooking } from './identity-booking.ts'
import { type ChangedIdentity, createIdentityFeed } from './identity-feed.ts'

type OpenIdentityDeps = {
  sql: Sql
  house: Pick<HousePort, 'openBook' | 'executor'>
  clock: () => number
  log: (message: string, details: Record<string, unknown>) => void
  /** An application has come to a state; a level that was verified is in the book by then, if it could be. */
  onChanged: (changed: ChangedIdentity) => void
}

export type OpenIdentity = Awaited<ReturnType<typeof openIdentity>>

/** Books verified levels as soon as they are decided, and reports whose application has changed. */
export async function openIdentity({ sql, house, clock, log, onChanged }: OpenIdentityDeps) {
  const booking = createIdentityBooking({ sql, house, clock })
  const following = new Set<Promise<void>>()

  async function follow(changed: ChangedIdentity): Promise<void> {
    if (changed.state === 'verified')
      await booking.advance().catch((error: unknown) => {
        log('failed to book a verified identity, retrying', { error })
      })
    onChanged(changed)
  }

  const feed = await createIdentityFeed(
    sql,
    (changed) => {
      const turn = follow(changed).finally(() => following.delete(turn))
      following.add(turn)
    },
    log,
  )
  return {
    /** Finishes what a crash or a busy book left. */
    advance: booking.advance,
    async stop(): Promise<void> {
      await feed.stop()
      await Promise.allSettled(following)
    },
  }
}
