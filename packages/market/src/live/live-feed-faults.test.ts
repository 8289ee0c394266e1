import type { SymbolTerms } from '@touchstone/domain/market/symbol'
import type { FeedTick } from '@touchstone/domain/market/tick'
import { printDecimal } from '@touchstone/domain/money/decimal'
import { defaultSettings } from '@touchstone/domain/settings/default-settings'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { WebSocket } from 'ws'
import { admit, type GateVerdict, openGate } from '../tick-gate.ts'
import type { FeedState, LiveFeedOptions } from './feed.ts'
import { openLiveFeed } from './live-feed.ts'
import { type LocalScript, openLocalExchange } from './local-exchange.ts'

const symbols = [...defaultSettings.symbols.values()].slice(0, 2)
const now = Date.parse('2026-04-28T09:31:00Z')

const markets = JSON.stringify(
  ['BTC', 'ETH'].map((base) => ({
    id: `${base}-USD`,
    base_currency: base,
    quote_currency: 'USD',
    status: 'online',
  })),
)

const open: { close: () => Promise<void> }[] = []
afterEach(async () => {
  for (const each of open.splice(0).toReversed()) await each.close()
})

async function opened(script: Partial<LocalScript>, options: Partial<LiveFeedOptions> = {}) {
  const exchange = await openLocalExchange({ rest: () => ({ body: markets }), ...script })
  open.push(exchange)
  const ticks: FeedTick[] = []
  const states: FeedState[] = []
  const logged: [string, Record<string, unknown>][] = []
  const { limits, ...others } = options
  const feed = await openLiveFeed({
    exchange: 'coinbase',
    symbols,
    clock: () => now,
    endpoints: exchange.endpoints,
    onTicks: (frames) => ticks.push(...frames),
    onState: (state) => states.push(state),
    log: (message, details) => logged.push([message, details]),
    limits: { backoffMs: 2, backoffMsMax: 20, ...limits },
    ...others,
  })
  open.push(feed)
  return { exchange, feed, ticks, states, logged }
}

/** A ticker in Coinbase's form. */
const ticker = (mark: string, secondsBefore = 0, over: object = {}): string =>
  JSON.stringify({
    type: 'ticker',
    product_id: 'BTC-USD',
    price: mark,
    best_bid: mark,
    best_ask: mark,
    time: new Date(now - secondsBefore * 1_000).toISOString(),
    ...over,
  })

const marks = (ticks: readonly FeedTick[]): string[] => ticks.map(({ bid }) => printDecimal(bid))
const until = (met: () => void) => vi.waitFor(met, { timeout: 10_000, interval: 2 })

