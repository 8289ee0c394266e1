import type { ServerFrame } from '@touchstone/wire/stream'
import { afterEach, expect, inject, test } from 'vitest'
import { openTestStream, type TestSocket, type TestStream } from './test-stream.ts'

const btc = 'BTC/USDT'
const eth = 'ETH/USDT'
const opened: TestStream[] = []

async function start(options: Parameters<typeof openTestStream>[1] = {}): Promise<TestStream> {
  const app = await openTestStream(inject('cluster'), options)
  opened.push(app)
  return app
}

afterEach(async () => {
  await Promise.all(opened.splice(0).map((app) => app.stop()))
})

const ticksOf = (frame: ServerFrame) => (frame.op === 'update' ? (frame.ticks ?? []) : [])
const candlesOf = (frame: ServerFrame) => (frame.op === 'update' ? (frame.candles ?? []) : [])
const nextTick = (socket: TestSocket, symbol: string, bid: string) =>
  socket.next((frame) => ticksOf(frame).some((tick) => tick.symbol === symbol && tick.bid === bid))

test('sends the newest price at once and every change after it', async () => {
  const app = await start()
  await app.tick(btc, '99990', '100010')
  const socket = await app.open()
  const answer = await socket.ask({ op: 'subscribe', topics: [`ticks:${btc}`] }, 'subscribed')
  expect(answer).toMatchObject({ topics: [`ticks:${btc}`], sentAtMs: app.time.now })
  const first = await nextTick(socket, btc, '99990')
  expect(ticksOf(first)).toEqual([
    {
      symbol: btc,
      bid: '99990',
      ask: '100010',
      mark: '100000',
      last: '99990',
      sequence: 1,
      sourceAtMs: app.time.now,
      tapedAtMs: app.time.now,
      state: 'open',
    },
  ])
  app.time.now += 1_000
  await app.tick(btc, '100000', '100020')
  await app.tick(eth, '4000', '4001')
  expect(ticksOf(await nextTick(socket, btc, '100000'))).toMatchObject([
    { symbol: btc, sequence: 2, sourceAtMs: app.time.now, tapedAtMs: app.time.now },
  ])
})

test('sends a symbol that had its tick before the server was started', async () => {
  const app = await start()
  const { stream } = app
  await app.tick(btc, '99990', '100010')
  const socket = await app.open()
  socket.send({ op: 'subscribe', topics: ['ticks:*'] })
  expect(ticksOf(await nextTick(socket, btc, '99990'))).toHaveLength(1)
  expect(stream.sockets()).toBe(1)
})

test('a socket receives only what it has subscribed to', async () => {
  const app = await start()
  const [one, all] = await Promise.all([app.open(), app.open()])
  await one.ask({ op: 'subscribe', topics: [`ticks:${eth}`] }, 'subscribed')
  await all.ask({ op: 'subscribe', topics: ['ticks:*', `ticks:${eth}`] }, 'subscribed')
  await app.tick(btc, '99990', '100010')
  await app.tick(eth, '4000', '4001')
  await nextTick(one, eth, '4000')
  await nextTick(all, eth, '4000')
  expect(new Set(one.frames.flatMap(ticksOf).map(({ symbol }) => symbol))).toEqual(new Set([eth]))
  expect(new Set(all.frames.flatMap(ticksOf).map(({ symbol }) => symbol))).toEqual(new Set([btc, eth]))

  expect(await one.ask({ op: 'unsubscribe', topics: [`ticks:${eth}`] }, 'subscribed')).toMatchObject({ topics: [] })
  const before = one.frames.length
  app.time.now += 1_000
  await app.tick(eth, '4001', '4002')
  await nextTick(all, eth, '4001')
  await one.ask({ op: 'ping' }, 'pong')
  expect(one.frames.slice(before).flatMap(ticksOf)).toEqual([])
})

