import { createClient } from '@touchstone/client/client'
import { openStream } from '@touchstone/client/stream'
import { type FeedTick, markOf } from '@touchstone/domain/market/tick'
import { decimal, printDecimal } from '@touchstone/domain/money/decimal'
import type { Order } from '@touchstone/domain/positions/order'
import { receiptFromJson } from '@touchstone/domain/receipts/receipt-json'
import { checkReceipt } from '@touchstone/domain/rulebook/check-receipt'
import { defaultSettings } from '@touchstone/domain/settings/default-settings'
import type { Settings } from '@touchstone/domain/settings/settings'
import { marketDataFolder, needsMarketData } from '@touchstone/market/replay/market-data-folder'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { hourMs, minuteMs } from '@touchstone/domain/time'
import { openTestExchange, type RecordedExchange, recordedExchanges } from '../house/feeds/test-exchange.ts'
import { connect, type Sql } from '../platform/database.ts'
import { createTestDatabase, type TestDatabase } from '../platform/test-database.ts'
import { type RunningServer, startServer } from './server.ts'
import { tapeHalfMinutes } from '../features/second-contracts/test-half-minutes.ts'
import { loadSettings } from '../house/settings/settings.store.ts'
import { testServerOptions } from './test-server.ts'
import { verifyDatabase } from './verify/verify.ts'

const folder = marketDataFolder() ?? ''
const btc = 'BTC/USDT'
const until = (met: () => unknown) => vi.waitUntil(met, { timeout: 20_000, interval: 20 })

/** Everything sooner: a symbol is stale after a second and a half, and a second contract takes three. */
const hasty: Settings = {
  ...defaultSettings,
  fillAt: 'next_tick',
  symbols: new Map([...defaultSettings.symbols].map(([name, terms]) => [name, { ...terms, staleAfterMs: 1_500 }])),
  secondContracts: {
    ...defaultSettings.secondContracts,
    sets: [{ durationSeconds: 3, payoutRate: decimal('0.7'), stakeMin: decimal('5'), stakeMax: decimal('5000') }],
    closeWithinMs: 1_000,
    watermarkAfterMs: 500,
  },
}

/** A database, an exchange, and servers on them, one after the other. */
async function openLive(name: RecordedExchange) {
  const database: TestDatabase = await createTestDatabase(inject('cluster'))
  const sql: Sql = connect(database.address, 2)
  await loadSettings(sql, hasty)
  const exchange = await openTestExchange(folder, name)
  const said: string[] = []
  let server: RunningServer | undefined
  let token: string | undefined
  const origin = (): string => `http://127.0.0.1:${server?.port}`
  const live = {
    sql,
    exchange,
    said,
    origin,
    token: () => token,
    client: () => createClient({ origin: origin(), token: () => token }),
    async start(feed: string = name): Promise<void> {
      server = await startServer({
        ...testServerOptions,
        address: database.address,
        feed,
        feedEndpoints: exchange.endpoints,
        say: (line) => said.push(line),
        onFailure: (reason) => expect.unreachable(reason),
      })
      token ??= (await live.client().guest({})).token
    },
    /** Has the tape show that bitcoin moves far enough for second contracts, as a server does that ran before. */
    async moved(): Promise<void> {
      const until = Math.floor(Date.now() / hourMs) * hourMs - hourMs
      const prices = Array.from({ length: 100 }, (_, index) => decimal(index % 2 === 0 ? '64000' : '64200.1'))
      await tapeHalfMinutes(database.address, { symbol: btc, until, prices: [...prices, decimal('64200.2')] })
    },
    async offered(): Promise<void> {
      await until(async () => (await live.client().secondContractSets({})).symbols.includes(btc))
    },
    async stop(): Promise<void> {
      await server?.close()
      server = undefined
    },
    async priced(): Promise<void> {
      await until(async () => (await live.price())?.state === 'open')
    },
    price: () =>
      live
        .client()
        .symbolPrice({ symbol: btc })
        .catch(() => undefined),
    async order(orderId: string) {
      const { records } = await live.client().orders({ book: 'demo', state: 'history' })
      return records.find(({ id }) => id === orderId)
    },
    async running() {
      const { records } = await live.client().positions({ book: 'demo' })
      return records[0]
    },
    /** As the house keeps it. */
    async kept(orderId: string): Promise<Order> {
      const rows = await sql<{ body: string }[]>`select body from orders where id = ${orderId}`
      return JSON.parse(rows[0]?.body ?? '{}') as Order
    },
    get: (path: string) => fetch(origin() + path),
  }
  return {
    ...live,
    async end(): Promise<void> {
      await live.stop()
      await exchange.close()
      await sql.end()
      await database.drop()
    },
  }
}

type Live = Awaited<ReturnType<typeof openLive>>

const bet = { book: 'demo', symbol: btc, direction: 'rise', durationSeconds: 3, stake: '100' } as const
const opening = { book: 'demo', symbol: btc, direction: 'long', marginMode: 'isolated', leverage: 10 } as const

