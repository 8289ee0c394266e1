import { setTimeout as sleep } from 'node:timers/promises'
import { createClient } from '@touchstone/client/client'
import { decimal, printDecimal } from '@touchstone/domain/money/decimal'
import { defaultSettings } from '@touchstone/domain/settings/default-settings'
import type { Settings } from '@touchstone/domain/settings/settings'
import { openSlowWire, type SlowWire } from '@touchstone/market/live/test-slow-wire'
import { marketDataFolder, needsMarketData } from '@touchstone/market/replay/market-data-folder'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { openTestExchange } from '../house/feeds/test-exchange.ts'
import { loadSettings } from '../house/settings/settings.store.ts'
import { connect, type Sql } from '../platform/database.ts'
import { createTestDatabase, type TestDatabase } from '../platform/test-database.ts'
import { verifyDatabase } from './verify/verify.ts'
import { type RunningServer, startServer } from './server.ts'
import { testServerOptions } from './test-server.ts'

const folder = marketDataFolder() ?? ''
const btc = 'BTC/USDT'
const delayMsMax = 1_000
const until = (met: () => unknown) => vi.waitUntil(met, { timeout: 20_000, interval: 20 })

/** Late sooner than by default, and silent later: what makes a symbol stale here is that it is late. */
const settings: Settings = {
  ...defaultSettings,
  fillAt: 'next_tick',
  symbols: new Map(
    [...defaultSettings.symbols].map(([name, terms]) => [name, { ...terms, delayMsMax, staleAfterMs: 20_000 }]),
  ),
}

describe.skipIf(folder === '')(`a server whose exchange comes late (${needsMarketData})`, () => {
  let database: TestDatabase
  let sql: Sql
  let exchange: Awaited<ReturnType<typeof openTestExchange>>
  let wire: SlowWire
  let server: RunningServer
  let token: string | undefined
  const client = () => createClient({ origin: `http://127.0.0.1:${server.port}`, token: () => token })
  const price = async () => (await client().symbolPrice({ symbol: btc })).state
  beforeAll(async () => {
    database = await createTestDatabase(inject('cluster'))
    sql = connect(database.address, 2)
    await loadSettings(sql, settings)
    exchange = await openTestExchange(folder, 'binance')
    wire = await openSlowWire(exchange.endpoints.stream)
    server = await startServer({
      ...testServerOptions,
      address: database.address,
      feed: 'binance',
      feedEndpoints: { ...exchange.endpoints, stream: wire.origin },
      onFailure: (reason) => expect.unreachable(reason),
    })
    token = (await client().guest({})).token
    await until(async () => (await price()) === 'open')
  })
  afterAll(async () => {
    await server.close()
    await wire.close()
    await exchange.close()
    await sql.end()
    await database.drop()
  })

  const order = {
    book: 'demo',
    symbol: btc,
    direction: 'long',
    marginMode: 'isolated',
    leverage: 10,
    quantity: '0.01',
  } as const

  it('refuses openings while it is late, and fills nothing at prices that were held up', async () => {
    // The exchange has to have answered a ping, or nothing is known about the wire.
    await sleep(1_500)
    wire.holdUp()
    await sleep(300)
    const { outcome } = await client().openPosition(order)
    expect(outcome).toMatchObject({ kind: 'accepted', state: 'pending' })
    const orderId = 'orderId' in outcome ? String(outcome.orderId) : ''
    await sleep(3_500)
    const letGoAt = Date.now()
    wire.letGo()
    await until(async () => (await price()) === 'stale')
    await expect(client().openPosition(order)).rejects.toMatchObject({ kind: 'price_stale' })
    await until(async () => (await price()) === 'open')

    const [kept] = await sql<{ body: string }[]>`select body from orders where id = ${orderId}`
    const { placedAt } = JSON.parse(kept?.body ?? '{}') as { placedAt: number }
    const filled = async () => (await client().orders({ book: 'demo', state: 'history' })).records[0]
    await until(async () => (await filled())?.state === 'filled')
    const [fill] = await sql<{ ask: string }[]>`
      select ask from ticks where symbol = ${btc} and kind = 'tick' and source_at > ${placedAt} order by sequence limit 1`
    expect((await filled())?.fillPrice).toBe(printDecimal(decimal(fill?.ask ?? '0')))
    // What is of before it was let go says so on the tape.
    const hidden = await sql<{ source_at: bigint; received_at: bigint }[]>`
      select source_at, received_at from ticks where symbol = ${btc} and kind = 'tick'
        and received_at - source_at > ${delayMsMax}`
    for (const late of hidden) expect(Number(late.received_at)).toBeGreaterThanOrEqual(letGoAt)
    expect(hidden.length).toBeGreaterThan(0)
    expect((await verifyDatabase(sql)).differences).toEqual([])
  })
})
