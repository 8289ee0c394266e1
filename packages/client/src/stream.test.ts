import type { AddressInfo } from 'node:net'
import type { ServerFrame } from '@touchstone/wire/stream'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type WebSocket as ServerSocket, WebSocketServer } from 'ws'
import { openStream, type Stream, type StreamOptions } from './stream.ts'

const until = (met: () => unknown) => vi.waitUntil(met, { timeout: 10_000, interval: 2 })
const btc = 'ticks:BTC/USDT'
const eth = 'ticks:ETH/USDT'

type Received = { op: string; topics?: string[]; token?: string }

/** A local server of the stream: it responds as the test sets, or as the real one does. */
let server: WebSocketServer
let sockets: ServerSocket[] = []
/** Frames of all sockets except pings. */
let received: Received[] = []
let pings = 0
let isAway = false
let knocks = 0
let topics: string[] = []
let answer: (frame: Received) => object | undefined

const error = (key: string, details = {}) => ({ op: 'error', code: 1, message: 'No.', result: { key, details } })
const signedIn = { op: 'signed_in' }

/** Responds as the real server: lists the subscribed topics and signs everybody in. */
function answerOf({ op, topics: named = [] }: Received): object | undefined {
  if (op === 'sign_in') return signedIn
  if (op === 'ping') return { op: 'pong' }
  topics = op === 'subscribe' ? [...topics, ...named] : topics.filter((topic) => !named.includes(topic))
  return { op: 'subscribed', topics, nextAtMs: 1 }
}

const send = (frame: object | string): void =>
  sockets.at(-1)?.send(typeof frame === 'string' ? frame : JSON.stringify({ sentAtMs: 1, ...frame }))
const frames = (op: string): Received[] => received.filter((frame) => frame.op === op)

const opened: Stream[] = []
let states: string[] = []
function open(options: Partial<StreamOptions> = {}): Stream {
  const stream = openStream({
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    reconnectAfterMs: 5,
    onState: ({ connected, stale }) => states.push(`${connected ? 'connected' : 'away'} ${stale ? 'stale' : 'fresh'}`),
    ...options,
  })
  opened.push(stream)
  return stream
}

beforeEach(async () => {
  ;[sockets, received, topics, states, pings, knocks, isAway] = [[], [], [], [], 0, 0, false]
  answer = answerOf
  const letIn = (): boolean => {
    knocks += 1
    return !isAway
  }
  server = new WebSocketServer({ port: 0, host: '127.0.0.1', path: '/ws', verifyClient: letIn })
  server.on('connection', (socket) => {
    sockets.push(socket)
    topics = []
    socket.on('message', (data: Buffer) => {
      const frame = JSON.parse(data.toString()) as Received
      if (frame.op === 'ping') pings += 1
      else received.push(frame)
      const reply = answer(frame)
      if (reply !== undefined) send(reply)
    })
  })
  await new Promise((resolve) => server.once('listening', resolve))
})
afterEach(async () => {
  vi.restoreAllMocks()
  for (const stream of opened.splice(0)) stream.close()
  for (const socket of server.clients) socket.terminate()
  await new Promise((resolve) => server.close(resolve))
})