async function acceptedOpening(live: Live, quantity = '0.01'): Promise<string> {
  const { outcome } = await live.client().openPosition({ ...opening, quantity })
  expect(outcome).toMatchObject({ kind: 'accepted', state: 'pending' })
  return 'orderId' in outcome ? String(outcome.orderId) : ''
}

type TickRow = Pick<FeedTick, 'source'> & { sequence: bigint; source_at: bigint; bid: string; ask: string }

/** The ticks of bitcoin after a place on the tape, in its order. */
const ticksAfter = (live: Live, sequence: number) => live.sql<TickRow[]>`
  select sequence, source_at, bid, ask, source from ticks
  where symbol = ${btc} and kind = 'tick' and sequence > ${sequence} order by sequence`

/** The rule of a live market: the first tick after acceptance on the tape that also happened after it. */
async function expectFilledByTheNextTick(live: Live, orderId: string): Promise<void> {
  await until(async () => (await live.order(orderId))?.state === 'filled')
  const { placedAt, acceptedSequence, action } = await live.kept(orderId)
  const next = (await ticksAfter(live, acceptedSequence)).find((tick) => Number(tick.source_at) > placedAt)
  const price = decimal((action === 'open' ? next?.ask : next?.bid) ?? '0')
  expect((await live.order(orderId))?.fillPrice).toBe(printDecimal(price))
}

describe.skipIf(folder === '').each(recordedExchanges)(`a server on %s (${needsMarketData})`, (name) => {
  let live: Live
  beforeAll(async () => {
    live = await openLive(name)
    await live.start()
    await live.priced()
  })
  afterAll(() => live.end())

  it('has its prices, and says whose they are', async () => {
    expect(await live.price()).toMatchObject({ source: name, derived: false, state: 'open' })
    const feed = await live.client().feed({})
    expect(feed).toMatchObject({ kind: 'live', name })
    expect(live.said.join('\n')).toContain(`live: ${feed.description}`)
    expect(live.said.join('\n')).not.toContain('play money')
  })

  it('has a market order wait for the next tick, and a close too', async () => {
    await expectFilledByTheNextTick(live, await acceptedOpening(live))
    const { outcome } = await live.client().closePosition({ id: (await live.running())?.id ?? '' })
    expect(outcome).toMatchObject({ kind: 'accepted', state: 'pending' })
    await expectFilledByTheNextTick(live, 'orderId' in outcome ? String(outcome.orderId) : '')
    expect(await live.running()).toBeUndefined()
  })

  it('sells no second contract before the tape shows that the price moves far enough', async () => {
    expect((await live.client().secondContractSets({})).symbols).toEqual([])
    await expect(live.client().buySecondContract(bet)).rejects.toMatchObject({ kind: 'moves_too_little' })
  })

  it('leaves off what the exchange lacks', async () => {
    const symbols = await live.client().symbols({})
    const lacking = symbols.find(({ symbol }) => symbol === 'XAU/USD')
    expect(lacking).toMatchObject({ enabled: false, price: null })
    expect(symbols.find(({ symbol }) => symbol === btc)).toMatchObject({ enabled: true })
    const order = { ...opening, symbol: 'XAU/USD', quantity: '1' }
    await expect(live.client().openPosition(order)).rejects.toMatchObject({ kind: 'price_missing' })
  })

  it('shows nobody an outbox', async () => {
    expect((await live.get('/outbox')).status).toBe(404)
  })
})

describe.skipIf(folder === '')(`a server on an exchange (${needsMarketData})`, () => {
  let live: Live
  beforeAll(async () => {
    live = await openLive('binance')
    await live.moved()
    await live.start()
    await live.priced()
    await live.offered()
  })
  afterAll(() => live.end())

  it('settles a second contract by the tape, with a receipt', async () => {
    const { outcome } = await live.client().buySecondContract(bet)
    const { acceptedAt, expiresAt, id } = outcome.contract
    const settled = async () => (await live.client().secondContracts({ book: 'demo', state: 'settled' })).records[0]
    await until(settled)
    const ticks = await ticksAfter(live, 0)
    const first = ticks.find((tick) => Number(tick.source_at) > acceptedAt)
    const last = ticks.findLast((tick) => Number(tick.source_at) <= expiresAt)
    const printMark = (tick: TickRow | undefined): string =>
      printDecimal(markOf({ bid: decimal(tick?.bid ?? '0'), ask: decimal(tick?.ask ?? '0') }))
    const record = await settled()
    expect(record).toMatchObject({ id, openPrice: printMark(first), closePrice: printMark(last) })
    const { receipt } = await live.client().receipt({ book: 'demo', sequence: record?.settleSequence ?? 0 })
    expect(checkReceipt(receiptFromJson(receipt)).ok).toBe(true)
  })

  it.each([
    ['falls silent', () => live.exchange.fallSilent()],
    ['goes away', () => live.exchange.goAway()],
  ])('refuses openings while the exchange %s, keeps closes, and goes on when it is back', async (_how, end) => {
    live.exchange.play()
    await live.priced()
    await expectFilledByTheNextTick(live, await acceptedOpening(live))
    const states: string[] = []
    const stream = openStream({
      origin: live.origin(),
      onTicks: (ticks) => states.push(...ticks.map((tick) => `${tick.symbol} ${tick.state}`)),
    })
    stream.subscribe([`ticks:${btc}`])
    await until(() => states.at(-1) === `${btc} open`)
    expect((await live.get('/readyz')).status).toBe(200)
    end()
    await until(() => states.at(-1) === `${btc} stale`)

    const order = { ...opening, quantity: '0.01' }
    await expect(live.client().openPosition(order)).rejects.toMatchObject({ kind: 'price_stale' })
    await expect(live.client().buySecondContract(bet)).rejects.toMatchObject({ kind: 'price_stale' })
    const readiness = await live.get('/readyz')
    expect(readiness.status).toBe(503)
    expect(await readiness.json()).toMatchObject({ ready: false, feed: { ok: false }, database: { ok: true } })
    const { outcome } = await live.client().closePosition({ id: (await live.running())?.id ?? '' })
    expect(outcome).toMatchObject({ kind: 'accepted', state: 'pending' })
    expect(await live.running()).toMatchObject({ state: 'settling' })

    live.exchange.play()
    await until(() => states.at(-1) === `${btc} open`)
    await expectFilledByTheNextTick(live, 'orderId' in outcome ? String(outcome.orderId) : '')
    await until(async () => (await live.get('/readyz')).status === 200)
    stream.close()
  })

  it('leaves books that anybody can verify', async () => {
    expect((await verifyDatabase(live.sql)).differences).toEqual([])
  })
})

