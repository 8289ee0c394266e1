import type { FeedTick } from '@touchstone/domain/market/tick'
import { decimal } from '@touchstone/domain/money/decimal'
import { defaultSettings } from '@touchstone/domain/settings/default-settings'
import { openLocalExchange } from '@touchstone/market/live/local-exchange'
import { afterAll, beforeAll, beforeEach, expect, inject, it, vi } from 'vitest'
import { lockedFacts } from '../../start/noun-features.ts'
import { openHouse } from '../house.ts'
import { connect, type Sql } from '../../platform/database.ts'
import { createTestDatabase, type TestDatabase } from '../../platform/test-database.ts'
import { type OpenFeed, openFeed } from './open-feed.ts'

const markets = JSON.stringify({
  symbols: [{ symbol: 'BTCUSDT', status: 'TRADING', baseAsset: 'BTC', quoteAsset: 'USDT' }],
})
const quote = '{"stream":"btcusdt@bookTicker","data":{"u":1,"s":"BTCUSDT","b":"99990","B":"1","a":"100010","A":"1"}}'

let database: TestDatabase
let owner: Sql
let exchange: Awaited<ReturnType<typeof openLocalExchange>>
let isAway = false
let logged: string[] = []

beforeAll(async () => {
  exchange = await openLocalExchange({
    // Refused for good, so that nobody waits for a second try.
    rest: () => (isAway ? { status: 403, body: '{"msg":"away"}' } : { body: markets }),
    onStream: (socket) => socket.send(quote),
  })
})
beforeEach(async () => {
  database = await createTestDatabase(inject('cluster'))
  owner = connect(database.address, 2)
  isAway = false
  logged = []
  return async () => {
    await owner.end()
    await database.drop()
  }
})
afterAll(() => exchange.close())

const opened = (feed: string, onTicks: (ticks: FeedTick[]) => void = () => undefined): Promise<OpenFeed> =>
  openFeed(owner, {
    feed,
    seed: undefined,
    clock: () => Date.now(),
    symbols: [...defaultSettings.symbols.values()],
    onTicks,
    endpoints: exchange.endpoints,
    log: (message) => void logged.push(message),
  })

async function close(feed: OpenFeed): Promise<void> {
  if (feed.kind === 'live') await feed.close()
}

/** Puts a price of an exchange on the tape, as a server does that ran before. */
async function priceBy(source: string): Promise<void> {
  const house = await openHouse({ lockedFacts, address: database.address, clock: () => Date.now() })
  const at = Date.now()
  const prices = { bid: decimal('99990'), ask: decimal('100010'), last: decimal('100000'), volume: 0n, derived: false }
  await house.ingest([{ symbol: 'BTC/USDT', ...prices, sourceAt: at, receivedAt: at, source }])
  await house.stop()
}

it.each(['simulate', 'replay:', 'ccxt:', 'Binance'])('has no feed named "%s"', async (name) => {
  await expect(opened(name)).rejects.toThrow('use simulated, replay:<folder>, binance')
})

it('refuses real prices in a sandbox', async () => {
  await opened('simulated')
  await expect(opened('binance')).rejects.toThrow(
    'this is a sandbox database and cannot take a live feed: use another DATA_DIR or DATABASE_URL',
  )
})

it('refuses made-up prices in a live database', async () => {
  await close(await opened('binance'))
  await expect(opened('simulated')).rejects.toThrow('this is a live database and cannot take a sandbox feed')
  await close(await opened('binance'))
})

it('does not open without an exchange that has never priced the database', async () => {
  isAway = true
  await priceBy('kraken')
  await expect(opened('binance')).rejects.toThrow('got 403')
})

it('opens without an exchange that has priced it before, and has its prices when it answers', async () => {
  await priceBy('binance')
  isAway = true
  const ticks: FeedTick[] = []
  const feed = await opened('binance', (frames) => ticks.push(...frames))
  expect(feed).toMatchObject({
    kind: 'live',
    name: 'binance',
    description: 'prices of binance, which did not answer when this server started',
    symbols: ['BTC/USDT'],
  })
  expect(feed.kind === 'live' && feed.state().connected).toBe(false)
  expect(logged).toEqual(['exchange does not respond, prices are stale'])
  expect(ticks).toEqual([])
  isAway = false
  await vi.waitUntil(() => ticks.length > 0, { timeout: 20_000 })
  expect(ticks[0]).toMatchObject({ symbol: 'BTC/USDT', source: 'binance', bid: decimal('99990') })
  expect(feed.kind === 'live' && feed.state().connected).toBe(true)
  expect([feed.description.split(';')[0], feed.symbols]).toEqual(['live prices of Binance spot', ['BTC/USDT']])
  await close(feed)
})

it('asks nobody any more once it is closed', async () => {
  await priceBy('binance')
  isAway = true
  const feed = await opened('binance')
  await close(feed)
  const asked = exchange.requests.length
  expect(feed.kind === 'live' && feed.state().connected).toBe(false)
  expect(exchange.requests).toHaveLength(asked)
})
