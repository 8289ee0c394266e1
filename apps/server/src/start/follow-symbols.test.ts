import { createClient } from '@touchstone/client/client'
import { defaultSettings } from '@touchstone/domain/settings/default-settings'
import type { Settings } from '@touchstone/domain/settings/settings'
import { openLocalExchange } from '@touchstone/market/live/local-exchange'
import { afterEach, beforeEach, expect, inject, it, vi } from 'vitest'
import { connect, type Sql } from '../platform/database.ts'
import { createTestDatabase, type TestDatabase } from '../platform/test-database.ts'
import { startServer } from './server.ts'
import { insertSettings, loadSettings } from '../house/settings/settings.store.ts'
import { testServerOptions } from './test-server.ts'
import { followSymbols } from './follow-symbols.ts'
import { openFeed } from '../house/feeds/open-feed.ts'

const [btc, eth] = ['BTC/USDT', 'ETH/USDT']
const until = (met: () => unknown) => vi.waitUntil(met, { timeout: 20_000, interval: 20 })

/** The default settings with these symbols alone. */
const having = (names: readonly string[], version = 1): Settings => ({
  ...defaultSettings,
  version,
  symbols: new Map([...defaultSettings.symbols].filter(([name]) => names.includes(name))),
})

let database: TestDatabase
let owner: Sql
beforeEach(async () => {
  database = await createTestDatabase(inject('cluster'))
  owner = connect(database.address, 2)
})
afterEach(async () => {
  await owner.end()
  await database.drop()
})

const listed = ['BTC', 'ETH'].map((base) => ({
  symbol: `${base}USDT`,
  status: 'TRADING',
  baseAsset: base,
  quoteAsset: 'USDT',
}))
const quoteOf = (base: string): string =>
  JSON.stringify({
    stream: `${base}usdt@bookTicker`,
    data: { u: 1, s: `${base.toUpperCase()}USDT`, b: '99990', B: '1', a: '100010', A: '1' },
  })

/** An exchange that goes on quoting on each stream whatever its address names. */
async function openQuoting() {
  const state = { isAway: false, sockets: 0 }
  const exchange = await openLocalExchange({
    rest: () => (state.isAway ? { status: 403, body: '{}' } : { body: JSON.stringify({ symbols: listed }) }),
    onStream(socket, number) {
      state.sockets += 1
      const bases = ['btc', 'eth'].filter((base) => exchange.streams[number]?.includes(base))
      const quoting = setInterval(() => {
        for (const base of bases) socket.send(quoteOf(base))
      }, 20)
      socket.on('close', () => {
        state.sockets -= 1
        clearInterval(quoting)
      })
    },
  })
  return { ...exchange, state }
}

it('a live feed takes up a symbol, asks again where it could not, and goes on with the others meanwhile', async () => {
  const exchange = await openQuoting()
  const received: string[] = []
  const logged: string[] = []
  const log = (message: string): void => void logged.push(message)
  let settings = having([btc])
  const feed = await openFeed(owner, {
    feed: 'binance',
    seed: undefined,
    clock: () => Date.now(),
    symbols: [...settings.symbols.values()],
    onTicks: (ticks) => received.push(...ticks.map(({ symbol }) => symbol)),
    endpoints: exchange.endpoints,
    log,
  })
  const added = new Set<string>()
  const candles = {
    add(symbols: readonly string[]) {
      for (const symbol of symbols) added.add(symbol)
    },
  }
  const chore = followSymbols({ settings: () => settings, opened: settings, feed, candles, log })
  await until(() => received.includes(btc))
  await chore.run(1_000)
  expect([feed.symbols, exchange.streams.length]).toEqual([[btc], 1])

  settings = having([btc, eth], 2)
  exchange.state.isAway = true
  await chore.run(2_000)
  await until(() => logged.length > 0)
  expect(logged).toEqual(['the feed failed to apply new settings'])
  exchange.state.isAway = false
  await chore.run(3_000)
  received.splice(0)
  await until(() => received.length > 0)
  expect([feed.symbols, exchange.streams.length, received.includes(eth)]).toEqual([[btc], 1, false])

  await chore.run(20_000)
  await until(() => received.includes(eth))
  await chore.run(20_250)
  expect([feed.symbols, [...added]]).toEqual([
    [btc, eth],
    [btc, eth],
  ])
  await until(() => exchange.state.sockets === 1)
  received.splice(0)
  await until(() => received.includes(btc) && received.includes(eth))
  settings = { ...having([btc, eth], 3) }
  await chore.run(40_000)
  expect(exchange.streams).toHaveLength(2)
  if (feed.kind === 'live') await feed.close()
  await until(() => exchange.state.sockets === 0)
  await exchange.close()
})

it('a simulated market prices a symbol, with its charts, as soon as the settings that have it are in force', async () => {
  await loadSettings(owner, having([btc]))
  const server = await startServer({
    ...testServerOptions,
    address: database.address,
    onFailure: (reason) => expect.unreachable(reason),
  })
  const client = createClient({ origin: `http://127.0.0.1:${server.port}`, token: () => undefined })
  expect((await client.symbols({})).map(({ symbol }) => symbol)).toEqual([btc])

  await insertSettings(owner, { ...having([btc, eth], 2), effectiveAt: Date.now() + 300 })
  await server.house.followSettings()
  const price = () => client.symbolPrice({ symbol: eth }).catch(() => undefined)
  await until(async () => (await price())?.state === 'open')
  expect((await price())?.source).toBe('simulated')
  expect(await client.symbols({})).toMatchObject([
    { symbol: btc, enabled: true },
    { symbol: eth, enabled: true },
  ])
  await until(async () => (await client.candles({ symbol: eth, interval: '1m', limit: 30 })).length === 30)
  await until(async () => (await client.symbols({})).every(({ day }) => day !== null))
  await server.close()
})
