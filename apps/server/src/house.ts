import type { Facts, MarketFact } from '@touchstone/domain/books/facts'
import type { ExchangeQuote } from '@touchstone/domain/exchange/exchange-quote'
import { type ExchangeRequest, quoteExchange, type QuoteRefusal } from '@touchstone/domain/exchange/quote-exchange'
import type { World } from '@touchstone/domain/ledger/account'
import type { FeedTick, Tick } from '@touchstone/domain/market/tick'
import type { Receipt } from '@touchstone/domain/receipts/receipt'
import { refuse, type Result } from '@touchstone/domain/result'
import { decide as decideCommand } from '@touchstone/domain/rulebook/decide'
import type { Refusal, UserCommand } from '@touchstone/domain/rulebook/nouns'
import type { Settings } from '@touchstone/domain/settings/settings'
import { bookOf } from './books/books.store.ts'
import { clientKeyForMs, clientKeyOf } from './books/client-key.ts'
import { putQuote } from './exchange/quotes.store.ts'
import { createCheckpointer } from './ledger/checkpoints.ts'
import { rollUpHouseBalances } from './ledger/house-balances.ts'
import { createPaths } from './ledger/paths.ts'
import { loadReceipt } from './ledger/receipts.ts'
import { createFeedDoor, type FeedDoor } from './market/feed-door.ts'
import { createRetention, type Retention } from './market/retention.ts'
import { createTape, type Tape } from './market/tape.ts'
import { createTickDays } from './market/tick-days.ts'
import { createVector, type Vector } from './market/vector.ts'
import type { Decide } from './platform/batch-decide.ts'
import { connect, type DatabaseAddress, roleOfServer, type Sql } from './platform/database.ts'
import { createExecutor, type Executor } from './platform/executor.ts'
import type { Committed, ExecutorLimits, ExecutorRefusal, NamedFacts, Outcome } from './platform/submission.ts'
import { loadExposure } from './positions/exposure.ts'
import { loadSettings, settingsAfter, settingsAt, settingsByVersion } from './settings/settings.store.ts'
import { createTriggers, type Triggers } from './triggers/triggers.ts'

export type HouseOptions = {
  /** A migrated database. */
  address: DatabaseAddress
  /** Epoch milliseconds. Nothing in the house has another clock. */
  clock: () => number
  /** Whether market orders fill in their own command (sandbox) or on the first tick after it (live). */
  fillAt?: Facts['fillAt']
  /** What a new database begins with. */
  settings?: Settings
  decide?: Decide
  limits?: Partial<ExecutorLimits>
  /** How long ticks wait for others to be committed with; undefined commits by `ingest` and `advance` alone. */
  tapeCommitEveryMs?: number | undefined
  checkpointEveryMs?: number
  log?: (message: string, details: Record<string, unknown>) => void
  /** Told of every committed command, after the house's own books have followed it. It must not throw or wait. */
  onCommitted?: (events: readonly Committed[]) => void
  /** Told of ticks that are in force now, in the order of the tape. It must not throw or wait. */
  onTicks?: (ticks: readonly Tick[]) => void
  /** The tape cannot go on. The house must stop: a price that is not on the tape settles nothing. */
  onTapeFailure?: (error: unknown) => void
}

export type House = Awaited<ReturnType<typeof openHouse>>

const rollUpEveryMs = 1_000
const retentionEveryMs = 3_600_000

/**
 * Opens the house on a database: one way in for a price (`ingest`), one for a command (`submit`), and `advance` for what
 * falls due by the clock. Whatever was in memory before is rebuilt from the database first.
 */
