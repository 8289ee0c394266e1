import type { MarketFact } from '@touchstone/domain/books/facts'
import type { World } from '@touchstone/domain/ledger/account'
import type { FeedTick, Tick } from '@touchstone/domain/market/tick'
import type { Receipt } from '@touchstone/domain/receipts/receipt'
import { decide as decideCommand } from '@touchstone/domain/rulebook/decide'
import { fillAtUnder, type Settings } from '@touchstone/domain/settings/settings'
import { bookOf } from '../executor/books.store.ts'
import { followAnewWhereRestored } from './follower/follower.store.ts'
import type { FollowerTerms } from './follower/journal-follower.ts'
import { openOutbox } from './follower/outbox.ts'
import { createHousekeeping } from './housekeeping.ts'
import { createCheckpointer } from './ledger/checkpoints.ts'
import { createHouseTime, type HouseTime, leapMsMax } from './house-time.ts'
import { createBookReplay } from './ledger/book-replay.ts'
import { createPaths } from './ledger/paths.ts'
import { loadReceipt } from './ledger/receipts.ts'
import { createDecisionTime } from './decision-time.ts'
import { createFeedDoor, type FeedDoor } from './tape/feed-door.ts'
import { createRetention } from './retention/retention.ts'
import { createTape, type Tape } from './tape/tape.ts'
import { newestMoment } from './tape/tape.store.ts'
import { createTickDays } from './tape/tick-days.ts'
import { createVector } from './tape/vector.ts'
import type { Decide } from '../executor/batch-decide.ts'
import { connect, type DatabaseAddress, roleOfServer } from '../platform/database.ts'
import { createListeners } from '../platform/listeners.ts'
import type { AnyLockedFact } from '../executor/locked-fact.ts'
import { createExecutor } from '../executor/executor.ts'
import { databaseAway } from '../executor/crowded.ts'
import { type Committed, defaultLimits, type ExecutorLimits } from '../executor/submission.ts'
import { loadExposure } from '../executor/load-exposure.ts'
import type { HousePort } from './house-port.ts'
import { createSettingsTexts, loadSettings, settingsAfter, settingsAt } from './settings/settings.store.ts'
import { submitInTurn } from './submit-in-turn.ts'
import { createTurns } from '../platform/turns.ts'
import { waitForPresent } from './wait-for-present.ts'
import { createTriggers, type Triggers } from './triggers/triggers.ts'

export type HouseOptions = {
  /** A migrated database. */
  address: DatabaseAddress
  /** Epoch milliseconds. The house makes its own time of it, which never goes back; nothing has another clock. */
  clock: () => number
  /** What the machine counts whatever its clock says: see `HouseTimeOptions`. */
  uptimeMs?: () => number
  /** Whether time passes with the clock, or a second at a time with the tape of a sandbox, by `liveSecond`. */
  pace?: 'clock' | 'tape'
  /** What nouns load under the lock of a book. */
  lockedFacts: readonly AnyLockedFact[]
  /** What a new database begins with. */
  settings?: Settings
  decide?: Decide
  limits?: Partial<ExecutorLimits>
  /** How long ticks wait for others to be committed with; undefined commits by `ingest` and `advance` alone. */
  tapeCommitEveryMs?: number | undefined
  checkpointEveryMs?: number
  /** How the house follows its own journal. */
  outbox?: FollowerTerms
  log?: (message: string, details: Record<string, unknown>) => void
  /** The tape cannot go on. The house must stop: a price that is not on the tape settles nothing. */
  onTapeFailure?: (error: unknown) => void
}

export type House = Awaited<ReturnType<typeof openHouse>>

/**
 * Opens the house on a database: one way in for a price (`ingest`), one for a command (`submit`), and `advance` for what
 * falls due by the clock. Whatever was in memory before is rebuilt from the database first.
 */
