import { type FactsByKind, named } from '@touchstone/domain/books/fact-kind'
import { dayCloseFact, networkDayFact } from '@touchstone/domain/mining/mining-facts'
import { sourceFault } from '@touchstone/domain/network-tape/source-fault'
import { type NetworkFigures, nextDayFault } from '@touchstone/domain/networks/network-figures'
import { type NetworkId, networkIds, networks } from '@touchstone/domain/networks/networks'
import { minersUnder, networkSourceUnder } from '@touchstone/domain/settings/investments'
import type { NetworkSource } from '@touchstone/domain/settings/miner-terms'
import { dayMs } from '@touchstone/domain/time'
import type { Executor } from '../../executor/executor.ts'
import type { HousePort } from '../../house/house-port.ts'
import { doneInParts, isDone } from '../../house/schedules/in-parts.ts'
import type { DayJob } from '../../house/schedules/schedules.ts'
import { dayText } from '../../platform/day-text.ts'
import type { Sql } from '../../platform/database.ts'
import { houseBook } from '../house-books/house-books.store.ts'
import { type DueOrder, minerOrdersDue, minerPoolDays } from './miner-orders.store.ts'
import { findNetworkDay, networkDayFrom, networkDayKey, networkHolder, readNetworkDays } from './network-days.store.ts'
import { type NetworkFeeds, sourceUnder } from './network-source.ts'

/** A day is counted this long after its end: its last ticks are on the tape by then. Our choice. */
const countedAfterMs = 60_000

/** A source that has not answered is asked again after this. Our choice. */
const retryAfterMs = 60_000

type Deps = {
  sql: Sql
  submit: Executor['submit']
  settings: HousePort['settings']
  tape: Pick<HousePort['tape'], 'lastAtOrBefore'>
  feeds: NetworkFeeds
  isLive: boolean
  log: (message: string, details: Record<string, unknown>) => void
}

/** A job for each network: one whose source is silent, or says what cannot be, leaves the others alone. */
export const miningDayJobs = (deps: Deps): DayJob[] => networkIds.map((network) => miningDayJob(network, deps))

/**
 * Records what a network was like on each UTC day that is over; then pays the day to every order that it is due for, and
 * settles it with each pool. What was done before a crash is found done under its key.
 */
export function miningDayJob(network: NetworkId, { sql, submit, settings, tape, log, ...sources }: Deps): DayJob {
  /** When the source is asked again. */
  let retryAt = 0

  /** Why figures are not recorded after those of the last day; undefined where they are. The book would refuse them too. */
  function faultOf(day: number, figures: NetworkFigures, last: Last | undefined): string | undefined {
    const source = networkSourceUnder(settings())
    if (figures.day !== day) return 'they are of another day'
    if (last !== undefined && last.source !== source) return 'the days before came from another source'
    return sourceFault(source, figures) ?? (last && nextDayFault(network, last, figures))
  }

  /** Records the days that lack up to one, in order; false while one of them cannot be: the day comes again. */
  async function recordDays(day: number, now: number): Promise<boolean> {
    const [recorded] = await readNetworkDays(sql, network, 1)
    if (recorded !== undefined && recorded.day >= day) return true
    const source = sourceUnder(settings(), network, sources)
    const isSold = new Set(minersUnder(settings()).map((terms) => terms.network)).has(network)
    // Before its first record nothing mines on a network. After it no day is left out, even while no source is configured.
    if (recorded === undefined && (!isSold || source === undefined)) return true
    if (source === undefined || now < retryAt) return false
    retryAt = now + retryAfterMs
    const bookId = await houseBook(sql, networkHolder(network))
    let last: Last | undefined = recorded
    for (let next = last === undefined ? day : last.day + dayMs; next <= day; next += dayMs) {
      const figures = await source(next)
      if (figures === undefined) return false
      const fault = faultOf(next, figures, last)
      if (fault !== undefined) {
        log('the source of a network gave figures that are not recorded', { network, day: dayText(next), fault })
        return false
      }
      const command = { kind: 'record_network_day', network, ...figures } as const
      if (!isDone(await submit({ bookId, key: networkDayKey(network, next), command }))) break
      last = { ...figures, source: networkSourceUnder(settings()) }
    }
    retryAt = 0
    return (await findNetworkDay(sql, network, day)) !== undefined
  }

  /** What the machines are paid by for a day; undefined while it is not known. */
  async function factsOf(day: number): Promise<FactsByKind | undefined> {
    const recorded = await findNetworkDay(sql, network, day)
    const close = await tape.lastAtOrBefore(networks[network].symbol, day + dayMs)
    if (recorded === undefined || close?.sealed !== true) return undefined
    return { ...named(networkDayFact, networkDayFrom(recorded)), ...named(dayCloseFact, { rows: close.rows }) }
  }

  function creditOrders(day: number): Promise<boolean> {
    let facts: Promise<FactsByKind | undefined> | undefined
    return doneInParts(
      (after: DueOrder | undefined, limit) => minerOrdersDue(sql, { network, day }, after, limit),
      async ({ bookId, id: orderId }) => {
        facts ??= factsOf(day)
        const byKind = await facts
        if (byKind === undefined) return false
        const command = { kind: 'credit_miner', orderId, day } as const
        return isDone(await submit({ bookId, key: `credit:${orderId}:${day}`, command, named: { byKind } }))
      },
    )
  }

  async function settlePools(day: number): Promise<boolean> {
    for (const { pool, ...totals } of await minerPoolDays(sql, { network, day })) {
      const command = { kind: 'settle_pool_day', day, ...totals } as const
      if (!isDone(await submit({ bookId: pool, key: `settle-day:${day}`, command }))) return false
    }
    return true
  }

  return {
    name: `mining ${network}`,
    async run(day, now) {
      const isRecorded = await recordDays(day, now)
      if (now < day + dayMs + countedAfterMs) return false
      return (await creditOrders(day)) && (await settlePools(day)) && isRecorded
    },
  }
}

/** The day that was recorded last. */
type Last = NetworkFigures & { source: NetworkSource }
