import type { FeedTick } from '@touchstone/domain/market/tick'
import { defaultSettings } from '@touchstone/domain/settings/default-settings'
import { dayMs } from '@touchstone/domain/time'
import { createSimulatedMarket } from '@touchstone/market/simulated/simulated-market'
import { beforeEach, expect, inject, it } from 'vitest'
import { type MarketSeeds, openMarketSeeds } from '../../house/feeds/market-seeds.ts'
import { openHouse } from '../../house/house.ts'
import { connect, type Sql } from '../../platform/database.ts'
import { createTestDatabase, type TestDatabase } from '../../platform/test-database.ts'
import { noteMarketSeeds } from '../note-market-seeds.ts'
import { verifyDatabase } from './verify.ts'

const born = Date.UTC(2026, 10, 18, 9)
const symbols = ['BTC/USDT', 'BRENT/USD']
const terms = [...defaultSettings.symbols.values()]

let database: TestDatabase
let owner: Sql
beforeEach(async () => {
  database = await createTestDatabase(inject('cluster'))
  owner = connect(database.address, 2)
  return async () => {
    await owner.end()
    await database.drop()
  }
})

/** Puts some seconds of the market on the tape, each tick as `told` has it. */
async function tape(seeds: MarketSeeds, from: number, told = (tick: FeedTick): FeedTick => tick): Promise<void> {
  const market = createSimulatedMarket(seeds.seed, terms)
  let now = from
  const house = await openHouse({ lockedFacts: [], address: database.address, clock: () => now })
  for (; now < from + 20_000; now += 1_000)
    await house.ingest(symbols.flatMap((symbol) => market.tickAt(symbol, now) ?? []).map(told))
  await house.stop()
}

const differences = async (): Promise<string[]> => (await verifyDatabase(owner)).differences

async function openedSeeds(chosen?: string): Promise<MarketSeeds> {
  const seeds = await openMarketSeeds(owner, { chosen, now: born })
  await noteMarketSeeds(owner, { seeds }, born)
  return seeds
}

it('finds every simulated price in the seeds of the database', async () => {
  await tape(await openedSeeds(), born)
  expect(await differences()).toEqual([])
})

it('names a price that the seed of its day does not give, however little it differs', async () => {
  await tape(await openedSeeds(), born, (tick) =>
    tick.symbol === 'BRENT/USD' && tick.sourceAt === born + 7_000 ? { ...tick, last: tick.last + 1n } : tick,
  )
  expect(await differences()).toEqual([
    expect.stringMatching(/^BRENT\/USD: row 8 has the price [\d.]+, but the seed of its day gives [\d.]+$/),
  ])
})

it('says nothing of the days before those that the database has committed to', async () => {
  await owner`insert into identity (name, value) values ('market_seed', ${'0f'.repeat(32)})`
  const seeds = await openedSeeds()
  const invented = (tick: FeedTick): FeedTick => ({ ...tick, last: tick.last + 1n })
  await tape(seeds, born, invented)
  expect(await differences()).toEqual([])
  await tape(seeds, born + dayMs, invented)
  // After a day away the gate lets a price through when others confirm it.
  expect((await differences()).length).toBeGreaterThan(30)
})

it('says nothing of a database that was started with a chosen seed, and its log shows that it was', async () => {
  await openedSeeds()
  await tape(await openedSeeds('ab'.repeat(32)), born)
  expect(await differences()).toEqual([])
  const acts = await owner<{ details: string }[]>`select details from audit_log order by id`
  expect(acts.map(({ details }) => details.includes('"secret":true'))).toEqual([true, false])
})
