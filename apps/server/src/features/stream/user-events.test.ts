import { setTimeout as sleep } from 'node:timers/promises'
import { exampleOpening } from '@touchstone/domain/examples/example-commands'
import { decimal } from '@touchstone/domain/money/decimal'
import type { UserCommand } from '@touchstone/domain/rulebook/nouns'
import type { UserEvent } from '@touchstone/wire/stream'
import { afterEach, expect, inject, test } from 'vitest'
import { submitUnder } from '../../house/test-submit.ts'
import { eventsMax } from './event-queue.ts'
import { maskedFrame, openTestStream, type TestStream } from './test-stream.ts'

const btc = 'BTC/USDT'
const opened: TestStream[] = []

async function start(options: Parameters<typeof openTestStream>[1] = {}): Promise<TestStream> {
  const app = await openTestStream(inject('cluster'), options)
  opened.push(app)
  await app.tick(btc, '99990', '100010')
  app.sessions.set('mine', { userId: 1, sessionId: 11 })
  app.sessions.set('mine-too', { userId: 1, sessionId: 12 })
  app.sessions.set('theirs', { userId: 2, sessionId: 21 })
  return app
}

afterEach(async () => {
  await Promise.all(opened.splice(0).map((app) => app.stop()))
})

const buy: UserCommand = exampleOpening({
  quantity: decimal('0.01'),
  takeProfit: { price: decimal('110000'), quantity: null },
})

async function signedIn(app: TestStream, token: string) {
  const socket = await app.open()
  await socket.ask({ op: 'sign_in', token }, 'signed_in')
  return socket
}

async function done(app: TestStream, bookId: number, command: UserCommand): Promise<number> {
  const outcome = await submitUnder(app.house, app.newKey(), { bookId, command })
  if (outcome.kind !== 'done') throw new Error(`${command.kind}: ${JSON.stringify(outcome)}`)
  return outcome.sequence
}

const isAt = (bookId: number, sequence: number) => (event: UserEvent) =>
  'sequence' in event && event.bookId === bookId && event.sequence === sequence
const kindsOf = (events: readonly UserEvent[]) => events.map(({ kind }) => kind)

test('sends a user what their own commands did, with book, sequence and time', async () => {
  const app = await start()
  const socket = await signedIn(app, 'mine')
  const bookId = await app.books.named(1, 'demo')
  const granted = await socket.events(isAt(bookId, 1))
  expect(granted).toEqual([
    {
      kind: 'balances',
      bookId,
      book: 'demo',
      sequence: 1,
      atMs: app.time.now,
      accounts: [{ account: 'contract', currency: 'USDT', balance: '100000' }],
    },
  ])
  const sequence = await done(app, bookId, buy)
  const events = await socket.events(isAt(bookId, sequence))
  expect(kindsOf(events)).toEqual(['fill', 'position', 'balances'])
  expect(events[0]).toMatchObject({
    bookId,
    book: 'demo',
    sequence,
    atMs: app.time.now,
    orderId: null,
    symbol: btc,
    quantity: '0.01',
    price: '100010',
    leverage: 10,
  })
  expect(events[1]).toMatchObject({ state: 'running', takeProfit: { price: '110000', quantity: null } })

  const positionId = events[0]?.kind === 'fill' ? events[0].positionId : ''
  const closed = await done(app, bookId, { kind: 'close_position', positionId, quantity: null })
  const settled = await socket.events(isAt(bookId, closed))
  expect(kindsOf(settled)).toEqual(['settlement', 'position', 'balances'])
  expect(settled[0]).toMatchObject({ positionId, reason: 'user', profit: '-0.2', price: '99990' })
  expect(settled[1]).toMatchObject({ id: positionId, state: 'closed' })
})

