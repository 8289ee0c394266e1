import { setTimeout as wait } from 'node:timers/promises'
import { type FeedTick, isWatermark, type TapeRow, type Tick } from '@touchstone/domain/market/tick'
import type { Settings } from '@touchstone/domain/settings/settings'
import { faultOf } from '../../platform/session.ts'
import type { Sql } from '../../platform/database.ts'
import { createTapeQueue, type DropReason, dropReasons } from './tape-queue.ts'
import { createTapeReader, type TapeReader } from './tape-reader.ts'
import { addHeads, appendRows, holdsRows, loadTape } from './tape.store.ts'
import type { TickDays } from './tick-days.ts'
import type { Vector } from './vector.ts'

/** The most rows of one commit, and of those that wait for one. Our choice. */
const batchMax = 5_000
const queueMax = 50_000
const retryAfterMs = { first: 20, most: 1_000 }

export type TapeOptions = {
  sql: Sql
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
  const { sql, days, settings, vector, commitEveryMs, onTicks, onFailure } = options
  const { heads, ticks } = await loadTape(sql)
  for (const tick of ticks) vector.put(tick)
  const reader = createTapeReader(sql, heads)
  const queue = createTapeQueue(heads, ticks, (symbol) => settings().symbols.has(symbol), options.queueMax ?? queueMax)
  const withHead = new Set(heads.map((head) => head.symbol))
  const dropped = Object.fromEntries(dropReasons.map((reason) => [reason, 0])) as Record<DropReason, number>
  const sealing: { until: number; done: () => void; fail: (error: unknown) => void }[] = []
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
        await keep(rows)
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
    failure = new Error('the tape failed', { cause: error })
    for (const waiter of sealing.splice(0)) waiter.fail(failure)
    if (!abandoned) onFailure(error)
    return failure
  }

  /** Tries until the rows are committed exactly once, or it is certain that they cannot be. */
  async function keep(rows: readonly TapeRow[]): Promise<void> {
    for (let pauseMs = retryAfterMs.first; ; pauseMs = Math.min(2 * pauseMs, retryAfterMs.most)) {
      try {
        await prepare(rows)
        if ((await appendRows(sql, rows)) || (await holdsRows(sql, rows))) return
        throw new Error('another server is writing this tape')
      } catch (error) {
        if (closing || !isPassing(error)) throw error
        retries += 1
        await wait(pauseMs)
      }
    }
  }

  async function prepare(rows: readonly TapeRow[]): Promise<void> {
    const fresh = rows.map((row) => row.symbol).filter((symbol) => !withHead.has(symbol))
    if (fresh.length > 0) await addHeads(sql, [...new Set(fresh)])
    for (const symbol of fresh) withHead.add(symbol)
    await days.ensure(new Set(rows.map((row) => (isWatermark(row) ? row.watermarkAt : row.sourceAt))))
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
      fail(new Error('the server was stopped without writing the queued rows'))
    },
  }
}

/** Returns whether a retry may succeed: not if the database rejected the rows, nor with a closed client. */
const isPassing = (error: unknown): boolean =>
  faultOf(error) === 'transient' && !(error instanceof Error && 'code' in error && error.code === 'CONNECTION_ENDED')
