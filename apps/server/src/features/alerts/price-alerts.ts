import { setTimeout as wait } from 'node:timers/promises'
import type { MarketFact } from '@touchstone/domain/books/facts'
import { isWatermark, markOf, type Tick } from '@touchstone/domain/market/tick'
import type { Settings } from '@touchstone/domain/settings/settings'
import { readRows } from '../../house/tape/tape.store.ts'
import type { Sql } from '../../platform/database.ts'
import { type ArmedAlert, createAlertIndex, isReached, type Reached } from './alert-index.ts'
import { armedAlerts, markReached } from './alerts.store.ts'

/** Rows of the tape that are read again at the start: more than could have waited for a write. Our choice. */
const rowsAgain = 500
const writtenMax = 500
const retryAfterMs = { first: 50, most: 5_000 }

export type PriceAlertsOptions = {
  sql: Sql
  settings: () => Settings
  market: (symbol: string) => MarketFact | undefined
  log?: (message: string, details: Record<string, unknown>) => void
}

export type PriceAlerts = Awaited<ReturnType<typeof createPriceAlerts>>

/**
 * Keeps the armed price alerts in memory. Alerts that a tick reaches are stored and sent soon after; a server that dies
 * in between finds them again, because at the start it reads the end of the tape and the current mark.
 */
export async function createPriceAlerts({ sql, settings, market, log = () => undefined }: PriceAlertsOptions) {
  const index = createAlertIndex((symbol) => (settings().symbols.get(symbol)?.priceTick ?? 2n) / 2n || 1n)
  const writer = createAlertWriter(sql, log)

  function onTicks(ticks: readonly Tick[]): void {
    if (index.size() === 0 || writer.isStopping()) return
    writer.add(ticks.flatMap((tick) => index.take(tick)))
  }

  /** An alert is on its way to the table before the next tick, so the present mark is looked at too. */
  function arm(alert: ArmedAlert): void {
    const tick = market(alert.symbol)?.tick
    if (tick !== undefined && tick.sequence > alert.createdSequence && isReached(alert, markOf(tick)))
      writer.add([{ alert, tick }])
    else index.add(alert)
  }

  async function load(): Promise<void> {
    const alerts = await armedAlerts(sql)
    const bySymbol = Map.groupBy(alerts, ({ symbol }) => symbol)
    for (const [symbol, own] of bySymbol) {
      for (const alert of own) index.add(alert)
      const tick = market(symbol)?.tick
      if (tick === undefined) continue
      const rows = await readRows(sql, symbol, tick.sequence - rowsAgain, tick.sequence)
      onTicks(rows.filter((row): row is Tick => !isWatermark(row)))
      onTicks([tick])
    }
  }
  await load()

  return {
    counters: writer.counters,
    size: index.size,
    onTicks,
    arm,
    disarm: (id: number): void => {
      index.remove(id)
    },
    idle: () => writer.idle(),
    /** Stores the reached alerts. */
    stop: () => writer.stop(),
  }
}

/** Stores reached alerts in the background, in their order, and retries after a failure. */
function createAlertWriter(sql: Sql, log: NonNullable<PriceAlertsOptions['log']>) {
  const counters = { reached: 0, failed: 0 }
  const waiting: Reached[] = []
  let running: Promise<void> | undefined
  let isStopping = false

  function start(): void {
    running ??= write().finally(() => {
      running = undefined
      if (waiting.length > 0 && !isStopping) start()
    })
  }

  async function write(): Promise<void> {
    for (let pauseMs = retryAfterMs.first; waiting.length > 0;) {
      const taken = waiting.slice(0, writtenMax)
      const rows = taken.map(({ alert, tick }) => ({
        id: alert.id,
        sequence: tick.sequence,
        mark: markOf(tick),
        at: tick.sourceAt,
      }))
      try {
        counters.reached += await sql.begin((transaction) => markReached(transaction, rows))
        waiting.splice(0, taken.length)
        pauseMs = retryAfterMs.first
      } catch (error) {
        counters.failed += 1
        log('failed to store price alerts', { error })
        if (isStopping) return
        await wait(pauseMs)
        pauseMs = Math.min(2 * pauseMs, retryAfterMs.most)
      }
    }
  }

  return {
    counters: counters as Readonly<typeof counters>,
    isStopping: (): boolean => isStopping,
    add(reached: readonly Reached[]): void {
      waiting.push(...reached)
      if (waiting.length > 0) start()
    },
    async idle(): Promise<void> {
      while (running !== undefined) await running
    },
    /** Stores what is waiting. */
    async stop(): Promise<void> {
      isStopping = true
      await running
    },
  }
}