describe('topics', () => {
  it('of one moment go out in one frame, and each is dropped with its last subscriber', async () => {
    const stream = open()
    await until(() => stream.state().connected)
    const ends = [stream.subscribe([btc]), stream.subscribe([btc, eth])]
    await until(() => topics.length === 2)
    ends[0]?.()
    ends[0]?.()
    ends[1]?.()
    stream.subscribe([eth])
    await until(() => topics.length === 1)
    expect(received).toEqual([
      { op: 'subscribe', topics: [btc, eth] },
      { op: 'unsubscribe', topics: [btc] },
    ])
  })

  it('that are invalid throw', () => {
    const stream = open()
    expect(() => stream.subscribe(['ticks:btc'])).toThrow('malformed topic')
    const many = Array.from({ length: 201 }, (_each, at) => `ticks:A${at}/USDT`)
    expect(() => stream.subscribe(many)).toThrow('too many topics')
  })

  it('of a symbol that the server lacks are excluded, and the others kept', async () => {
    answer = (frame) =>
      frame.topics?.some((topic) => topic.includes('OLD')) === true
        ? error('symbol_unknown', { symbol: 'OLD/USDT' })
        : answerOf(frame)
    open().subscribe([btc, 'ticks:OLD/USDT', 'candles:OLD/USDT:1m'])
    await until(() => topics.length === 1)
    expect(topics).toEqual([btc])
  })

  it('are requested again after trouble in the server', async () => {
    let troubles = 2
    answer = (frame) => {
      if (frame.op === 'ping' || troubles === 0) return answerOf(frame)
      troubles -= 1
      return error(troubles === 1 ? 'too_many_requests' : 'failed', { seconds: 0.01 })
    }
    open({ token: () => 'a' }).subscribe([btc])
    await until(() => topics.length === 1 && frames('sign_in').length === 2)
    expect(received.map(({ op }) => op)).toEqual(['subscribe', 'sign_in', 'subscribe', 'sign_in'])
  })

  it('without a subscriber are dropped at the server', async () => {
    open().subscribe([btc])
    await until(() => topics.length === 1)
    topics = [btc, eth]
    send({ op: 'subscribed', topics, nextAtMs: 1 })
    await until(() => topics.length === 1)
    expect(topics).toEqual([btc])
  })
})

describe('a connection', () => {
  it('that was lost reopens with its topics and its user', async () => {
    let lost = 0
    let signIns = 0
    const stream = open({ token: () => 'a', onLost: () => (lost += 1), onSignedIn: () => (signIns += 1) })
    stream.subscribe([btc])
    await until(() => signIns === 1)
    expect(lost).toBe(0)
    sockets[0]?.terminate()
    await until(() => signIns === 2)
    expect(lost).toBe(1)
    expect(topics).toEqual([btc])
    expect(received.map(({ op }) => op)).toEqual(['subscribe', 'sign_in', 'subscribe', 'sign_in'])
    expect(states.slice(0, 4)).toEqual(['connected stale', 'connected fresh', 'away stale', 'connected stale'])
  })

  it('is retried while the server rejects it', async () => {
    isAway = true
    const stream = open()
    stream.subscribe([btc])
    await until(() => knocks >= 3)
    expect(stream.state()).toEqual({ connected: false, stale: true })
    isAway = false
    await until(() => !stream.state().stale)
    expect(states).toEqual(['connected stale', 'connected fresh'])
    expect(topics).toEqual([btc])
  })

  it('that is silent is stale, and then replaced', async () => {
    answer = () => undefined
    // A clock of its own, so that it is never silent for longer than it is meant to be.
    let now = Date.now()
    vi.spyOn(Date, 'now').mockImplementation(() => now)
    const stream = open({ staleAfterMs: 60 })
    await until(() => sockets.length === 1)
    send({ op: 'pong' })
    await until(() => !stream.state().stale)
    now += 61
    await until(() => stream.state().stale && pings > 0)
    expect(sockets).toHaveLength(1)
    now += 60
    await until(() => sockets.length === 2)
    expect(states.slice(0, 4)).toEqual(['connected stale', 'connected fresh', 'connected stale', 'away stale'])
  })

  it('without data stays fresh by pings', async () => {
    const stream = open({ staleAfterMs: 300 })
    await until(() => pings >= 5)
    expect(sockets).toHaveLength(1)
    expect(stream.state()).toEqual({ connected: true, stale: false })
  })

  it('is replaced after the device has slept', async () => {
    const stream = open()
    stream.subscribe([btc])
    await until(() => !stream.state().stale)
    const now = Date.now.bind(Date)
    vi.spyOn(Date, 'now').mockImplementation(() => now() + 3_600_000)
    await until(() => sockets.length === 2 && topics.length === 1)
    expect(states.slice(2, 4)).toEqual(['away stale', 'connected stale'])
  })

  it('is still watched when the clock was set back', async () => {
    answer = () => undefined
    open({ staleAfterMs: 60 })
    const now = Date.now.bind(Date)
    vi.spyOn(Date, 'now').mockImplementation(() => now() - 3_600_000)
    await until(() => sockets.length === 2)
    expect(states.slice(0, 2)).toEqual(['connected stale', 'away stale'])
  })

  it('stays closed after close', async () => {
    const stream = open()
    stream.subscribe([btc])
    await until(() => topics.length === 1)
    stream.close()
    expect(stream.state()).toEqual({ connected: false, stale: true })
    await until(() => server.clients.size === 0)
    expect(sockets).toHaveLength(1)
  })
})

