import { setTimeout as sleep } from 'node:timers/promises'
import type { ServerFrame } from '@touchstone/wire/stream'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { maskedFrame, openTestStream, type TestSocket, type TestStream } from './test-stream.ts'

const btc = 'BTC/USDT'
let app: TestStream
let witness: TestSocket

beforeAll(async () => {
  app = await openTestStream(inject('cluster'), { pingEveryMs: 300, limits: { sockets: 40 } })
  witness = await app.open()
  await witness.ask({ op: 'subscribe', topics: [`ticks:${btc}`] }, 'subscribed')
})
afterAll(() => app.stop())

/** Whatever others did, this socket gets its prices. */
async function expectUnharmed(): Promise<void> {
  app.time.now += 1_000
  await app.tick(btc, String(100_000 + (app.time.now % 997)), '101000')
  await witness.next(
    (frame) => frame.op === 'update' && (frame.ticks ?? []).some((tick) => tick.sourceAtMs === app.time.now),
  )
}

const detailsOf = (frame: ServerFrame) => (frame.op === 'error' ? frame.result.details : undefined)

const malformed: [string, string, object][] = [
  ['no JSON', 'hello', { where: 'the frame', expected: 'JSON' }],
  ['nothing', '', { where: 'the frame', expected: 'JSON' }],
  ['NUL', '\0', { where: 'the frame', expected: 'JSON' }],
  ['a list', '[]', { where: 'the request' }],
  ['null', 'null', { where: 'the request' }],
  ['a number', '1e400', { where: 'the request' }],
  ['no op', '{}', { where: 'op', expected: 'required', form: 'required' }],
  ['an unknown op', '{"op":"buy"}', { where: 'op', expected: 'one of subscribe, unsubscribe, sign_in, ping' }],
  ['an op of objects', '{"op":{"toString":1}}', { where: 'op' }],
  ['the prototype', '{"op":"__proto__"}', { where: 'op' }],
  ['no topics', '{"op":"subscribe"}', { where: 'topics', expected: 'required', form: 'required' }],
  ['an empty list', '{"op":"subscribe","topics":[]}', { where: 'topics' }],
  ['topics of numbers', '{"op":"subscribe","topics":[1]}', { where: 'topics.0', expected: 'text', form: 'text' }],
  [
    'an unknown topic',
    '{"op":"subscribe","topics":["news"]}',
    { where: 'topics.0', expected: 'a topic such as ticks:BTC/USDT, ticks:* or candles:BTC/USDT:1m' },
  ],
  ['a lone surrogate', '{"op":"subscribe","topics":["ticks:\\ud800"]}', { where: 'topics.0' }],
  ['an unknown interval', '{"op":"subscribe","topics":["candles:BTC/USDT:2m"]}', { where: 'topics.0' }],
  ['no token', '{"op":"sign_in"}', { where: 'token' }],
  ['a field that there is not', '{"op":"ping","at":1}', { field: 'at' }],
  ['a field beside those of its op', '{"op":"subscribe","topics":["ticks:*"],"token":"a"}', { field: 'token' }],
  ['a token with NUL', '{"op":"sign_in","token":"a\\u0000b"}', { where: 'token', expected: 'the token of a session' }],
]

test.each(malformed)('%s is refused and says what would be right', async (_name, frame, details) => {
  const socket = await app.open()
  expect(detailsOf(await socket.ask(frame, 'error'))).toMatchObject(details)
  await socket.ask({ op: 'ping' }, 'pong')
  await expectUnharmed()
  socket.close()
  await socket.closed
})

test('an unknown symbol is named, and nothing of the frame is done', async () => {
  const socket = await app.open()
  const answer = await socket.ask({ op: 'subscribe', topics: [`ticks:${btc}`, 'ticks:NOSUCH/USDT'] }, 'error')
  expect(answer).toMatchObject({
    code: 4100,
    message: 'We don’t list NOSUCH/USDT.',
    result: { key: 'symbol_unknown', details: { symbol: 'NOSUCH/USDT' } },
  })
  expect(await socket.ask({ op: 'unsubscribe', topics: ['ticks:*'] }, 'subscribed')).toMatchObject({ topics: [] })
  socket.close()
})

test('a binary frame is refused, a frame that is too large or no UTF-8 closes its own socket', async () => {
  const socket = await app.open()
  socket.send(new Uint8Array([1, 2, 3]))
  expect(detailsOf(await socket.next((frame) => frame.op === 'error'))).toEqual({
    where: 'the frame',
    expected: 'text',
    form: 'text',
  })
  socket.send('x'.repeat(8_193))
  expect(await socket.closed).toBe(1009)

  const raw = await app.openRaw()
  const gone = new Promise((resolve) => raw.socket.once('close', resolve))
  raw.socket.write(maskedFrame(0x81, Buffer.from([0xff, 0xfe, 0xfd])))
  raw.socket.resume()
  await gone
  await expectUnharmed()
})

test('garbage below the protocol closes its own socket only', async () => {
  const raw = await app.openRaw()
  const gone = new Promise((resolve) => raw.socket.once('close', resolve))
  raw.socket.resume()
  raw.socket.write(Buffer.alloc(64, 0xff))
  await gone
  expect(raw.socket.destroyed).toBe(true)
  await expectUnharmed()
})

test('too many frames are refused, and whoever goes on is closed', async () => {
  const socket = await app.open()
  for (let count = 0; count < 300; count += 1) socket.send({ op: 'ping' })
  expect(await socket.closed).toBe(1008)
  const errors = socket.frames.filter((frame) => frame.op === 'error')
  expect(errors[0]).toMatchObject({ code: 429, result: { key: 'too_many_requests' } })
  expect(socket.frames.filter((frame) => frame.op === 'pong').length).toBeLessThan(60)
  await expectUnharmed()
})

test('a socket is closed after five wrong tokens, and a right one in between does not help', async () => {
  app.sessions.set('right', { userId: 1, sessionId: 1 })
  const socket = await app.open()
  const attempt = async (token: string): Promise<void> => {
    const before = socket.frames.length
    socket.send({ op: 'sign_in', token })
    await vi.waitUntil(() => socket.frames.length > before)
  }
  for (const token of ['1', '2', 'right', '3', '4']) await attempt(token.padEnd(43, 'x').replace(/^rightx+/, 'right'))
  expect(socket.frames.map(({ op }) => op)).toEqual(['error', 'error', 'signed_in', 'error', 'error'])
  await attempt('5'.padEnd(43, 'x'))
  expect(await socket.closed).toBe(1008)
  await expectUnharmed()
})

test('one address has so many sockets and no more', async () => {
  const sockets: TestSocket[] = []
  const before = app.stream.sockets()
  while (app.stream.sockets() < 40) sockets.push(await app.open())
  await expect(app.open()).rejects.toThrow('refused')
  const answer = await fetch(`http://127.0.0.1:${app.port}/ws`)
  expect([answer.status, await answer.json()]).toMatchObject([400, { result: { key: 'malformed' } }])
  for (const socket of sockets) socket.close()
  await Promise.all(sockets.map((socket) => socket.closed))
  while (app.stream.sockets() > before) await sleep(5)
  const again = await app.open()
  again.close()
  await again.closed
  await expectUnharmed()
})

test('whoever answers no ping is closed; the others are not', async () => {
  const raw = await app.openRaw()
  const before = app.stream.counts().dead
  await new Promise((resolve) => {
    raw.socket.once('close', resolve)
    raw.socket.resume()
  })
  expect(app.stream.counts().dead).toBe(before + 1)
  await expectUnharmed()
})