describe('a lost connection', () => {
  it('is reopened, resubscribed and counted', async () => {
    const prices = ['95001', '95002', '95003']
    const { exchange, feed, ticks, states } = await opened({
      onFrame(socket) {
        const price = prices.shift()
        if (price === undefined) return
        socket.send(ticker(price), () => {
          if (prices.length > 0) socket.close()
        })
      },
    })
    await until(() => expect(ticks).toHaveLength(3))
    expect(marks(ticks)).toEqual(['95001', '95002', '95003'])
    expect(exchange.received).toHaveLength(3)
    expect(new Set(exchange.received).size).toBe(1)
    expect(feed.state()).toMatchObject({ connected: true, reconnects: 2, garbage: 0 })
    expect(states.map(({ connected }) => connected)).toEqual([true, false, true, false, true])
  })

  it('waits longer after each failure, with jitter, and resets once prices arrive', async () => {
    const waits = (logged: [string, Record<string, unknown>][]) => logged.map(([, { waitMs }]) => waitMs)
    const { logged } = await opened(
      {
        refuse: (number) =>
          number < 4 || number === 5 ? { status: 503, body: '<html>Bad Gateway</html>' } : undefined,
        onFrame(socket) {
          socket.send(ticker('95001'), () => socket.close())
        },
      },
      { limits: { backoffMs: 8, backoffMsMax: 40 }, chance: () => 0.5 },
    )
    await until(() => expect(logged.length).toBeGreaterThanOrEqual(7))
    expect(waits(logged).slice(0, 7)).toEqual([6, 12, 24, 30, 6, 12, 6])
    expect(logged[0]?.[1]['reason']).toContain('503')
  })

  it('survives a server that disconnects at random, mid-frame and mid-handshake', async () => {
    let random = 7
    const chance = (below: number): number => (random = (random * 48_271) % 2_147_483_647) % below
    let sent = 0
    const { feed, ticks } = await opened({
      refuse: () => (chance(4) === 0 ? { status: 502, body: '<html></html>' } : undefined),
      onStream(socket) {
        if (chance(3) === 0) socket.terminate()
      },
      onFrame(socket) {
        const frames = 1 + chance(20)
        for (let i = 0; i < frames; i += 1) socket.send(ticker(String(90_000 + (sent += 1))))
        if (chance(2) === 0) socket.close(1012)
        else breakOff(socket, chance(60))
      },
    })
    await until(() => expect(ticks.length).toBeGreaterThan(200))
    expect(feed.state().reconnects).toBeGreaterThan(5)
    const numbers = marks(ticks).map(Number)
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
    expect(new Set(numbers).size).toBe(numbers.length)
  })

  /** Sends only the first bytes of a frame. */
  function breakOff(socket: WebSocket, bytes: number): void {
    const whole = Buffer.concat([Buffer.from([0x81, 126, 0, 200]), Buffer.alloc(200, 0x20)])
    const { _socket: raw } = socket as unknown as { _socket: { end: (data: Buffer) => void } }
    raw.end(whole.subarray(0, 1 + bytes))
  }

  it('is not reopened after a close, and no callback runs then', async () => {
    const { exchange, feed, ticks, states } = await opened({
      onStream(socket) {
        const sending = setInterval(() => socket.send(ticker('95001')), 1)
        socket.on('close', () => clearInterval(sending))
      },
    })
    await until(() => expect(ticks.length).toBeGreaterThan(3))
    await feed.close()
    const counts = [ticks.length, states.length]
    await new Promise((resolve) => void setTimeout(resolve, 50))
    expect([ticks.length, states.length]).toEqual(counts)
    expect(exchange.streams).toHaveLength(1)
  })

  it('can be closed while waiting to retry and while connecting', async () => {
    const waiting = await opened(
      { refuse: () => ({ body: '' }) },
      { limits: { backoffMs: 60_000, backoffMsMax: 60_000 } },
    )
    await until(() => expect(waiting.logged).toHaveLength(1))
    await waiting.feed.close()
    const connecting = await opened({})
    await connecting.feed.close()
    expect(connecting.feed.state().connected).toBe(false)
    expect(connecting.states).toEqual([])
  })
})

describe('a silent connection', () => {
  it('is reopened when nothing arrives, not even a pong', async () => {
    let number = 0
    const { ticks, logged } = await opened(
      {
        onStream(socket) {
          number += 1
          if (number === 1) socket.pause()
        },
        onFrame(socket) {
          socket.send(ticker('95001'))
        },
      },
      { limits: { silentAfterMs: 60 } },
    )
    await until(() => expect(ticks.length).toBeGreaterThan(0))
    expect(logged[0]?.[1]['reason']).toContain('no sign of life')
  })

  it('survives on pongs for a while, but not for ever without prices', async () => {
    const { exchange, feed, logged } = await opened(
      {
        onFrame(socket) {
          socket.send('{"type":"subscriptions","channels":[]}')
        },
      },
      { limits: { silentAfterMs: 600, quietAfterMs: 1_500 } },
    )
    await until(() => expect(exchange.streams.length).toBeGreaterThan(1))
    expect(logged.map(([, { reason }]) => reason)).toEqual(['no prices (1006)'])
    expect(feed.state()).toMatchObject({ garbage: 0, lastFrameAt: now, lastTickAt: undefined })
  })

  it('survives on the pings of the exchange', async () => {
    const { exchange, ticks } = await opened(
      {
        onStream(socket) {
          socket.pause()
          const pings = setInterval(() => socket.ping(), 10)
          setTimeout(() => socket.send(ticker('95001')), 1_300)
          socket.on('close', () => clearInterval(pings))
        },
      },
      { limits: { silentAfterMs: 600 } },
    )
    await until(() => expect(ticks).toHaveLength(1))
    expect(exchange.streams).toHaveLength(1)
  })
})