export async function openHouse(options: HouseOptions) {
  const parts = await openParts(options)
  const { sql, owner, time, versions, settings, market, executor, outbox, tape, door, triggers, committed, ticks } =
    parts
  const clock = time.now
  const turns = createTurns()
  const limits = { ...defaultLimits, ...options.limits }
  const allVersions = (): readonly Settings[] => versions
  const settingsText = createSettingsTexts(sql)
  const receiptSources = { sql, paths: createPaths(sql), tape, settingsText, versions: allVersions }
  const retention = createRetention({ owner, days: parts.days, versions: allVersions })
  const { checkpointEveryMs } = options
  const housekeeping = createHousekeeping({ sql, retention, checkpointEveryMs, versions: allVersions }, clock())

  return {
    sql,
    clock,
    decisionTime: parts.decisionTime,
    /** Why no price may decide now. */
    clockFault: time.fault,
    /** The newest moment that was on the tape when the house opened. */
    openedAfter: parts.tapedAt,
    passUpTo: time.passUpTo,
    settings,
    /** Every version, oldest first, those that have not begun too. */
    settingsVersions: allVersions,
    /** Takes up the versions that were added to the database. */
    async followSettings(): Promise<void> {
      for (const added of await settingsAfter(sql, versions.at(-1)?.version ?? 0, options.settings))
        if (versions.every(({ version }) => version !== added.version)) versions.push(added)
    },
    market,
    /** Every committed command, after the house's own books have followed it. */
    onCommitted: committed.add,
    /** Ticks that are in force now, in the order of the tape. */
    onTicks: ticks.add,
    counters: executor.counters,
    tape,
    feed: door,
    triggers,
    executor,
    /** The id of a user's book; a demo book is granted its play money on first asking. */
    async openBook(userId: number, world: World): Promise<number> {
      const bookId = await bookOf(sql, userId, world)
      if (world === 'demo') await executor.submit({ bookId, key: 'demo:grant', command: { kind: 'grant_demo' } })
      return bookId
    },
    /** What was missed while the house was away, or stood still, comes first: nobody gets a price of before. */
    submit: (async (bookId, key, command, named) => {
      await triggers.start()
      if (!(await waitForPresent(time, tape, limits.awayAfterMs))) return databaseAway(limits)
      return submitInTurn({ sql, executor, tape, clock, turns }, { bookId, key, command, named })
    }) satisfies HousePort['submit'],
    turnOf: turns.of,
    receipt: (bookId: number, sequence: number): Promise<Receipt> => loadReceipt(receiptSources, bookId, sequence),
    ingest: (frames: readonly FeedTick[]): Promise<void> => ingest(parts, frames, clock()),
    /** Tapes a second of a sandbox and fires what it crosses. Time has come to `at` once its ticks are in force. */
    async liveSecond(frames: readonly FeedTick[], at: number): Promise<void> {
      parts.pacer.second = at
      await ingest(parts, frames, at)
      time.passUpTo(at)
    },
    /** Does everything that has fallen due by the clock. */
    async advance(): Promise<void> {
      const now = clock()
      door.release(now)
      await tape.flush()
      await triggers.advance(now)
      await housekeeping.advance(now)
    },
    async idle(): Promise<void> {
      do {
        await outbox?.idle()
        await triggers.idle()
        await executor.idle()
      } while (outbox?.isBehind() === true)
    },
    /** Finishes what was accepted and takes no more. */
    async stop(): Promise<void> {
      time.letGo()
      await tape.close()
      await triggers.idle()
      await outbox?.stop()
      await executor.stop()
      await housekeeping.finish(clock())
      await parts.endSessions(5)
    },
    /** Drops everything at once, as a crash does. */
    async abandon(): Promise<void> {
      time.letGo()
      tape.abandon()
      outbox?.abandon()
      await executor.abandon()
      await parts.endSessions(0)
    },
  }
}

