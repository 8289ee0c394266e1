import type { MarketFact } from '@touchstone/domain/books/facts'
import type { Tick } from '@touchstone/domain/market/tick'
import type { Settings } from '@touchstone/domain/settings/settings'
import { load, rearm } from '@touchstone/domain/triggers/rearm'
import { putTick } from '@touchstone/domain/triggers/symbol-triggers'
import { createTriggerBook, type TriggerBook } from '@touchstone/domain/triggers/trigger-book'
import { stateOnArrival } from '@touchstone/market/state-on-arrival'
import type { Tape } from '../tape/tape.ts'
import type { Sql } from '../../platform/database.ts'
import type { Committed, Outcome, Submission } from '../../executor/submission.ts'
import { createDueTimes } from './due-times.ts'
import { createFlights } from './flights.ts'
import { createFunding } from './funding.ts'
import { readOpenBooks } from './rebuild.ts'
import { createTriggerRunner } from './trigger-runner.ts'

export type TriggersOptions = {
  sql: Sql
  submit: (submission: Submission) => Promise<Outcome>
  tape: Pick<Tape, 'headOf' | 'firstAfter' | 'sealedTape' | 'lastAtOrBefore' | 'flush'>
  /** Tapes a watermark: no tick at or before that moment comes any more. */
  seal: (symbol: string, at: number) => Promise<void>
  /** A symbol as the vector in force has it, at this moment. */
  market: (symbol: string) => MarketFact | undefined
  settings: () => Settings
  /** The version that was in force at a time, epoch milliseconds. */
  settingsAt: (at: number) => Settings
  clock: () => number
  /** When the house is known to have run last: its tape advances every second. */
  ranAt: number
  log: (message: string, details: Record<string, unknown>) => void
}

export type Triggers = Awaited<ReturnType<typeof createTriggers>>

const sweepEveryMs = 5_000

/**
 * Everything that happens to a book without its user: stops, liquidations and fills by price; settlements, expiries,
 * funding and margin calls by time. Rebuilt from the database; sends nothing before `start`.
 */
export async function createTriggers(options: TriggersOptions) {
  const { sql, settings, market, clock, log } = options
  const flights = createFlights(log)
  /** Commits the watermark at once: a tape that has no rhythm would never do it. */
  const seal = async (symbol: string, at: number): Promise<void> => {
    await Promise.all([options.seal(symbol, at), options.tape.flush()])
  }
  const dueTimes = createDueTimes({ ...options, seal, flights })
  const funding = createFunding({ ...options, seal }, options.ranAt)
  let current = settings()
  let duringRebuild: Committed[] | undefined
  let started: Promise<void> | undefined
  let sweepAt = -Infinity
  const runner = createTriggerRunner({ ...options, flights }, await build(current, true))

  async function build(given: Settings, isFirst: boolean): Promise<TriggerBook> {
    const triggers = createTriggerBook(
      given.symbols.values(),
      (symbol) => market(symbol)?.state ?? 'closed',
      (tick) => stateOnArrival(tick, given),
    )
    putTicks(triggers)
    await readOpenBooks(sql, (book) => {
      load(triggers, book)
      if (isFirst) dueTimes.load(book)
    })
    return triggers
  }

  function putTicks(triggers: TriggerBook): void {
    for (const symbol of triggers.symbols.values()) {
      const tick = market(symbol.symbol)?.tick
      if (tick !== undefined) putTick(symbol, tick)
    }
  }

  /**
   * Levels depend on the settings, so a new version rearms everything. Commits that come meanwhile are delivered twice.
   */
  async function renew(): Promise<void> {
    const next = settings()
    duringRebuild = []
    try {
      const triggers = await build(next, false)
      putTicks(triggers)
      // Only after the read succeeded, so a lost session retries next time.
      current = next
      runner.replace(
        triggers,
        duringRebuild.flatMap(({ book, changes, row }) => rearm(triggers, book, changes, row.at)),
      )
    } finally {
      duringRebuild = undefined
    }
  }

  async function begin(): Promise<void> {
    await funding.advance(clock())
    runner.lookAtAll()
    await flights.idle()
  }
  const start = (): Promise<void> => (started ??= begin())

  return {
    counters: runner.counters,
    armed: (): number => runner.triggers().table.armed(),
    onTicks(ticks: readonly Tick[]): void {
      runner.onTicks(ticks)
      dueTimes.onTicks(ticks)
    },
    onCommitted(events: readonly Committed[]): void {
      duringRebuild?.push(...events)
      runner.onCommitted(events)
      for (const { book, changes } of events) dueTimes.onChanges(book.id, changes)
    },
    /** Settles missed funding and fires whatever was crossed while the house was down, before any user is admitted. */
    start,
    /** Does everything that has fallen due by the clock, and waits for it. */
    async advance(now: number): Promise<void> {
      await start()
      if (settings().version !== current.version) await renew()
      await funding.advance(now)
      dueTimes.advance(now)
      if (now >= sweepAt) {
        sweepAt = now + sweepEveryMs
        await runner.sweep()
      }
      await flights.idle()
    },
    idle: flights.idle,
  }
}