describe.skipIf(folder === '')(`a live server that starts again (${needsMarketData})`, () => {
  let live: Live
  afterEach(async () => {
    vi.restoreAllMocks()
    await live.end()
  })

  /** Until it is restored, the process's clock stands so much earlier. */
  function liveEarlierBy(ms: number): () => void {
    const now = Date.now.bind(Date)
    const spy = vi.spyOn(Date, 'now').mockImplementation(() => now() - ms)
    return () => spy.mockRestore()
  }

  it('voids what it had no price for, fills the closes, and fetches the candles that it missed', async () => {
    live = await openLive('binance')
    // Less than a key may be ahead: clients go by the true clock.
    const comeBack = liveEarlierBy(4 * minuteMs)
    await live.moved()
    await live.start()
    await live.priced()
    await live.offered()
    await expectFilledByTheNextTick(live, await acceptedOpening(live))
    const contracts = async () => (await live.client().secondContracts({ book: 'demo' })).records
    const position = await live.running()
    const opened = (await live.client().buySecondContract(bet)).outcome.contract
    await until(async () => (await contracts())[0]?.openPrice !== null)
    live.exchange.fallSilent()
    const lost = await acceptedOpening(live, '0.02')
    const unopened = (await live.client().buySecondContract(bet)).outcome.contract
    const closing = (await live.client().closePosition({ id: position?.id ?? '' })).outcome
    await live.stop()
    comeBack()

    await live.start()
    await until(async () => (await contracts()).every(({ state }) => state !== 'placed'))
    expect(await contracts()).toMatchObject([
      { id: unopened.id, state: 'void', openPrice: null, profit: '0' },
      { id: opened.id, state: 'void', closePrice: null, profit: '0' },
    ])
    await until(async () => (await live.order(lost))?.state === 'cancelled')
    expect(await live.order(lost)).toMatchObject({ cancelReason: 'no_price', reserved: '0' })
    expect(await live.running()).toMatchObject({ state: 'settling' })

    live.exchange.play()
    await expectFilledByTheNextTick(live, 'orderId' in closing ? String(closing.orderId) : '')
    expect(await live.running()).toBeUndefined()
    expect(await live.client().positionsSummary({ book: 'demo' })).toMatchObject({ margin: '0', openCount: 0 })

    // Nobody taped the minutes in between: they come from the exchange.
    const minutes = async () =>
      (await live.client().candles({ symbol: btc, interval: '1m', limit: 60 })).map(({ openAtMs }) => openAtMs)
    const whole = (opened: number[]): boolean =>
      opened.length === 60 && opened.every((at, index) => at === (opened[0] ?? 0) + index * minuteMs)
    await until(async () => whole(await minutes()))
    expect((await verifyDatabase(live.sql)).differences).toEqual([])
  })

  it('lets people in while the exchange does not answer, and has prices when it does', async () => {
    live = await openLive('binance')
    await live.start()
    await live.priced()
    await expectFilledByTheNextTick(live, await acceptedOpening(live))
    await live.stop()
    live.exchange.goAway()
    await live.start()
    expect(live.said.join('\n')).toContain('binance, which did not answer when this server started, 1 symbols')
    await until(async () => (await live.price())?.state === 'stale')
    await expect(live.client().openPosition({ ...opening, quantity: '0.01' })).rejects.toMatchObject({
      kind: 'price_stale',
    })
    const { outcome } = await live.client().closePosition({ id: (await live.running())?.id ?? '' })
    expect((await live.get('/readyz')).status).toBe(503)
    live.exchange.play()
    await expectFilledByTheNextTick(live, 'orderId' in outcome ? String(outcome.orderId) : '')
  })
})
