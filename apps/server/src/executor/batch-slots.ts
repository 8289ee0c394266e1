import { setTimeout as sleep } from 'node:timers/promises'
import type { Item } from './batch-item.ts'
import type { createBookQueues } from './book-queues.ts'
import type { Session } from '../platform/session.ts'
import type { ExecutorLimits } from './submission.ts'

type Slot = { isBusy: boolean; session: Session | undefined }

export type SlotsOptions = {
  queues: ReturnType<typeof createBookQueues<Item>>
  limits: ExecutorLimits
  open: () => Promise<Session>
  /** @returns what has to wait. @throws when it is not known what was done: what is not answered is run again. */
  run: (session: Session, items: readonly Item[]) => Promise<Item[]>
  onRerun: (error: unknown, items: readonly Item[]) => void
  /** A batch was finished. */
  onFinished: () => void
  /** What the postponed commands of a book wait for; undefined where another session holds it. */
  replaying: (bookId: number) => Promise<void> | undefined
}

const skippedAgainAfterMs = 5
const rerunAfterMs = { first: 10, most: 1_000 }

/**
 * Runs batches from the queues, a fixed number at a time, each on a session of its own. While all are busy what arrives
 * gathers in the queues, so an idle system begins at once and a busy one has large batches.
 */
export function createBatchSlots({ queues, limits, open, run, onRerun, onFinished, replaying }: SlotsOptions) {
  const slots = Array.from({ length: limits.batchesInFlight }, (): Slot => ({ isBusy: false, session: undefined }))
  const closing = new AbortController()
  const isClosed = (): boolean => closing.signal.aborted

  function start(): void {
    for (const slot of slots) {
      if (isClosed() || !queues.hasReady()) return
      if (!slot.isBusy) void work(slot)
    }
  }

  async function work(slot: Slot): Promise<void> {
    slot.isBusy = true
    let rerunAfter = rerunAfterMs.first
    while (queues.hasReady() && !isClosed()) {
      const items = queues.take(limits.batchMax, limits.bookBatchMax)
      try {
        // It may have gone while nothing was to do: what is sent on it then is never answered.
        if (slot.session?.isClosed() === true) await dropSession(slot)
        slot.session ??= await open()
        const postponed = await run(slot.session, items)
        onFinished()
        release(items, postponed)
        rerunAfter = rerunAfterMs.first
      } catch (error) {
        onRerun(error, items)
        await dropSession(slot)
        queues.putBack(items.filter((item) => !item.answered))
        queues.release(booksOf(items))
        await sleep(rerunAfter, undefined, closing).catch(() => undefined)
        rerunAfter = Math.min(2 * rerunAfter, rerunAfterMs.most)
      }
    }
    slot.isBusy = false
    start()
  }

  /** The books that another session held come back a little later, those being replayed when that is done; others at once. */
  function release(items: readonly Item[], postponed: readonly Item[]): void {
    const later = booksOf(postponed)
    const atOnce = booksOf(items)
    for (const bookId of later) atOnce.delete(bookId)
    queues.putBack(postponed.filter((item) => !item.answered))
    queues.release(atOnce)
    for (const bookId of later)
      void (replaying(bookId) ?? sleep(skippedAgainAfterMs)).then(() => {
        queues.release([bookId])
        start()
      })
  }

  /** Begins nothing more and drops the sessions under whatever is running. */
  async function close(): Promise<void> {
    closing.abort()
    await Promise.all(slots.map(dropSession))
    while (slots.some((slot) => slot.isBusy)) await sleep(1)
    // One may have been opened in the meantime.
    await Promise.all(slots.map(dropSession))
  }

  return { start, close }
}

async function dropSession(slot: Slot): Promise<void> {
  const { session } = slot
  slot.session = undefined
  await session?.close().catch(() => undefined)
}

const booksOf = (items: readonly Item[]): Set<number> => new Set(items.map((item) => item.bookId))