describe('garbage', () => {
  const garbage = [
    '<!DOCTYPE html><html><body><h1>502 Bad Gateway</h1></body></html>',
    '',
    'null',
    '42',
    '"BTC-USD"',
    '{"type":"ticker","product_id":"BTC-USD","price":',
    ticker('NaN'),
    ticker('1e400'),
    ticker('95001', 0, { best_bid: {} }),
    ticker('95001', 0, { time: 'soon' }),
    ticker('95001', 0, { product_id: null }),
    '\u0000\uFFFD',
    '{"type":"match","product_id":"BTC-USD","price":"-1","size":"1"}',
    '['.repeat(500_000),
    `{"type":"ticker","product_id":"BTC-USD","price":"${'9'.repeat(900_000)}"}`,
  ]

  it('is counted, and neither throws nor closes the connection', async () => {
    const { exchange, feed, ticks, logged } = await opened({
      onFrame(socket) {
        for (const frame of garbage) socket.send(frame)
        socket.send(Buffer.from([1, 2, 3]), { binary: true })
        socket.send(ticker('95001'))
      },
    })
    await until(() => expect(ticks).toHaveLength(1))
    expect(marks(ticks)).toEqual(['95001'])
    expect(feed.state()).toMatchObject({ connected: true, reconnects: 0, garbage: garbage.length + 1 })
    expect(exchange.streams).toHaveLength(1)
    // Logs the 1st, 2nd, 4th, 8th and 16th.
    expect(logged.map(([, { count }]) => count)).toEqual([1, 2, 4, 8, 16])
    expect(String(logged[4]?.[1]['frame'])).toBe('not text')
  })

  it('of other kinds and other markets is ignored', async () => {
    const { feed, ticks } = await opened({
      onFrame(socket) {
        for (const frame of ['{"type":"l2update"}', '{}', '[]', ticker('5', 0, { product_id: 'DOGE-USD' })]) {
          socket.send(frame)
        }
        socket.send(ticker('95001'))
      },
    })
    await until(() => expect(ticks).toHaveLength(1))
    expect(feed.state().garbage).toBe(0)
  })

  it('over the size limit closes the connection, which then reopens', async () => {
    let first = true
    const { feed, ticks, logged } = await opened({
      onFrame(socket) {
        if (first) socket.send('x'.repeat(5 * 1_048_576))
        else socket.send(ticker('95001'))
        first = false
      },
    })
    await until(() => expect(ticks).toHaveLength(1))
    expect(feed.state()).toMatchObject({ reconnects: 1, garbage: 1 })
    expect(JSON.stringify(logged)).toContain('Max payload size exceeded')
  })

  it('logs what the exchange refuses', async () => {
    const { logged } = await opened({
      onFrame(socket) {
        socket.send('{"type":"error","message":"Failed to subscribe","reason":"BTC-USD is not a valid product"}')
      },
    })
    await until(() => expect(logged).toHaveLength(1))
    expect(logged[0]).toEqual([
      'exchange refused a request',
      { reason: 'Failed to subscribe BTC-USD is not a valid product' },
    ])
  })
})

describe('wrong but readable frames', () => {
  it('are passed on unchanged, and the gate refuses them', async () => {
    const frames: [string, GateVerdict][] = [
      [ticker('95000', 60), 'taped'],
      [ticker('95001', 59), 'taped'],
      [ticker('94999', 60), 'not_later'],
      [ticker('95001', 59), 'not_later'],
      [ticker('120000', 58), 'far_off'],
      [ticker('95002', 57, { best_bid: '95003', best_ask: '95001' }), 'crossed'],
      [ticker('95002', 57, { best_bid: '0' }), 'not_positive'],
      [ticker('95002', -1), 'ahead_of_clock'],
      [ticker('95002', 57), 'taped'],
      [ticker('80000', 56), 'far_off'],
      [ticker('80001', 55), 'far_off'],
      [ticker('80002', 54), 'taped'],
    ]
    const { feed, ticks } = await opened({
      onFrame(socket) {
        for (const [frame] of frames) socket.send(frame)
      },
    })
    await until(() => expect(ticks).toHaveLength(frames.length))
    const terms = symbols[0] as SymbolTerms
    let gate = openGate()
    let at = now
    const verdicts = ticks.map((tick) => {
      const judged = admit(gate, tick, terms, (at += 1_000))
      gate = judged.state
      return judged.verdict
    })
    expect(verdicts).toEqual(frames.map(([, verdict]) => verdict))
    expect(feed.state()).toMatchObject({ garbage: 0, lagMs: 54_000 })
  })
})
