import { setTimeout as sleep } from 'node:timers/promises'
import type { SymbolTerms } from '@touchstone/domain/market/symbol'
import { type FeedTick, markOf } from '@touchstone/domain/market/tick'
import { printDecimal } from '@touchstone/domain/money/decimal'
import { defaultSettings } from '@touchstone/domain/settings/default-settings'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { WebSocket } from 'ws'
import { admit, openGate } from '../tick-gate.ts'
import type { FeedLimits, LiveFeed } from './feed.ts'
import { type FeedForm, feedForms } from './feed-forms.ts'
import { openLiveFeed } from './live-feed.ts'
import { openLocalExchange } from './local-exchange.ts'
import { openSlowWire, type SlowWire } from './test-slow-wire.ts'

/** A symbol that is stale by a quarter of a second, so that no test takes long. */
const terms: SymbolTerms = { ...(defaultSettings.symbols.get('BTC/USDT') as SymbolTerms), delayMsMax: 250 }

const open: { close: () => Promise<void> }[] = []
afterEach(async () => {
  for (const each of open.splice(0).toReversed()) await each.close()
})

type Opened = {
  feed: LiveFeed
  ticks: FeedTick[]
  wire: SlowWire
  send: (price: string, secondsAgo?: number) => void
  sendRaw: (text: string) => void
}

/** A feed over a wire that can be slow, whose exchange sends what the test says once it has subscribed. */
async function opened(form: FeedForm, limits: Partial<FeedLimits> = {}): Promise<Opened> {
  const subscribed: WebSocket[] = []
  let count = 0
  const exchange = await openLocalExchange({
    rest: () => ({ body: JSON.stringify(form.markets) }),
    onStream(socket) {
      if (form.subscription === undefined) subscribed.push(socket)
    },
    onFrame(socket, text) {
      if (form.subscription !== undefined && text.includes(form.subscription)) subscribed.push(socket)
    },
  })
  open.push(exchange)
  const wire = await openSlowWire(exchange.endpoints.stream)
  open.push(wire)
  const ticks: FeedTick[] = []
  const feed = await openLiveFeed({
    exchange: form.exchange,
    symbols: [terms],
    clock: () => Date.now(),
    endpoints: { ...exchange.endpoints, stream: wire.origin },
    onTicks: (frames) => ticks.push(...frames),
    limits: { backoffMs: 2, backoffMsMax: 20, pingEveryMs: 20, ...limits },
  })
  open.push(feed)
  const send = (price: string, secondsAgo = 0): void => {
    count += 1
    subscribed.at(-1)?.send(JSON.stringify(form.quote(price, Date.now() - secondsAgo * 1_000, count)))
  }
  await until(() => expect(subscribed).not.toEqual([]))
  return { feed, ticks, wire, send, sendRaw: (text) => subscribed.at(-1)?.send(text) }
}

const until = (met: () => void) => vi.waitFor(met, { timeout: 20_000, interval: 5 })
const marks = (ticks: readonly FeedTick[]): string[] => ticks.map((tick) => printDecimal(markOf(tick)))
const lateness = ({ receivedAt, sourceAt }: Pick<FeedTick, 'receivedAt' | 'sourceAt'>): number => receivedAt - sourceAt

/** How late the newest is. */
const latest = (ticks: readonly FeedTick[]): number => lateness(ticks.at(-1) ?? { receivedAt: 0, sourceAt: 0 })

/** This whole process, exchange included, does nothing else for so long. */
function standStill(ms: number): void {
  const end = performance.now() + ms
  while (performance.now() < end);
}

describe.each(feedForms)('$exchange', { timeout: 30_000 }, (form) => {
  it('drops what waited in buffers while the process stood still, and goes on with what is new', async () => {
    const { feed, ticks, send } = await opened(form, { pauseMs: 300 })
    await until(() => {
      send('95000')
      expect(ticks.length).toBeGreaterThan(0)
    })
    await sleep(100)
    send('96001')
    send('96002')
    standStill(600)
    await until(() => expect(feed.state().pauses).toBe(1))
    await until(() => {
      send('97000')
      expect(marks(ticks)).toContain('97000')
    })
    expect(new Set(marks(ticks))).toEqual(new Set(['95000', '97000']))
    expect(feed.state().dropped).toBeGreaterThan(0)
  })
})

describe.each(feedForms.filter(({ timed }) => timed))('$exchange, whose quotes have a time', (form) => {
  it('is late by its own time, and the gate says so of the symbol', async () => {
    const { ticks, send } = await opened(form)
    send('95000', 0)
    send('95001', -0.05)
    send('94000', 3)
    await until(() => expect(ticks).toHaveLength(3))
    const states = ticks.map((_, index) =>
      ticks.slice(0, index + 1).reduce((gate, tick) => admit(gate, tick, terms, tick.receivedAt).state, openGate()),
    )
    expect(states.map(({ late }) => late)).toEqual([false, false, true])
    // It was too old to be taped, so the tick in force still looks fresh: only the gate knows.
    expect(states.at(-1)?.taped?.bid).toBe(ticks[0]?.bid)
  })
})

const binance = feedForms.filter(({ exchange }) => exchange === 'binance')
describe.each(binance)('$exchange, whose quotes have no time', { timeout: 30_000 }, (form) => {
  it('gives frames that the wire held up the time that they may be of, and is fresh again afterwards', async () => {
    const { ticks, wire, send } = await opened(form)
    await until(() => {
      send('95000')
      expect(ticks.length).toBeGreaterThan(3)
    })
    await sleep(100)
    expect(Math.max(...ticks.map(lateness))).toBe(0)
    const before = ticks.length
    wire.holdUp()
    for (const price of ['96001', '96002', '96003']) send(price)
    await sleep(600)
    wire.letGo()
    await until(() => expect(ticks.length).toBe(before + 3))
    for (const tick of ticks.slice(before)) expect(lateness(tick)).toBeGreaterThan(terms.delayMsMax)
    await until(() => {
      send('97000')
      expect(latest(ticks)).toBe(0)
    })
  })

  it('is late when the newest trade was, by as much', async () => {
    const { ticks, feed, send, sendRaw } = await opened(form)
    const trade = (secondsAgo: number) =>
      JSON.stringify({
        stream: 'btcusdt@trade',
        data: { e: 'trade', E: Date.now() - secondsAgo * 1_000, s: 'BTCUSDT', p: '95000', q: '1' },
      })
    send('95000')
    await until(() => expect(ticks).toHaveLength(1))
    expect(latest(ticks)).toBe(0)
    sendRaw(trade(10))
    send('94000')
    await until(() => expect(ticks).toHaveLength(2))
    expect(Math.round(latest(ticks) / 1_000)).toBe(10)
    sendRaw(trade(0))
    send('95000')
    await until(() => expect(ticks).toHaveLength(3))
    expect([latest(ticks), feed.state().garbage]).toEqual([0, 0])
  })

  it('reconnects when nobody answers the ping that is to flush it', async () => {
    const { feed, wire } = await opened(form, { pauseMs: 100, flushMs: 50 })
    await until(() => expect(feed.state().connected).toBe(true))
    wire.holdUp()
    standStill(200)
    await until(() => expect(feed.state().reconnects).toBe(0))
    await until(() => expect(feed.state().connected).toBe(false))
    wire.letGo()
    await until(() => expect(feed.state()).toMatchObject({ connected: true, reconnects: 1 }))
  })
})
