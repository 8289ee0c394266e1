import { randomBytes } from 'node:crypto'
import { exampleOpening } from '@touchstone/domain/examples/example-commands'
import { markOf } from '@touchstone/domain/market/tick'
import { decimal, type Price } from '@touchstone/domain/money/decimal'
import { nearestOnGrid } from '@touchstone/domain/money/mul-div'
import type { UserCommand } from '@touchstone/domain/rulebook/nouns'
import { decide } from '@touchstone/domain/rulebook/decide'
import { defaultSettings } from '@touchstone/domain/settings/default-settings'
import { createSimulatedMarket } from '@touchstone/market/simulated/simulated-market'
import { afterEach, beforeEach, expect, inject, it } from 'vitest'
import { newClientKey } from '../executor/client-key.ts'
import { connect, type Sql } from '../platform/database.ts'
import { createTestDatabase, type TestDatabase } from '../platform/test-database.ts'
import { lockedFacts } from '../start/noun-features.ts'
import { verifyDatabase } from '../start/verify/verify.ts'
import { framesAt } from './feeds/sandbox-feed.ts'
import { type House, openHouse } from './house.ts'
import { createSandboxLife, type SandboxLife } from './live-seconds.ts'
import { submitUnder } from './test-submit.ts'

const euro = 'EUR/USD'
const beforeClose = Date.UTC(2026, 10, 20, 20, 59, 59)
const saturday = Date.UTC(2026, 10, 21, 12)
const opening = Date.UTC(2026, 10, 22, 22)

const { symbols } = defaultSettings
const feed = { ...createSimulatedMarket('70'.repeat(32), [...symbols.values()]), description: 'simulated' }
const markAt = (at: number): Price => {
  const tick = feed.tickAt(euro, at)
  if (tick === undefined) throw new Error(`no price at ${at}`)
  return markOf(tick)
}

let database: TestDatabase
let sql: Sql
let house: House
let life: SandboxLife
let now = saturday
beforeEach(async () => {
  now = saturday
  database = await createTestDatabase(inject('cluster'))
  sql = connect(database.address, 1)
  await start()
})
afterEach(async () => {
  await Promise.all([house.stop(), sql.end()])
  await database.drop()
})

async function start(): Promise<void> {
  house = await openHouse({ lockedFacts, address: database.address, clock: () => now, pace: 'tape' })
  life = createSandboxLife({
    house,
    feed,
    hoursOf: (symbol) => symbols.get(symbol)?.hours,
    clock: () => now,
    tapedAt: house.openedAfter,
    passDays: () => Promise.resolve(),
    onFailure: (error) => {
      throw error
    },
  })
  await life.catchUp()
}

async function ask(command: UserCommand): Promise<string> {
  const bookId = await house.openBook(1, 'demo')
  const outcome = await submitUnder(house, newClientKey(house.clock(), randomBytes(10)), { bookId, command })
  return outcome.kind === 'refused' ? outcome.refusal.kind : outcome.kind
}

const order = (stops: Partial<Extract<UserCommand, { kind: 'open_position' }>> = {}) =>
  exampleOpening({ symbol: euro, quantity: decimal('1000'), ...stops })

const tapedOf = async (symbol: string): Promise<number[]> =>
  (await sql<{ at: bigint }[]>`select source_at as at from ticks where symbol = ${symbol} order by sequence`).map(
    ({ at }) => Number(at),
  )

it('a first start at a weekend begins with the last price before the close', async () => {
  for (const { symbol, hours } of symbols.values()) {
    const market = house.market(symbol)
    const isClosed = hours !== 'always'
    expect([symbol, market?.state, market?.tick.sourceAt]).toEqual([
      symbol,
      isClosed ? 'closed' : 'open',
      isClosed ? beforeClose : saturday,
    ])
  }
  expect(house.clock()).toBe(saturday)
  // A later start of the same weekend has nothing to add.
  await house.stop()
  now += 60_000
  await start()
  expect(await tapedOf(euro)).toEqual([beforeClose])
  expect((await verifyDatabase(sql, { decide })).differences).toEqual([])
})

it('on that price nothing is opened, nothing rests and nothing is bought', async () => {
  const { kind: _, ...resting } = order()
  expect(await ask(order())).toBe('market_closed')
  expect(await ask({ ...resting, kind: 'place_limit_order', price: decimal('1'), expiresAt: null })).toBe(
    'market_closed',
  )
  const contract = { symbol: euro, direction: 'rise', durationSeconds: 30, stake: decimal('5') } as const
  expect(await ask({ kind: 'buy_second_contract', ...contract })).toBe('market_closed')
  // From the moment of opening until its first tick it is not closed any more, but stale.
  now = opening
  await house.liveSecond(
    framesAt(feed, opening).filter(({ symbol }) => symbol !== euro),
    opening,
  )
  expect(house.market(euro)).toMatchObject({ state: 'stale', tick: { sourceAt: beforeClose } })
  expect(await ask(order())).toBe('price_stale')
})

it('once the market opens its own prices count: no stop fires at that of Friday', async () => {
  // The simulated market opens where it closed: some minutes later it stands elsewhere.
  now = opening + 5 * 60_000
  await life.catchUp()
  const [friday, sunday] = [markAt(beforeClose), markAt(now)]
  const { priceTick } = symbols.get(euro) ?? { priceTick: 1n }
  const between = { price: nearestOnGrid((friday + sunday) / 2n, priceTick).below, quantity: null }
  // It would fire at once if Friday's price were looked at.
  const direction = friday > sunday ? 'long' : 'short'
  expect(await ask(order({ direction, takeProfit: between }))).toBe('done')
  const [opened] = await sql<{ at: bigint }[]>`
    select t.source_at as at from ticks t join journal j on (j.reply::json->>'sequence')::bigint = t.sequence
    where t.symbol = ${euro} and j.reply like '%"opened"%'`
  expect(Number(opened?.at)).toBe(now)
  now += 5_000
  await life.catchUp()
  const [fired] = await sql`select from journal where command like '%fire_stops%'`
  expect(fired).toBeUndefined()
  expect((await verifyDatabase(sql, { decide })).differences).toEqual([])
})
