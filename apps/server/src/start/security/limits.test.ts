import http from 'node:http'
import { api, type CallName } from '@touchstone/wire/api'
import type { Call } from '@touchstone/wire/call'
import { streamPath } from '@touchstone/wire/stream-topics'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import type { RequestLimits } from '../../api/limits.ts'
import { startTestServer, type TestServer } from '../test-server.ts'
import { type Verdict, verdictOf } from './test-faults.ts'
import { createRequester, type Received, type Requester } from './test-request.ts'

const limits: RequestLimits = { address: 12, addressSignIn: 4, account: 6, sockets: 2 }

let proxied: { server: TestServer; requester: Requester }
let direct: { server: TestServer; requester: Requester }

async function start(proxies: number) {
  const server = await startTestServer(inject('cluster'), { limits, proxies })
  return { server, requester: createRequester(server.port) }
}
beforeAll(async () => {
  ;[proxied, direct] = await Promise.all([start(1), start(0)])
})
afterAll(async () => {
  for (const { server, requester } of [proxied, direct]) {
    requester.close()
    await server.stop()
  }
})

type Asking = { to?: Requester; token?: string; headers?: Record<string, string> }

/** Sends a request of a call as our proxy passes it on from an address. */
function ask(
  name: CallName,
  from: string,
  { to = proxied.requester, token, headers = {} }: Asking = {},
): Promise<Received> {
  const { method, path }: Call = api[name]
  return to.send({
    method,
    path: path.replace(/\{\w+\}/, '1-1'),
    headers: { 'x-forwarded-for': from, ...(token === undefined ? {} : { 'access-token': token }), ...headers },
  })
}
async function verdicts(times: number, next: (at: number) => Promise<Received>, call: Call): Promise<Verdict[]> {
  const all: Verdict[] = []
  for (let at = 0; at < times; at += 1) all.push(verdictOf(await next(at), call))
  return all
}
const late = (count: number, of: Verdict, max: number): Verdict[] =>
  Array.from({ length: count }, (_, at) => (at < max ? of : 'too_many_requests'))
const resultOf = ({ text }: Received): Record<string, string> =>
  (JSON.parse(text) as { result: Record<string, string> }).result

it('answers one address so often a minute, and says when to come again', async () => {
  const answers = await verdicts(15, () => ask('serverTime', '203.0.113.1'), api.serverTime)
  expect(answers).toEqual(late(15, 'ok', limits.address))
  const refused = await ask('feed', '203.0.113.1')
  expect(refused.status).toBe(429)
  const seconds = Number(refused.headers['retry-after'])
  expect(seconds).toBeGreaterThan(0)
  expect(seconds).toBeLessThanOrEqual(60)
  expect(JSON.parse(refused.text)).toMatchObject({
    code: 429,
    result: { key: 'too_many_requests', details: { seconds } },
  })
  expect(verdictOf(await ask('serverTime', '203.0.113.2'), api.serverTime)).toBe('ok')
})

it('counts an expensive call as several', async () => {
  const { token } = resultOf(await ask('guest', '192.0.2.200'))
  if (token === undefined) throw new Error('a guest has a token')
  const expected: [CallName, Verdict][] = [
    ['serverTime', 'ok'],
    // 5 of the 6 of the account: the last one is allowed, and the next window pays for it.
    ['receipts', 'ok'],
    ['userSettings', 'too_many_requests'],
  ]
  for (const [at, [name, verdict]] of expected.entries())
    expect(verdictOf(await ask(name, `192.0.2.${at + 201}`, { token }), api[name])).toBe(verdict)
  const from = '203.0.113.90'
  for (const verdict of ['session_required', 'session_required', 'session_required', 'too_many_requests'])
    expect(verdictOf(await ask('receipts', from), api.receipts)).toBe(verdict)
})

it('counts a wrong token as several requests of its address', async () => {
  const from = '203.0.113.95'
  expect(verdictOf(await ask('userSettings', from, { token: 'b'.repeat(43) }), api.userSettings)).toBe(
    'session_required',
  )
  // 11 of 12 are gone.
  expect(verdictOf(await ask('serverTime', from), api.serverTime)).toBe('ok')
  expect(verdictOf(await ask('serverTime', from), api.serverTime)).toBe('too_many_requests')
})

it('counts the addresses of one network of IPv6 together', async () => {
  const from = (host: number): string => `2001:db8:7:7:${host.toString(16)}::1`
  const answers = await verdicts(14, (at) => ask('serverTime', from(at)), api.serverTime)
  expect(answers).toEqual(late(14, 'ok', limits.address))
  expect(verdictOf(await ask('serverTime', '2001:db8:7:8::1'), api.serverTime)).toBe('ok')
})