test('sequences rise, whatever is left out between them', async () => {
  const app = await start()
  const socket = await app.open()
  await socket.ask({ op: 'subscribe', topics: [`ticks:${btc}`] }, 'subscribed')
  for (let count = 1; count <= 40; count += 1) {
    app.time.now += 250
    await app.tick(btc, `${100_000 + count}`, `${100_010 + count}`)
  }
  await nextTick(socket, btc, '100040')
  const sequences = socket.frames.flatMap(ticksOf).map(({ sequence }) => sequence)
  expect(sequences).toEqual([...new Set(sequences)].toSorted((a, b) => a - b))
  expect(sequences.at(-1)).toBe(40)
})

test('sends a state that changes without a tick: stale by silence, closed by the hours', async () => {
  // A Friday, ten seconds before the currencies close.
  const app = await start({ startAt: Date.UTC(2026, 10, 20, 20, 59, 50) })
  const socket = await app.open()
  await socket.ask({ op: 'subscribe', topics: [`ticks:${btc}`, 'ticks:EUR/USD'] }, 'subscribed')
  await app.tick(btc, '99990', '100010')
  await app.tick('EUR/USD', '1.08', '1.0801')
  const isIn = (symbol: string, state: string) => (frame: ServerFrame) =>
    ticksOf(frame).some((tick) => tick.symbol === symbol && tick.state === state)
  await socket.next(isIn('EUR/USD', 'open'))
  app.time.now += 6_000
  await socket.next(isIn(btc, 'stale'))
  app.time.now += 5_000
  await socket.next(isIn('EUR/USD', 'closed'))
  expect(socket.frames.flatMap(ticksOf).filter(({ symbol }) => symbol === btc)).toMatchObject([
    { sequence: 1, state: 'open' },
    { sequence: 1, state: 'stale' },
  ])
})

test('a candle grows, and its end is sent when the next has begun', async () => {
  const app = await start()
  const socket = await app.open()
  await socket.ask({ op: 'subscribe', topics: [`candles:${btc}:1m`] }, 'subscribed')
  const minuteAt = app.time.now
  const closesAt = (openAtMs: number, close: string) => (frame: ServerFrame) =>
    candlesOf(frame).some((candle) => candle.openAtMs === openAtMs && candle.close === close)
  await app.tick(btc, '99990', '100010')
  await socket.next(closesAt(minuteAt, '100000'))
  app.time.now = minuteAt + 59_000
  await app.tick(btc, '100090', '100110')
  app.time.now = minuteAt + 60_000
  await app.tick(btc, '99890', '99910')
  await socket.next(closesAt(minuteAt + 60_000, '99900'))
  if (!socket.frames.some(closesAt(minuteAt, '100100'))) await socket.next(closesAt(minuteAt, '100100'))
  const ended = socket.frames.flatMap(candlesOf).findLast(({ openAtMs }) => openAtMs === minuteAt)
  expect(ended).toMatchObject({ interval: '1m', open: '100000', high: '100100', low: '100000', close: '100100' })
  expect(socket.frames.flatMap(ticksOf)).toEqual([])
})

test('sockets with the same topics share their frames', async () => {
  const app = await start()
  const sockets = await Promise.all(Array.from({ length: 10 }, () => app.open()))
  const topics = [`ticks:${btc}`, `ticks:${eth}`]
  await Promise.all(
    sockets.map((socket, at) =>
      socket.ask({ op: 'subscribe', topics: at % 2 === 0 ? topics : topics.toReversed() }, 'subscribed'),
    ),
  )
  await app.tick(btc, '99990', '100010')
  const frames = await Promise.all(sockets.map((socket) => nextTick(socket, btc, '99990')))
  expect(new Set(frames.map((frame) => JSON.stringify(ticksOf(frame)))).size).toBe(1)
})

test('a stop says goodbye to every socket', async () => {
  const app = await start()
  const sockets = await Promise.all([app.open(), app.open()])
  opened.splice(0)
  await app.stop()
  expect(await Promise.all(sockets.map((socket) => socket.closed))).toEqual([1001, 1001])
  expect(app.stream.sockets()).toBe(0)
})
