import { dayMs, hourMs } from '@touchstone/domain/time'
import { defaultSettings } from '@touchstone/domain/settings/default-settings'
import { createSimulatedMarket } from '@touchstone/market/simulated/simulated-market'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { createStrategyDays } from '../features/strategies/strategy-days.ts'
import { createMissedDays } from '../features/equity/equity-snapshots.ts'
import { openHouse } from '../house/house.ts'
import { createSandboxLife } from '../house/live-seconds.ts'
import { connect, type Sql } from '../platform/database.ts'
import { createTestDatabase, type TestDatabase } from '../platform/test-database.ts'
import { schedulesOf } from './chores.ts'
import { lockedFacts } from './noun-features.ts'

const wednesday = Date.UTC(2026, 10, 18, 12)
const { symbols } = defaultSettings
const feed = { ...createSimulatedMarket('70'.repeat(32), [...symbols.values()]), description: 'simulated' }

let database: TestDatabase
let sql: Sql
beforeAll(async () => {
  database = await createTestDatabase(inject('cluster'))
  sql = connect(database.address, 2)
})
afterAll(async () => {
  await sql.end()
  await database.drop()
})

const failed = (error: unknown): never => {
  throw error
}

/** A house that starts at a moment, lives what it missed, does what is due by day, and stops. */
async function live(now: number): Promise<void> {
  const house = await openHouse({ lockedFacts, address: database.address, clock: () => now, pace: 'tape' })
  const life = createSandboxLife({
    house,
    feed,
    hoursOf: (symbol) => symbols.get(symbol)?.hours,
    clock: () => now,
    tapedAt: house.openedAfter,
    passDays: createMissedDays({ sql, market: house.market }),
    onFailure: failed,
  })
  await life.catchUp()
  await house.openBook(1, 'demo')
  const strategyDays = createStrategyDays({
    sql,
    candles: { list: () => Promise.resolve([]) },
  })
  await schedulesOf({
    sql,
    house,
    isLive: false,
    strategyDays,
    networkFeeds: {},
    log: (_, { error }) => failed(error),
  }).advance(house.clock())
  await house.stop()
}

const recorded = async (): Promise<string[]> => {
  const rows = await sql<{ day: string }[]>`
    select reply::json ->> 'day' as day from journal
    where reply::json ->> 'kind' = 'network_day_recorded' order by sequence`
  return rows.map(({ day }) => new Date(Number(day)).toISOString().slice(0, 10))
}

const taken = async (): Promise<[string, number][]> => {
  const rows = await sql<{ day: bigint; taken_at: bigint }[]>`select day, taken_at from equity_days order by day`
  return rows.map((row) => [new Date(Number(row.day)).toISOString().slice(0, 10), Number(row.taken_at)])
}

it('a sandbox that was away for days has them in its equity, each at its end, and in its networks', async () => {
  const midnight = wednesday + 12 * hourMs
  await live(wednesday)
  expect(await taken()).toEqual([])
  expect(await recorded()).toEqual(['2026-11-17'])
  await live(wednesday + 5 * dayMs)
  expect(await taken()).toEqual([
    ['2026-11-18', midnight],
    ['2026-11-19', midnight + dayMs],
    ['2026-11-20', midnight + 2 * dayMs],
    ['2026-11-21', midnight + 3 * dayMs],
    ['2026-11-22', midnight + 4 * dayMs],
  ])
  expect(await recorded()).toEqual(['2026-11-17', ...(await taken()).map(([day]) => day)])
})