export async function openHouse(options: HouseOptions) {
  const { address, clock, fillAt = 'command', decide = decideCommand, log = () => undefined } = options
  const role = await roleOfServer(address)
  const owner = connect(address, 2)
  const sql = connect(address, 6, role)
  const versions = await loadSettings(owner, options.settings)
  const settings = (): Settings => settingsAt(versions, clock())
  const vector = createVector((symbol) => door.runsAhead(symbol))
  const exposure = await loadExposure(sql)
  const market = (symbol: string): MarketFact | undefined => vector.at(clock(), settings())(symbol)

  const executor = createExecutor({
    address,
    role,
    decide,
    log,
    ...(options.limits === undefined ? {} : { limits: options.limits }),
    facts: {
      vector() {
        const at = clock()
        const current = settingsAt(versions, at)
        return { at, settings: current, fillAt, market: vector.at(at, current) }
      },
      netQuantity: exposure.netQuantity,
    },
    onCommitted(events) {
      exposure.follow(events)
      triggers.onCommitted(events)
      options.onCommitted?.(events)
    },
  })
  const days = createTickDays(owner)
  const tape = await createTape({
    sql,
    days,
    settings,
    vector,
    commitEveryMs: options.tapeCommitEveryMs,
    onTicks: (ticks) => {
      triggers.onTicks(ticks)
      options.onTicks?.(ticks)
    },
    onFailure: (error) => {
      log('the tape has failed', { error })
      options.onTapeFailure?.(error)
    },
  })
  const door = createFeedDoor(tape, vector, settings)
  const seal = async (symbol: string, at: number): Promise<void> => {
    door.seal(symbol, at)
    await tape.watermark(symbol, at)
  }
  const triggers = await createTriggers({ sql, submit: executor.submit, tape, seal, market, settings, clock, log })
  const settingsOf = settingsByVersion(versions)
  const receiptSources = { sql, paths: createPaths(sql), tape, settingsOf }
  const retention = createRetention({ owner, days })
  const housekeeping = createHousekeeping({ sql, retention, checkpointEveryMs: options.checkpointEveryMs }, clock())

  return {
    sql,
    settings,
    /** Every version, oldest first, those that have not begun too. */
    settingsVersions: (): readonly Settings[] => versions,
    /** Takes up the versions that were added to the database. */
    async followSettings(): Promise<void> {
      for (const added of await settingsAfter(sql, versions.at(-1)?.version ?? 0))
        if (versions.every(({ version }) => version !== added.version)) versions.push(added)
    },
    market,
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
    /** What was missed while the house was away comes first. */
    async submit(bookId: number, uuid: string, command: UserCommand, named?: NamedFacts): Promise<UserOutcome> {
      await triggers.start()
      return submitForUser({ sql, executor, clock }, { bookId, uuid, command, named })
    },
    quote: (request: ExchangeRequest) => quoteFor({ sql, vector, clock, settings, fillAt }, request),
    receipt: (bookId: number, sequence: number): Promise<Receipt> => loadReceipt(receiptSources, bookId, sequence),
    ingest: (frames: readonly FeedTick[]): Promise<void> => ingest({ door, tape, triggers, clock }, frames),
    /** Does everything that has fallen due by the clock. */
    async advance(): Promise<void> {
      const now = clock()
      door.release(now)
      await tape.flush()
      await triggers.advance(now)
      await housekeeping.advance(now)
    },
    async idle(): Promise<void> {
      await triggers.idle()
      await executor.idle()
    },
    /** Finishes what was accepted and takes no more. */
    async stop(): Promise<void> {
      await tape.close()
      await triggers.idle()
      await executor.stop()
      await housekeeping.finish(clock())
      await Promise.all([sql.end({ timeout: 5 }), owner.end({ timeout: 5 })])
    },
    /** Drops everything at once, as a crash does. */
    async abandon(): Promise<void> {
      tape.abandon()
      await executor.abandon()
      await Promise.all([sql.end({ timeout: 0 }), owner.end({ timeout: 0 })])
    },
  }
}

async function ingest(
  { door, tape, triggers, clock }: { door: FeedDoor; tape: Tape; triggers: Triggers; clock: () => number },
  frames: readonly FeedTick[],
): Promise<void> {
  door.take(frames, clock())
  await tape.flush()
  await triggers.idle()
}

export type SubmitRefusal = Refusal | ExecutorRefusal | { kind: 'key_malformed' } | { kind: 'key_expired' }
type UserSubmission = { bookId: number; uuid: string; command: UserCommand; named: NamedFacts | undefined }
type UserOutcome = Exclude<Outcome, { kind: 'refused' }> | { kind: 'refused'; refusal: SubmitRefusal }

/** The one door for what a person asks: under a key of the client's namespace, whatever the client sent. */
async function submitForUser(
  { sql, executor, clock }: { sql: Sql; executor: Executor; clock: () => number },
  { bookId, uuid, command, named }: UserSubmission,
): Promise<UserOutcome> {
  const checked = clientKeyOf(uuid)
  if (!checked.ok) return { kind: 'refused', refusal: checked.refusal }
  const { key, stampedAt } = checked.value
  if (clock() - stampedAt > clientKeyForMs) {
    const recorded = await sql`select from journal where book_id = ${bookId} and key = ${key}`
    if (recorded.length === 0) return { kind: 'refused', refusal: { kind: 'key_expired' } }
  }
  return executor.submit({ bookId, key, command, ...(named === undefined ? {} : { named }) })
}

type Quoting = { sql: Sql; vector: Vector; clock: () => number; settings: () => Settings; fillAt: Facts['fillAt'] }

async function quoteFor(
  { sql, vector, clock, settings, fillAt }: Quoting,
  request: ExchangeRequest,
): Promise<Result<ExchangeQuote, QuoteRefusal>> {
  const at = clock()
  const current = settings()
  const market = vector.at(at, current)
  const facts: Facts = { at, settings: current, fillAt, market, netQuantity: () => 0n, named: {} }
  const quoted = quoteExchange(request, facts)
  if (!quoted.ok) return refuse(quoted.refusal)
  await putQuote(sql, quoted.value)
  return quoted
}

type Housekeeping = { sql: Sql; retention: Retention; checkpointEveryMs: number | undefined }

/** What ledger and tape do by the clock: folding the house's deltas, checkpoints, dropping old days of raw ticks. */
function createHousekeeping({ sql, retention, checkpointEveryMs = 60_000 }: Housekeeping, startedAt: number) {
  const checkpointer = createCheckpointer(sql)
  const chores: { every: number; at: number; run: (now: number) => Promise<unknown> }[] = [
    { every: rollUpEveryMs, at: startedAt + rollUpEveryMs, run: () => rollUpHouseBalances(sql) },
    { every: checkpointEveryMs, at: startedAt + checkpointEveryMs, run: checkpointer.run },
    { every: retentionEveryMs, at: startedAt, run: retention.run },
  ]
  return {
    async advance(now: number): Promise<void> {
      for (const chore of chores) {
        if (now < chore.at) continue
        chore.at = now + chore.every
        await chore.run(now)
      }
    },
    async finish(now: number): Promise<void> {
      await rollUpHouseBalances(sql)
      await checkpointer.run(now)
    },
  }
}
