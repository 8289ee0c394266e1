import { type FeedTick, isWatermark, type TapeRow, type Tick } from '@touchstone/domain/market/tick'
import type { Settings } from '@touchstone/domain/settings/settings'
import type { Sql } from '../../platform/database.ts'
import { createTapeQueue, type DropReason, dropReasons } from './tape-queue.ts'
import { createTapeReader, type TapeReader } from './tape-reader.ts'
import { createHeld } from './held.ts'
import { createTapeWriter } from './tape-writer.ts'
import { loadTape } from './tape.store.ts'
import type { TickDays } from './tick-days.ts'
import type { Vector } from './vector.ts'

/** The most rows of one commit, and of those that wait for one. Our choice. */
const batchMax = 5_000
const queueMax = 50_000

/**
 * Whoever waits for what has come waits no longer than this. A commit takes milliseconds, and some tries of one that
 * fails still fit in; who then says to the app that the house is busy is asked again. Our choice.
 */
const arrivedWithinMs = 1_000

export type TapeOptions = {
  sql: Sql
  /** Adds the rows: a session that nobody else keeps busy. */
  writer: Sql
  days: Pick<TickDays, 'ensure'>
  settings: () => Settings
  vector: Vector
  /** How long rows wait for others before they are committed together; undefined commits by `flush` alone. */
  commitEveryMs: number | undefined
  /** The ticks of one commit, now in force, in order of admission. */
  onTicks: (ticks: readonly Tick[]) => void
  /** Called when the tape cannot continue: another server writes it, or there is a bug. Nothing more is taped. */
  onFailure: (error: unknown) => void
  queueMax?: number
}

export type Tape = TapeReader & {
  /** Queues a tick of the feed, or counts it under the reason why not. */
  admit: (tick: FeedTick) => DropReason | 'queued'
  /** Done once no tick of the symbol with a source time at or before `at` can ever be taped any more. */
  watermark: (symbol: string, at: number) => Promise<void>
  /** Commits all that is queued. */
  flush: () => Promise<void>
  /**
   * Whether every tick that has come by now is in force: at once, or as soon as they are, in the order of asking. Not, if
   * the tape is stuck for `arrivedWithinMs`, or can go on no more.
   */
  arrived: () => boolean | Promise<boolean>
  /** When the oldest tick that is not committed yet came; undefined while there is none. Epoch milliseconds. */
  waitingSince: () => number | undefined
  counts: () => TapeCounts
  /** Commits all that is queued, and admits nothing more. */
  close: () => Promise<void>
  /** Drops all queued rows, as a crash does, without calling `onFailure`. */
  abandon: () => void
}

export type TapeCounts = {
  queued: number
  waiting: number
  committed: number
  commits: number
  /** Tries to commit that ended in an error of the connection or the database. */
  retries: number
  dropped: Record<DropReason, number>
}

/** A tick is in force once its row is committed, never before. */
export async function createTape(options: TapeOptions): Promise<Tape> {
  const { sql, writer, days, settings, vector, commitEveryMs, onTicks, onFailure } = options
  const { heads, ticks } = await loadTape(sql)
  for (const tick of ticks) vector.put(tick)
  const reader = createTapeReader(sql, heads)
  const queue = createTapeQueue(heads, ticks, (symbol) => settings().symbols.has(symbol), options.queueMax ?? queueMax)
  const keep = createTapeWriter({ writer, days, heads })
  const dropped = Object.fromEntries(dropReasons.map((reason) => [reason, 0])) as Record<DropReason, number>
  const sealing: { until: number; done: () => void; fail: (error: unknown) => void }[] = []
  const held = createHeld(arrivedWithinMs)
  let [committed, commits, retries] = [0, 0, 0]
  let failure: Error | undefined
  let closing = false
  let abandoned = false
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()

  function commitSoon(): void {
    if (commitEveryMs === undefined || timer !== undefined || queue.length() === 0) return
    timer = setTimeout(() => {
      timer = undefined
      // The failure has been reported already, and this chain has no caller.
      commitNext().then(commitSoon, () => undefined)
    }, commitEveryMs)
  }

  function commitNext(): Promise<void> {
    running = running.then(async () => {
      if (failure !== undefined) throw failure
      const rows = queue.head(batchMax)
      if (rows.length === 0) return
      try {
        await keep(rows, () => {
          if (!closing) retries += 1
          return !closing
        })
        if (!abandoned) putInForce(rows)
      } catch (error) {
        throw fail(error)
      }
    })
    // The caller that awaits this promise sees the failure; the chain itself must not raise it a second time.
    const result = running
    running = running.catch(() => undefined)
    return result
  }

  function fail(error: unknown): Error {
    if (failure !== undefined) return failure
    failure = new Error('tape failed', { cause: error })
    for (const waiter of sealing.splice(0)) waiter.fail(failure)
    held.letGo()
    if (!abandoned) onFailure(error)
    return failure
  }

  function putInForce(rows: readonly TapeRow[]): void {
    queue.remove(rows.length)
    committed += rows.length
    commits += 1
    reader.push(rows)
    const inForce = rows.filter((row): row is Tick => !isWatermark(row))
    for (const tick of inForce) vector.put(tick)
    if (inForce.length > 0) onTicks(inForce)
    while (sealing[0] !== undefined && sealing[0].until <= committed) sealing.shift()?.done()
    held.reach(committed)
  }

  async function flush(): Promise<void> {
    const until = queue.queued()
    do await commitNext()
    while (committed < until)
  }

  return {
    ...reader.read,
    admit(tick) {
      const answer = failure === undefined && !closing ? queue.addTick(tick) : 'tape_failed'
      if (answer === 'queued') commitSoon()
      else dropped[answer] += 1
      return answer
    },
    watermark(symbol, at) {
      if (failure !== undefined) return Promise.reject(failure)
      queue.addWatermark(symbol, at)
      const until = queue.queued()
      if (until <= committed) return Promise.resolve()
      commitSoon()
      return new Promise((done, fail) => {
        sealing.push({ until, done, fail })
      })
    },
    flush,
    arrived() {
      if (queue.waitingSince() === undefined) return true
      return failure === undefined && held.until(queue.queued())
    },
    waitingSince: queue.waitingSince,
    counts: () => ({
      queued: queue.queued(),
      waiting: queue.length(),
      committed,
      commits,
      retries,
      dropped: { ...dropped },
    }),
    async close() {
      closing = true
      clearTimeout(timer)
      if (failure === undefined) await flush()
    },
    abandon() {
      abandoned = true
      closing = true
      clearTimeout(timer)
      fail(new Error('server stopped before writing the queued rows'))
    },
  }
}
