import { createSimulatedMarket } from '@touchstone/market/simulated/simulated-market'
import { defaultSettings } from '@touchstone/domain/settings/default-settings'
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest'
import { startTestApp, type TestApp } from '../../api/test-app.ts'
import { type Candles, createCandles } from '../../house/candles/candles.ts'
import { createSimulatedPast } from '../../house/candles/simulated-past.ts'
import type { Limits } from '../../api/limits.ts'
import { marketHandlers } from './market.routes.ts'
import { framesAt } from '../../house/feeds/sandbox-feed.ts'

const symbols = [...defaultSettings.symbols.values()].slice(0, 3)
const market = createSimulatedMarket('70'.repeat(32), symbols)
const feed = { kind: 'sandbox', name: 'simulated', description: 'a simulated market' } as const
const worked: number[] = []
const limits: Pick<Limits, 'compute'> = {
  async compute(_asker, weight, run) {
    worked.push(weight)
    return { ok: true, value: await run() }
  },
}
let app: TestApp
let candles: Candles

beforeAll(async () => {
  app = await startTestApp(inject('cluster'), {
    handlers({ house, clock }) {
      candles = createCandles({
        past: createSimulatedPast({ market, clock }),
        symbols: symbols.map((terms) => terms.symbol),
      })
      const { settings, tape } = house
      const carried = new Set(symbols.map((terms) => terms.symbol))
      return marketHandlers({ clock, settings, market: house.market, candles, tape, feed, carried, limits })
    },
  })
  app.house.onTicks(candles.follow)
  for (let second = 0; second < 3; second += 1) {
    app.time.now += 1_000
    await app.house.ingest(framesAt({ ...market, description: '' }, app.time.now))
  }
  await vi.waitUntil(() => symbols.every(({ symbol }) => candles.dayChange(symbol) !== undefined), { timeout: 30_000 })
})
afterAll(async () => {
  await candles.close()
  await app.stop()
})

it('gives the price in force, with its place on the tape', async () => {
  const answer = await app.get('/api/trade/appSymbol/price', { symbol: 'BTC/USDT' })
  expect(answer).toMatchObject({
    code: 200,
    result: { symbol: 'BTC/USDT', state: 'open', sequence: 3, sourceAtMs: app.time.now, source: 'simulated' },
  })
})

it.each([
  [{ symbol: 'BTC/EUR' }, 4100],
  [{ symbol: 'DOGE/USDT' }, 4102],
  [{ symbol: 'btc' }, 400],
  [{}, 400],
])('refuses the price of %j with %i', async (query, code) => {
  expect(await app.get('/api/trade/appSymbol/price', query as Record<string, string>)).toMatchObject({ code })
})

it('lists symbols of a class, with their day where there is one', async () => {
  const answer = await app.get('/api/trade/appSymbol/list', { marketClass: 'coin' })
  const rows = answer.result as { symbol: string; price: unknown; day: unknown; sparkline: string[] }[]
  expect(rows).toHaveLength(10)
  const [bitcoin, doge] = ['BTC/USDT', 'DOGE/USDT'].map((symbol) => rows.find((row) => row.symbol === symbol))
  expect(bitcoin?.sparkline.length).toBeGreaterThan(40)
  expect(bitcoin?.day).not.toBeNull()
  expect(doge).toMatchObject({ price: null, day: null, sparkline: [] })
})

it('gives what a symbol is traded under, with brackets that are continuous', async () => {
  const answer = await app.get('/api/trade/appSymbol/details', { symbol: 'BTC/USDT' })
  expect(answer.result).toMatchObject({
    settingsVersion: 1,
    takerRate: '0.0005',
    brackets: [
      { notionalUpTo: '50000', maintenanceAmount: '0' },
      { notionalUpTo: '250000', maintenanceAmount: '250' },
      { notionalUpTo: '1000000', maintenanceAmount: '4000' },
      { notionalUpTo: '5000000', maintenanceAmount: '29000' },
    ],
    nextFundingAtMs: Date.UTC(2026, 10, 18, 16),
    changesAtMs: null,
  })
})

it('draws candles that end with the present, oldest first', async () => {
  // They follow the tape, and are there soon after it.
  await vi.waitFor(async () => {
    const answer = await app.get('/api/public/getCandles', { symbol: 'ETH/USDT', interval: '1m', limit: '5' })
    const rows = answer.result as { openAtMs: number; close: string }[]
    expect(rows.map((row) => row.openAtMs)).toEqual(
      [4, 3, 2, 1, 0].map((ago) => Math.floor(app.time.now / 60_000) * 60_000 - ago * 60_000),
    )
    const price = await app.get('/api/trade/appSymbol/price', { symbol: 'ETH/USDT' })
    expect(rows.at(-1)?.close).toBe((price.result as { mark: string }).mark)
  }, 10_000)
})

it('runs a chart that must be computed as an expensive work, and one that was just seen as any call', async () => {
  const ask = (limit: number) =>
    app.get('/api/public/getCandles', { symbol: 'ETH/USDT', interval: '4h', limit: String(limit) })
  worked.length = 0
  expect((await ask(25)).code).toBe(200)
  // 24 candles of four hours that nobody has seen.
  expect(worked).toEqual([9])
  expect((await ask(25)).code).toBe(200)
  expect(worked).toEqual([9])
})

it('shows the tape, newest first', async () => {
  const answer = await app.get('/api/public/getTicks', { symbol: 'ETH/USDT', limit: '2' })
  expect((answer.result as { sequence: number }[]).map((row) => row.sequence)).toEqual([3, 2])
})

it('counts risers and fallers, and lists tickers of what has a price', async () => {
  const answer = await app.get('/api/trade/api/getPriceDistribution')
  const { rising, falling, unchanged } = answer.result as Record<string, number>
  expect(Number(rising) + Number(falling) + Number(unchanged)).toBe(3)
  const tickers = await app.get('/api/public/getTicketList')
  expect((tickers.result as unknown[]).length).toBe(3)
})

it('gives the time eight hours ahead, and which feed this is', async () => {
  const time = await app.get('/api/public/getServerTime')
  expect(time.result).toEqual({ atMs: app.time.now, time: '2026-11-18 17:00:03' })
  expect((await app.get('/api/public/getFeed')).result).toEqual(feed)
})

it('has no seed to show where prices are not simulated', async () => {
  expect((await app.get('/api/public/getMarketSeed')).result).toBe(null)
})