test('sends orders, what a trigger did, and second contracts', async () => {
  const app = await start()
  const socket = await signedIn(app, 'mine')
  const bookId = await app.books.named(1, 'demo')
  await done(app, bookId, { ...buy, takeProfit: { price: decimal('100500'), quantity: null } })
  const resting = await done(app, bookId, {
    kind: 'place_limit_order',
    symbol: btc,
    direction: 'short',
    marginMode: 'isolated',
    leverage: 10,
    quantity: decimal('0.02'),
    price: decimal('100900'),
    expiresAt: null,
    takeProfit: null,
    stopLoss: null,
  })
  const placed = await socket.events(isAt(bookId, resting))
  expect(placed.at(-2)).toMatchObject({ kind: 'order', state: 'open', type: 'limit', action: 'open', price: '100900' })
  await done(app, bookId, {
    kind: 'buy_second_contract',
    symbol: btc,
    direction: 'rise',
    durationSeconds: 30,
    stake: decimal('10'),
  })
  app.time.now += 1_000
  await app.tick(btc, '100990', '101010')
  await app.house.idle()
  const isOver = (event: UserEvent) => event.kind === 'order' && event.state === 'filled'
  const fired = await socket.events(isOver)
  expect(fired).toContainEqual(expect.objectContaining({ kind: 'second_contract', state: 'placed', stake: '10' }))
  expect(fired).toContainEqual(expect.objectContaining({ kind: 'settlement', reason: 'take_profit' }))
  const orderId = placed.at(-2)?.kind === 'order' ? `${bookId}-${resting}` : ''
  expect(fired).toContainEqual(expect.objectContaining({ kind: 'fill', orderId, direction: 'short' }))

  for (let second = 0; second < 32; second += 1) {
    app.time.now += 1_000
    await app.tick(btc, '101000', '101020')
    await app.house.advance()
  }
  await app.house.idle()
  const results = await socket.events((event) => event.kind === 'second_contract' && event.state !== 'placed')
  expect(results).toContainEqual(expect.objectContaining({ kind: 'second_contract', state: 'won', payout: '7' }))
})

test('of a book they come in the order of its sequence, none left out, on every socket of the user', async () => {
  const app = await start()
  const sockets = await Promise.all([signedIn(app, 'mine'), signedIn(app, 'mine-too')])
  const stranger = await signedIn(app, 'theirs')
  const bookId = await app.books.named(1, 'demo')
  const move = (from: 'contract' | 'balance'): UserCommand => ({
    kind: 'transfer',
    from,
    to: from === 'contract' ? 'balance' : 'contract',
    currency: 'USDT',
    amount: decimal('1'),
  })
  const sequences = await Promise.all(
    Array.from({ length: 60 }, (_, at) => done(app, bookId, move(at % 2 === 0 ? 'contract' : 'balance'))),
  )
  const last = Math.max(...sequences)
  for (const socket of sockets) {
    const events = await socket.events(isAt(bookId, last))
    const seen = events.flatMap((event) => ('sequence' in event ? [event.sequence] : []))
    expect(seen).toEqual(Array.from({ length: last }, (_, at) => at + 1))
  }
  await stranger.ask({ op: 'ping' }, 'pong')
  expect(stranger.frames.filter((frame) => frame.op === 'update')).toEqual([])
})

test('sends the count of unread messages', async () => {
  const app = await start()
  const socket = await signedIn(app, 'mine')
  app.stream.onMessage(1, 3)
  app.stream.onMessage(2, 9)
  expect(await socket.events(() => true)).toEqual([{ kind: 'message', unread: 3, atMs: app.time.now }])
})

test('sends what has become of what a user submitted to be verified', async () => {
  const app = await start()
  const socket = await signedIn(app, 'mine')
  app.stream.onIdentity({ userId: 2, level: 1, state: 'rejected' })
  app.stream.onIdentity({ userId: 1, level: 2, state: 'verified' })
  expect(await socket.events(() => true)).toEqual([
    { kind: 'identity', level: 2, state: 'verified', atMs: app.time.now },
  ])
})

