import { setTimeout as sleep } from 'node:timers/promises'
import type { MarketFact } from '@touchstone/domain/books/facts'
import { tradingAt } from '@touchstone/domain/market/trading-hours'
import type { Settings } from '@touchstone/domain/settings/settings'
import type { Sql } from '../../platform/database.ts'
import type { TapeLag } from '../../house/tape/tape-lag.ts'

/** Our choice: a commit takes some hundredths of a second. */
const tapeLagMsMax = 2_000
const databaseWithinMs = 2_000
/** However often it is asked, the database is asked no oftener. Our choice. */
const databaseEveryMs = 250

export type Readiness = {
  ready: boolean
  stopping: boolean
  database: { ok: boolean; tookMs: number }
  /** Of the symbols that trade just now: those with a price in force that may decide, and those without one. */
  feed: { ok: boolean; delivering: number; silent: string[] }
  tape: { ok: boolean; lagMs: number }
}

export type ReadinessDeps = {
  sql: Sql
  clock: () => number
  settings: () => Pick<Settings, 'symbols'>
  market: (symbol: string) => MarketFact | undefined
  tapeLag: Pick<TapeLag, 'lagMs'>
  isStopping: () => boolean
}

/** Reports whether the server can work: its database responds, prices arrive, and the tape commits them in time. */
export function createReadiness({ sql, clock, settings, market, tapeLag, isStopping }: ReadinessDeps) {
  let asked: { atMs: number; answer: Promise<Readiness['database']> } | undefined

  function database(): Promise<Readiness['database']> {
    if (asked !== undefined && performance.now() - asked.atMs < databaseEveryMs) return asked.answer
    asked = { atMs: performance.now(), answer: ask() }
    return asked.answer
  }

  async function ask(): Promise<Readiness['database']> {
    const beganMs = performance.now()
    const patience = new AbortController()
    const answered = sql`select 1`.then(
      () => true,
      () => false,
    )
    const tooLate = sleep(databaseWithinMs, false, { signal: patience.signal }).catch(() => false)
    const ok = await Promise.race([answered, tooLate])
    patience.abort()
    return { ok, tookMs: Math.round(performance.now() - beganMs) }
  }

  function feed(): Readiness['feed'] {
    const silent: string[] = []
    let delivering = 0
    for (const [symbol, terms] of settings().symbols) {
      if (!tradingAt(terms.hours, clock()).open) continue
      if (market(symbol)?.state === 'open') delivering += 1
      else silent.push(symbol)
    }
    // While nothing trades nothing need come.
    return { ok: delivering > 0 || silent.length === 0, delivering, silent }
  }

  return async (): Promise<Readiness> => {
    const lagMs = tapeLag.lagMs()
    const parts = { database: await database(), feed: feed(), tape: { ok: lagMs <= tapeLagMsMax, lagMs } }
    const stopping = isStopping()
    const ready = !stopping && parts.database.ok && parts.feed.ok && parts.tape.ok
    return { ready, stopping, ...parts }
  }
}
