import { setImmediate as immediately, setTimeout as wait } from 'node:timers/promises'
import type { Committed } from '../../executor/submission.ts'
import type { Sql } from '../../platform/database.ts'
import { type Place, readBatches, readPlaces, readPosition, type RowTexts, savePosition } from './follower.store.ts'

/**
 * Our choices: how many rows wait in memory, go into one write, and how late the saved position may be. `untilIdle`: it follows
 * when it is asked to be idle and not before, so that a life of the simulator is the same each time.
 */
const defaults = { queuedMax: 50_000, writtenMax: 1_000, saveEveryMs: 5_000, batchesRead: 500, untilIdle: false }
const retryAfterMs = { first: 50, most: 5_000 }

export type FollowerTerms = Partial<typeof defaults>

export type JournalFollowerOptions<Event> = FollowerTerms & {
  sql: Sql
  /** Its position is saved under this name. */
  name: string
  /** What a row of the running server is to it; undefined for nothing. It must not wait. */
  eventOf: (committed: Committed) => Event | undefined
  /** The same of rows that were read in the journal. */
  read: (rows: readonly RowTexts[]) => Promise<readonly Event[]>
  /** Does what follows. The same event may come twice: what was done for it once is not done again. */
  put: (events: readonly Event[]) => Promise<void>
  log: (message: string, details: Record<string, unknown>) => void
}

export type JournalFollower = ReturnType<typeof createJournalFollower>

type Queued<Event> = Place & { event: Event | undefined }

const keyOf = ({ bookId, sequence }: Place): string => `${bookId} ${sequence}`

/**
 * Follows what is committed in the journal, and never makes the executor wait. Rows of this server come from memory. From
 * time to time, and first of all, it reads what else was committed since its position: what nobody passed to it, and what
 * did not fit in memory. Its new position is the oldest transaction that had not ended when it began to read, so that a
 * transaction which commits late is read the next time.
 */
export function createJournalFollower<Event>(options: JournalFollowerOptions<Event>) {
  const { sql, name, eventOf, put, log, ...given } = options
  const { queuedMax, writtenMax, saveEveryMs, batchesRead, untilIdle } = { ...defaults, ...given }
  const counters = { followed: 0, overflowed: 0, failed: 0 }
  // The server before this one may have died before it followed all.
  const state = { mustRead: true, isStopping: false, isClosed: false, hasGivenUp: false }
  let position: string | undefined
  /** Rows that were followed and lie behind the position. */
  let followed = new Set<string>()
  let queue: Queued<Event>[] = []
  let running: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined

  const hasWork = (): boolean => state.mustRead || queue.length > 0

  function start(): void {
    if (running !== undefined || state.isClosed) return
    // Not in this turn: it belongs to the executor.
    running = immediately()
      .then(work)
      .finally(() => {
        running = undefined
        if (hasWork() && !state.hasGivenUp) start()
      })
  }

  async function work(): Promise<void> {
    for (let pauseMs = retryAfterMs.first; hasWork() && !state.isClosed;) {
      try {
        if (state.mustRead) await readOn()
        else await follow(queue.splice(0, writtenMax))
        pauseMs = retryAfterMs.first
      } catch (error) {
        // What was taken from memory is in the journal: it is read there.
        state.mustRead = true
        counters.failed += 1
        log('failed to follow the journal', { error, follower: name })
        state.hasGivenUp = state.isStopping
        if (state.hasGivenUp) return
        await wait(pauseMs)
        pauseMs = Math.min(2 * pauseMs, retryAfterMs.most)
      }
    }
  }

  async function follow(taken: readonly Queued<Event>[]): Promise<void> {
    const fresh = taken.filter((each) => !followed.has(keyOf(each)))
    await put(fresh.flatMap(({ event }) => event ?? []))
    counters.followed += fresh.length
    for (const each of fresh) followed.add(keyOf(each))
    timer ??= setTimeout(() => {
      timer = undefined
      state.mustRead = true
      start()
    }, saveEveryMs).unref()
  }

  /** Follows all that is committed since the position, and moves it. */
  async function readOn(): Promise<void> {
    state.mustRead = false
    const from = (position ??= await readPosition(sql, name))
    const seen = new Set<string>()
    let next: string | undefined
    for (let after: { xid: string; id: string } | undefined; !state.isClosed;) {
      const page = await readBatches(sql, { position: from, after }, batchesRead)
      next ??= page.next
      after = page.batches.at(-1)
      const places = page.batches.flatMap((batch) => batch.places)
      for (let begin = 0; begin < places.length; begin += writtenMax)
        await followPlaces(places.slice(begin, begin + writtenMax), seen)
      if (page.batches.length < batchesRead) break
    }
    if (next === undefined || state.isClosed) return
    followed = seen
    position = next
    await savePosition(sql, name, next)
  }

  async function followPlaces(places: readonly Place[], seen: Set<string>): Promise<void> {
    const fresh = places.filter((place) => !followed.has(keyOf(place)))
    if (fresh.length > 0) await put(await options.read(await readPlaces(sql, fresh)))
    for (const place of places) seen.add(keyOf(place))
  }

  async function settled(): Promise<void> {
    while (running !== undefined) await running
  }

  function close(): void {
    state.isStopping = true
    state.isClosed = true
    clearTimeout(timer)
  }

  return {
    counters: counters as Readonly<typeof counters>,
    /** Takes note of committed commands. Neither throws nor waits. */
    onCommitted: (events: readonly Committed[]): void => {
      if (state.isClosed) return
      if (queue.length + events.length > queuedMax) {
        // They are in the journal, and the next reading goes on from the position.
        counters.overflowed += queue.length + events.length
        queue = []
        state.mustRead = true
      } else
        for (const committed of events) {
          const { bookId, sequence } = committed.row
          queue.push({ bookId, sequence, event: eventOf(committed) })
        }
      if (!untilIdle) start()
    },
    /** Follows what was committed while nobody did. */
    async catchUp(): Promise<void> {
      state.mustRead = true
      start()
      await settled()
    },
    /** Resolves when everything received so far is followed. */
    async idle(): Promise<void> {
      if (hasWork() && !state.hasGivenUp) start()
      await settled()
    },
    /** Whether something that was received is not followed yet. */
    isBehind: (): boolean => hasWork() && !state.isClosed && !state.hasGivenUp,
    /** Follows what it has received, and saves its position. */
    async stop(): Promise<void> {
      state.isStopping = true
      state.mustRead = true
      start()
      await settled()
      close()
    },
    /** Drops everything at once, as a crash does. */
    abandon: close,
  }
}