test('a session that ends takes its events with it at once, even those that wait', async () => {
  const app = await start()
  const [ended, other] = await Promise.all([signedIn(app, 'mine'), signedIn(app, 'mine-too')])
  await ended.ask({ op: 'subscribe', topics: [`ticks:${btc}`] }, 'subscribed')
  app.stream.onMessage(1, 1)
  app.stream.dropSession(11)
  await ended.next((frame) => frame.op === 'signed_out')
  app.stream.onMessage(1, 2)
  expect(await other.events((event) => event.kind === 'message' && event.unread === 2)).toHaveLength(2)
  app.time.now += 1_000
  await app.tick(btc, '100000', '100020')
  await ended.next((frame) => frame.op === 'update' && (frame.ticks ?? []).some(({ bid }) => bid === '100000'))
  expect(ended.frames.some((frame) => frame.op === 'update' && frame.events !== undefined)).toBe(false)
  app.stream.dropUser(1)
  await other.next((frame) => frame.op === 'signed_out')
  expect(app.stream.counts().signedIn).toBe(0)
})

test('a session that ends while its token is looked up is not let in', async () => {
  const app = await start()
  const socket = await app.open()
  let answer = (): void => undefined
  app.lookUp.wait = () => new Promise<void>((resolve) => (answer = resolve))
  socket.send({ op: 'sign_in', token: 'mine' })
  await socket.ask({ op: 'ping' }, 'pong')
  app.sessions.delete('mine')
  app.stream.dropSession(11)
  app.lookUp.wait = () => Promise.resolve()
  answer()
  expect(await socket.next((frame) => frame.op === 'error')).toMatchObject({ code: 401 })
  expect(app.stream.counts().signedIn).toBe(0)
})

test('an unknown token is refused in the language of the socket', async () => {
  const app = await start()
  const socket = await app.open('?lang=nonsense')
  expect(await socket.ask({ op: 'sign_in', token: 'nobody' }, 'error')).toMatchObject({
    code: 401,
    message: 'Sign in first.',
    result: { key: 'session_required' },
  })
})

test('events that do not fit are not left out in silence', async () => {
  const app = await start()
  const socket = await signedIn(app, 'mine')
  for (let unread = 0; unread <= eventsMax; unread += 1) app.stream.onMessage(1, unread)
  await socket.next((frame) => frame.op === 'lost')
  app.stream.onMessage(1, 7)
  expect(await socket.events(() => true)).toMatchObject([{ unread: 7 }])
})

test('when nobody knows whose a book is, every user learns that something is lost', async () => {
  const app = await start({ ownersOf: () => Promise.reject(new Error('no database')) })
  const socket = await signedIn(app, 'mine')
  await app.books.named(2, 'demo')
  expect(await socket.next((frame) => frame.op === 'lost')).toEqual({ op: 'lost', sentAtMs: app.time.now })
})

test('a slow reader gets the newest and no backlog, and all of their own events', async () => {
  const app = await start()
  const { socket, sendText } = await app.openRaw()
  sendText(JSON.stringify({ op: 'sign_in', token: 'mine' }))
  sendText(JSON.stringify({ op: 'subscribe', topics: ['ticks:*'] }))
  while (app.stream.counts().frames === 0) await sleep(5)
  socket.pause()
  // Events until so much is on the way that it has to be read first.
  let unread = 0
  while (app.stream.counts().skipped === 0) {
    for (let count = 0; count < 100; count += 1) app.stream.onMessage(1, (unread += 1))
    await sleep(20)
  }
  while (app.stream.counts().skipped < 20) await sleep(20)
  const before = app.stream.counts().frames
  for (let count = 1; count <= 12; count += 1) {
    app.time.now += 250
    await app.tick(btc, `${100_000 + count}`, `${100_020 + count}`)
    await sleep(20)
  }
  expect(app.stream.counts().frames).toBe(before)
  let text = ''
  socket.on('data', (bytes: Buffer) => {
    text += bytes.toString('latin1')
    socket.write(maskedFrame(0x8a, Buffer.alloc(0)))
  })
  socket.resume()
  while (!text.includes('"bid":"100012"')) await sleep(10)
  for (let count = 1; count < 12; count += 1) expect(text).not.toContain(`"bid":"${100_000 + count}"`)
  const sent = [...text.matchAll(/"unread":(\d+)/g)].map(([, number]) => Number(number))
  expect(sent).toEqual(Array.from({ length: unread }, (_, at) => at + 1))
  socket.destroy()
})
