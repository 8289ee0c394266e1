import { type FactsByKind, named } from '@touchstone/domain/books/fact-kind'
import { dayCloseFact, networkDayFact } from '@touchstone/domain/mining/mining-facts'
import { isNetworkId, type NetworkId, networks } from '@touchstone/domain/networks/networks'
import { minersUnder } from '@touchstone/domain/settings/investments'
import { dayMs } from '@touchstone/domain/time'
import type { Executor } from '../../executor/executor.ts'
import type { HousePort } from '../../house/house-port.ts'
import { doneInParts, isDone } from '../../house/schedules/in-parts.ts'
import type { DayJob } from '../../house/schedules/schedules.ts'
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
}

/**
 * Records what each network was like on each UTC day that is over; then pays the day to every order that it is due for, and
 * settles it with each pool. What was done before a crash is found done under its key.
 */
export function miningDayJob({ sql, submit, settings, tape, feeds }: Deps): DayJob {
  /** When the source of a network is asked again. */
  const retryAt = new Map<NetworkId, number>()

  /** Records the days of a network that lack up to one, in order; false while its source does not have them. */
  async function recordNetwork(network: NetworkId, day: number, now: number): Promise<boolean> {
    const [last] = await readNetworkDays(sql, network, 1)
    const isUsed = last !== undefined || new Set(minersUnder(settings()).map((terms) => terms.network)).has(network)
    const source = sourceUnder(settings(), network, feeds)
    if (!isUsed || source === undefined || (last !== undefined && last.day >= day)) return true
    if (now < (retryAt.get(network) ?? 0)) return false
    retryAt.set(network, now + retryAfterMs)
    const bookId = await houseBook(sql, networkHolder(network))
    for (let next = last === undefined ? day : last.day + dayMs; next <= day; next += dayMs) {
      const figures = await source(next)
      if (figures === undefined) return false
      const command = { kind: 'record_network_day', network, ...figures } as const
      if (!isDone(await submit({ bookId, key: networkDayKey(network, next), command }))) break
    }
    retryAt.delete(network)
    return (await findNetworkDay(sql, network, day)) !== undefined
  }

  async function recordNetworks(day: number, now: number): Promise<boolean> {
    let areRecorded = true
    for (const network of Object.keys(networks))
      if (isNetworkId(network)) areRecorded = (await recordNetwork(network, day, now)) && areRecorded
    return areRecorded
  }

  /** What the machines of a network are paid by for a day; undefined while it is not known. */
  async function factsOf(network: NetworkId, day: number): Promise<FactsByKind | undefined> {
    const recorded = await findNetworkDay(sql, network, day)
    const close = await tape.lastAtOrBefore(networks[network].symbol, day + dayMs)
    if (recorded === undefined || close?.sealed !== true) return undefined
    return { ...named(networkDayFact, networkDayFrom(recorded)), ...named(dayCloseFact, { rows: close.rows }) }
  }

  function creditOrders(day: number): Promise<boolean> {
    const known = new Map<NetworkId, Promise<FactsByKind | undefined>>()
    return doneInParts(
      (after: DueOrder | undefined, limit) => minerOrdersDue(sql, day, after, limit),
      async ({ bookId, id: orderId, network }) => {
        const facts = known.get(network) ?? factsOf(network, day)
        known.set(network, facts)
        const byKind = await facts
        if (byKind === undefined) return false
        const command = { kind: 'credit_miner', orderId, day } as const
        return isDone(await submit({ bookId, key: `credit:${orderId}:${day}`, command, named: { byKind } }))
      },
    )
  }

  async function settlePools(day: number): Promise<boolean> {
    for (const { pool, ...totals } of await minerPoolDays(sql, day)) {
      const command = { kind: 'settle_pool_day', day, ...totals } as const
      if (!isDone(await submit({ bookId: pool, key: `settle-day:${day}`, command }))) return false
    }
    return true
  }

  return {
    name: 'mining',
    async run(day, now) {
      const areRecorded = await recordNetworks(day, now)
      if (now < day + dayMs + countedAfterMs) return false
      return (await creditOrders(day)) && (await settlePools(day)) && areRecorded
    },
  }
}