it('reports a limit in the language that was asked for', async () => {
  await verdicts(limits.address, () => ask('serverTime', '203.0.113.3'), api.serverTime)
  const { text } = await ask('serverTime', '203.0.113.3', { headers: { lang: 'zh-cn' } })
  expect(text).toMatch(/\p{Script=Han}/u)
})

const trying = (Object.keys(api) as CallName[]).filter((name) => {
  const { access, effect }: Call = api[name]
  return access === 'public' && effect === 'unrecorded'
})

it.each([...trying, 'phoneCaptcha', 'emailCaptcha', 'checkAccount', 'checkSecondFactor'] as CallName[])(
  '%s counts among what begins a session, tries a secret or sends a code',
  async (name) => {
    const from = `198.51.100.${Object.keys(api).indexOf(name)}`
    const signIns = await verdicts(limits.addressSignIn, () => ask('checkAccount', from), api.checkAccount)
    expect(new Set(signIns)).toEqual(new Set(['malformed']))
    expect(verdictOf(await ask(name, from), api[name])).toBe('too_many_requests')
    expect(verdictOf(await ask('serverTime', from), api.serverTime)).toBe('ok')
  },
)

it('answers one account so often a minute, wherever it asks from', async () => {
  const { token } = resultOf(await ask('guest', '192.0.2.1'))
  const other = resultOf(await ask('guest', '192.0.2.1'))
  if (token === undefined || other['token'] === undefined) throw new Error('a guest has a token')
  const answers = await verdicts(9, (at) => ask('userSettings', `192.0.2.${at + 2}`, { token }), api.userSettings)
  expect(answers).toEqual(late(9, 'ok', limits.account))
  const refused = await ask('serverTime', '192.0.2.20', { token })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(verdictOf(await ask('userSettings', '192.0.2.21', { token: other['token'] }), api.userSettings)).toBe('ok')
  const wrong = await ask('userSettings', '192.0.2.21', { token: 'a'.repeat(43) })
  expect(verdictOf(wrong, api.userSettings)).toBe('session_required')
})

it('believes its own proxy, and nobody who stands before it', async () => {
  const spoofed = (at: number): string => `10.0.0.${at}, 203.0.113.50`
  const answers = await verdicts(15, (at) => ask('serverTime', spoofed(at)), api.serverTime)
  expect(answers).toEqual(late(15, 'ok', limits.address))
})

it('believes nobody where there is no proxy', async () => {
  const { requester: to } = direct
  const made = await ask('guest', '203.0.113.60', { to })
  const { token } = resultOf(made)
  if (token === undefined) throw new Error('a guest has a token')
  const { text } = await ask('sessions', '203.0.113.61', { to, token })
  expect(text).toContain('"address":"127.0.0.1"')
  const answers = await verdicts(13, (at) => ask('serverTime', `203.0.113.${at}`, { to }), api.serverTime)
  expect(answers).toEqual(late(13, 'ok', limits.address - 2))
})

it.each([
  ['nothing', ''],
  ['a text', 'zqxj<script>'],
  ['a comma', ','],
  ['IPv4 in IPv6', '::ffff:1.2.3.4'],
  ['a long one', 'a'.repeat(8_000)],
  ['one with a port', '1.2.3.4:80'],
  ['a sign beyond ASCII', 'ÿ'],
])('answers as ever when the proxy names an address that is none: %s', async (_title, from) => {
  expect(verdictOf(await ask('serverTime', from), api.serverTime)).toBe('ok')
})

/** The HTTP status of an upgrade, and what ends the socket. */
function upgrade(port: number, from: string): Promise<{ status: number; text: string; end: () => void }> {
  return new Promise((resolve, reject) => {
    const request = http.get({
      agent: false,
      host: '127.0.0.1',
      port,
      path: streamPath,
      headers: {
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
        'x-forwarded-for': from,
      },
    })
    request.on('upgrade', ({ statusCode: status = 0 }, socket) => {
      resolve({ status, text: '', end: () => socket.destroy() })
    })
    request.on('response', (response) => {
      let text = ''
      response.on('data', (part: Buffer) => (text += part.toString()))
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, text, end: () => undefined })
      })
    })
    request.on('error', reject)
  })
}

it('lets one address have so many sockets, and a new one when it has closed one', async () => {
  const { port } = proxied.server
  const from = '203.0.113.70'
  const first = await upgrade(port, from)
  const second = await upgrade(port, from)
  const third = await upgrade(port, from)
  expect([first.status, second.status, third.status]).toEqual([101, 101, 429])
  expect(JSON.parse(third.text)).toMatchObject({ code: 429, result: { key: 'too_many_requests' } })
  const other = await upgrade(port, '203.0.113.71')
  expect(other.status).toBe(101)
  first.end()
  await expect
    .poll(async () => {
      const again = await upgrade(port, from)
      again.end()
      return again.status
    })
    .toBe(101)
  for (const { end } of [second, other]) end()
})