describe('a user', () => {
  let token: string | undefined
  let log: string[]
  const openFor = (first: string | undefined): Stream => {
    token = first
    log = []
    return open({
      token: () => token,
      onSignedIn: () => log.push('in'),
      onSignedOut: () => log.push('out'),
      onLost: () => log.push('lost'),
      onEvents: (events) => log.push(...events.map(({ kind }) => kind)),
    })
  }
  const event = { kind: 'message', unread: 1, atMs: 1 }
  const tokens = () => frames('sign_in').map((frame) => frame.token)

  it('may sign in later, change, and sign out', async () => {
    const stream = openFor(undefined)
    await until(() => stream.state().connected)
    for (const next of ['a', 'b']) {
      token = next
      stream.signIn()
      stream.signIn()
      await until(() => log.at(-1) === (next === 'a' ? 'in' : 'lost'))
    }
    expect(tokens()).toEqual(['a', 'b'])
    token = undefined
    stream.signIn()
    await until(() => sockets.length === 2 && stream.state().connected)
    expect(tokens()).toEqual(['a', 'b'])
  })

  it('who changes before the response signs in after it', async () => {
    answer = () => undefined
    const stream = openFor('a')
    await until(() => tokens().length === 1)
    token = 'b'
    stream.signIn()
    send(signedIn)
    await until(() => tokens().length === 2)
    expect(tokens()).toEqual(['a', 'b'])
  })

  it('receives no events of another', async () => {
    openFor('a')
    await until(() => log.includes('in'))
    send({ op: 'update', events: [event] })
    await until(() => log.includes('message'))
    token = 'b'
    send({ op: 'update', events: [event] })
    send({ op: 'lost' })
    await until(() => log.includes('lost'))
    expect(log).toEqual(['in', 'message', 'lost'])
  })

  it('whom the server signs out without need signs in again', async () => {
    openFor('a')
    await until(() => log.includes('in'))
    send({ op: 'signed_out' })
    await until(() => log.includes('lost'))
    expect(log).toEqual(['in', 'in', 'lost'])
  })

  it('gets one signed-out callback for an ended session, and none for an older one', async () => {
    answer = ({ token: given }) => (given === 'c' ? signedIn : error('session_required'))
    const stream = openFor('a')
    await until(() => log.includes('out'))
    answer = () => undefined
    token = 'b'
    stream.signIn()
    await until(() => tokens().length === 2)
    token = 'c'
    answer = () => signedIn
    send(error('session_required'))
    await until(() => log.includes('in'))
    expect(log).toEqual(['out', 'in'])
    expect(tokens()).toEqual(['a', 'b', 'c'])
  })
})

it('ignores what it does not know in frames of a newer server', async () => {
  const prices = { bid: '1', ask: '2', mark: '1.5', last: '1' }
  const tick = { symbol: 'BTC/USDT', ...prices, sequence: 1, sourceAtMs: 1, tapedAtMs: 1, state: 'open' }
  const items: unknown[] = []
  const stream = open({ onTicks: (ticks) => items.push(...ticks), onEvents: (events) => items.push(...events) })
  await until(() => stream.state().connected)
  const unknown: (Partial<ServerFrame> | string)[] = ['{', '[]', '"x"', { op: 'news' as 'pong' }]
  for (const frame of unknown) send(frame)
  send({ op: 'update', ticks: [{ ...tick, mood: 'good' }, { ...tick, state: 'mad' }, 7], events: [{ kind: 'news' }] })
  await until(() => items.length > 0)
  expect(items).toEqual([tick])
})
