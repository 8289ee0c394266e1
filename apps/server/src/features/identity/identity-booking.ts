import type { HousePort } from '../../house/house-port.ts'
import type { Sql } from '../../platform/database.ts'
import { listUnbooked, markBooked, type Unbooked } from './identity.store.ts'

const bookedAtOnce = 50

type BookingDeps = { sql: Sql; house: Pick<HousePort, 'openBook' | 'executor'>; clock: () => number }

export type IdentityBooking = ReturnType<typeof createIdentityBooking>

/**
 * Books verified levels on users' real books: right after the decision, and whatever a crash left undone
 * later. A level reaches a book once, and of one user the lower before the higher.
 */
export function createIdentityBooking({ sql, house, clock }: BookingDeps) {
  let running: Promise<void> = Promise.resolve()

  async function book({ id, userId, level, country }: Unbooked): Promise<boolean> {
    const bookId = await house.openBook(userId, 'real')
    const command = { kind: 'set_identity', identityLevel: level, country } as const
    const outcome = await house.executor.submit({ bookId, key: `identity:${id}`, command })
    if (outcome.kind === 'refused') throw new Error(`book refused an identity: ${outcome.refusal.kind}`)
    if (outcome.kind !== 'done') return false
    await markBooked(sql, id, clock())
    return true
  }

  async function bookAll(): Promise<void> {
    const waiting = new Set<number>()
    for (const unbooked of await listUnbooked(sql, bookedAtOnce))
      if (!waiting.has(unbooked.userId) && !(await book(unbooked))) waiting.add(unbooked.userId)
  }

  return {
    /** Books what is not booked yet, after whatever is being booked already. */
    advance: (): Promise<void> => {
      running = running.then(bookAll, bookAll)
      return running
    },
  }
}