/** The parts of a house in the order in which they need each other. */
async function openParts(options: HouseOptions) {
  const { address, decide = decideCommand, log = () => undefined } = options
  const role = await roleOfServer(address)
  const owner = connect(address, 2)
  const sql = connect(address, 6, role)
  // Prices wait for nobody who reads.
  const tapeSql = connect(address, 1, role)
  await followAnewWhereRestored(owner)
  const tapedAt = await newestMoment(owner)
  const time = openTime(options, tapedAt)
  const clock = time.now
  const versions = await loadSettings(owner, options.settings)
  await createCheckpointer(sql, () => versions).coverFirstForm(clock())
  const settings = (): Settings => settingsAt(versions, clock())
  const vector = createVector()
  const exposure = await loadExposure(sql)
  const vectorAt = (at: number, current: Settings) =>
    vector.at(at, current, { now: clock(), allStale: time.fault() !== undefined })
  const market = (symbol: string): MarketFact | undefined => vectorAt(clock(), settings())(symbol)
  /** The second of a sandbox that is being taped. */
  const pacer: { second: number | undefined } = { second: undefined }
  // The house's own books follow before any other listener.
  const committed = createListeners<readonly Committed[]>()
  const ticks = createListeners<readonly Tick[]>()
  committed.add(exposure.follow)

  const days = createTickDays(owner)
  const tape = await createTape({
    sql,
    writer: tapeSql,
    days,
    settings,
    vector,
    commitEveryMs: options.tapeCommitEveryMs,
    onTicks(taped) {
      if (pacer.second !== undefined) time.passUpTo(pacer.second)
      ticks.emit(taped)
    },
    onFailure: (error) => {
      log('tape failed', { error })
      options.onTapeFailure?.(error)
    },
  })
  const decisionTime = createDecisionTime(clock, { ...tape, ...vector })
  const executor = createExecutor({
    address,
    role,
    decide,
    log,
    lockedFacts: options.lockedFacts,
    differenceIn: createBookReplay(sql),
    ...(options.limits === undefined ? {} : { limits: options.limits }),
    facts: {
      vector() {
        const at = decisionTime()
        const current = settingsAt(versions, at)
        return { at, settings: current, fillAt: fillAtUnder(current), market: vectorAt(at, current) }
      },
      netQuantity: exposure.netQuantity,
    },
    onCommitted: committed.emit,
  })
  const door = createFeedDoor(tape, vector, settings)
  const seal = async (symbol: string, at: number): Promise<void> => {
    door.seal(symbol, at)
    await tape.watermark(symbol, at)
  }
  const ranAt = Math.min(tapedAt ?? clock(), clock())
  const triggers = await createTriggers({
    sql,
    submit: executor.submit,
    tape,
    seal,
    market,
    settings,
    settingsAt: (at) => settingsAt(versions, at),
    clock,
    ranAt,
    log,
  })
  committed.add((events) => {
    triggers.onCommitted(events)
  })
  ticks.add((taped) => {
    triggers.onTicks(taped)
  })
  const outbox = await openOutbox({ ...options.outbox, sql, submit: executor.submit, log })
  if (outbox !== undefined) {
    committed.add(outbox.onCommitted)
    // What it has sent by now brings about something too, and nobody told it of that yet.
    await outbox.catchUp()
  }
  const prices = { tape, tapedAt, pacer, door, triggers, committed, ticks }
  /** Ends the sessions of the database, those that are still at work after these seconds too. */
  const endSessions = async (timeout: number): Promise<void> => {
    await Promise.all([sql, tapeSql, owner].map((each) => each.end({ timeout })))
  }
  return { sql, owner, endSessions, time, decisionTime, versions, settings, market, executor, outbox, days, ...prices }
}

/** The time of the house: no earlier than its tape, unless that was written by a clock that was far ahead. */
function openTime(
  { clock, uptimeMs, pace, log }: Pick<HouseOptions, 'clock' | 'uptimeMs' | 'pace' | 'log'>,
  tapedAt: number | undefined,
): HouseTime {
  const aheadMs = (tapedAt ?? -Infinity) - clock()
  if (aheadMs > leapMsMax) log?.('the tape reaches far beyond the clock: no price decides before then', { aheadMs })
  const last = tapedAt === undefined || aheadMs > leapMsMax ? {} : { last: tapedAt }
  const time = createHouseTime({ clock, uptimeMs, ...last })
  if (pace === 'tape' && tapedAt !== undefined) time.passUpTo(tapedAt)
  return time
}

async function ingest(
  { door, tape, triggers }: { door: FeedDoor; tape: Tape; triggers: Triggers },
  frames: readonly FeedTick[],
  at: number,
): Promise<void> {
  door.take(frames, at)
  await tape.flush()
  await triggers.idle()
}
