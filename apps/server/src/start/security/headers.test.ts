import { createBodySeal } from '@touchstone/client/body-seal'
import { api } from '@touchstone/wire/api'
import { streamPath } from '@touchstone/wire/stream-topics'
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest'
import { verdictOf } from './test-faults.ts'
import type { Owner } from './test-owner.ts'
import { type Siege, startSiege } from './test-siege.ts'

let siege: Siege
let owner: Owner

beforeAll(async () => {
  siege = await startSiege(inject('cluster'), createBodySeal)
  ;[owner] = siege.owners
})
afterAll(() => siege.stop())

const policy =
  "default-src 'self';script-src 'self';style-src 'self';img-src 'self' data: blob:;font-src 'self';connect-src 'self';" +
  "object-src 'none';base-uri 'none';form-action 'self';frame-ancestors 'none'"

it.each([
  ['GET', '/docs', 200],
  ['GET', '/docs/style.css', 200],
  ['GET', '/docs/openapi.json', 200],
  ['GET', '/docs/console', 200],
  ['GET', '/docs/console/openapi.json', 200],
  ['GET', '/outbox', 200],
  ['GET', '/outbox.css', 200],
  ['GET', '/healthz', 200],
  ['GET', '/readyz', 200],
  ['GET', '/api/public/getServerTime', 200],
  ['GET', '/api/user/appUser/getMyUserInfo', 200],
  ['POST', '/api/app/login', 400],
  ['GET', '/nothing', 404],
  ['GET', streamPath, 400],
])('%s %s has the headers that protect a page, and none that says what we are', async (method, path, status) => {
  const answer = await siege.requester.send({ method, path, headers: { origin: 'https://elsewhere.example' } })
  expect(answer.status).toBe(status)
  expect(answer.headers).toMatchObject({
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'x-frame-options': 'SAMEORIGIN',
    'cross-origin-resource-policy': 'same-origin',
  })
  // The first four break or warn on plain http; the last would let another page read what is ours.
  const absent = [
    'strict-transport-security',
    'cross-origin-opener-policy',
    'cross-origin-embedder-policy',
    'origin-agent-cluster',
    'x-powered-by',
    'server',
    'access-control-allow-origin',
    'access-control-allow-credentials',
  ]
  expect(absent.filter((header) => header in answer.headers)).toEqual([])
  // What begins to sign in marks the browser; the cookie opens nothing.
  const cookie = /^browser=[\w-]{43}; Path=\/; Max-Age=34560000; HttpOnly; SameSite=Strict$/
  const cookies = [answer.headers['set-cookie'] ?? []].flat()
  expect(cookies.map((each) => cookie.test(each))).toEqual(path === '/api/app/login' ? [true] : [])
})

it('has pages that do without anything the policy forbids', async () => {
  for (const path of ['/docs', '/docs/console', '/outbox']) {
    const { text } = await siege.requester.send({ path })
    expect(text).not.toMatch(
      /<script(?![^>]* src="\/)|<style|\sstyle=|\son\w+=|javascript:|https?:\/\/[^"' ]+\.(js|css)/i,
    )
  }
})

it('sends small what anybody may read, and never what is of one person', async () => {
  const send = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await siege.requester.send({ path, headers: { 'accept-encoding': 'br', ...headers } })
    return [answer.status, answer.headers['content-encoding'], answer.headers['vary']]
  }
  expect(await send(`${api.countries.path}`)).toEqual([200, 'br', 'accept-encoding'])
  expect(await send(api.serverTime.path)).toEqual([200, undefined, undefined])
  const { token } = owner
  expect(await send(`${api.ledgerEntries.path}?pageSize=100`, { 'access-token': token })).toEqual([
    200,
    undefined,
    undefined,
  ])
})

it('shows in the outbox what was typed as text, never as a page', async () => {
  const email = `<img/src=x>@example.com`
  await siege.ask('emailCaptcha', { email, purpose: 'login' })
  await siege.ask('emailCaptcha', { email: "o'brien@example.com", purpose: 'login' })
  await expect
    .poll(async () => (await siege.requester.send({ path: '/outbox' })).text)
    .toContain('o&#39;brien@example.com')
  const { text } = await siege.requester.send({ path: '/outbox' })
  expect(text).not.toContain('<img')
})

it('does not know whoever has the token only in a cookie', async () => {
  const { token } = owner
  const cookie = ['access-token', 'Access-Token', 'x-access-token', 'token', 'ACCESS_TOKEN', 'session']
    .map((name) => `${name}=${token}`)
    .join('; ')
  const known = await siege.ask('currentUser', {}, { token })
  expect(JSON.parse(known.text)).toMatchObject({ result: { account: owner.account } })
  const unknown = await siege.ask('currentUser', {}, { headers: { cookie } })
  expect(JSON.parse(unknown.text)).toMatchObject({ code: 200, result: {} })
  expect(unknown.text).not.toContain(owner.account)
})

it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=a'])(
  'does nothing for a page elsewhere that posts %s with the cookies of the browser',
  async (type) => {
    await siege.changes()
    const fields = { book: 'demo', from: 'balance', to: 'contract', currency: 'USDT', amount: '1' }
    const headers = {
      origin: 'https://elsewhere.example',
      referer: 'https://elsewhere.example/',
      'sec-fetch-site': 'cross-site',
      'content-type': type,
      cookie: `access-token=${owner.token}`,
    }
    const body = siege.seal(JSON.stringify(fields))
    const answer = await siege.requester.send({ method: 'POST', path: api.transfer.path, headers, body })
    expect(verdictOf(answer, api.transfer)).toBe('session_required')
    expect(await siege.changes()).toEqual([])
  },
)

it('takes no token in the query of a socket', async () => {
  const socket = new WebSocket(`ws://127.0.0.1:${siege.port}${streamPath}?token=${owner.token}`)
  const opened = await new Promise((resolve) => {
    socket.addEventListener('open', () => {
      resolve(true)
    })
    socket.addEventListener('error', () => {
      resolve(false)
    })
  })
  expect(opened).toBe(false)
})

/** What comes on a socket that begins with this. */
function listen(first: object, headers: Record<string, string> = {}): { frames: string[]; close: () => void } {
  const socket = new WebSocket(`ws://127.0.0.1:${siege.port}${streamPath}`, { headers })
  const frames: string[] = []
  socket.addEventListener('message', ({ data }) => frames.push(String(data)))
  socket.addEventListener('open', () => {
    socket.send(JSON.stringify(first))
  })
  return {
    frames,
    close: () => {
      socket.close()
    },
  }
}

it('lets a page elsewhere see public prices on a socket, and nothing of the user whose browser it is in', async () => {
  const { token } = owner
  const headers = { origin: 'https://elsewhere.example', cookie: `access-token=${token}` }
  const elsewhere = listen({ op: 'subscribe', topics: ['ticks:*'] }, headers)
  const own = listen({ op: 'sign_in', token })
  const waitFor = (met: () => boolean) => vi.waitUntil(met, { timeout: 20_000 })
  await waitFor(() => own.frames.some((frame) => frame.includes('"signed_in"')) && elsewhere.frames.length > 1)
  const order = { book: 'demo', symbol: 'BTC/USDT', direction: 'short', marginMode: 'isolated', leverage: 2 }
  await siege.call('openPosition', { ...order, quantity: '0.01' }, token)
  await waitFor(() => own.frames.some((frame) => frame.includes(`"bookId":${owner.bookId},`)))
  // By the frame after the next, everything has come that was to come.
  const { length } = elsewhere.frames
  await waitFor(() => elsewhere.frames.length > length + 1)
  const text = elsewhere.frames.join('\n')
  expect(text).toContain('"symbol":"BTC/USDT"')
  expect(text).not.toMatch(/"events"|"signed_in"/)
  expect(text).not.toContain(`"bookId":${owner.bookId},`)
  elsewhere.close()
  own.close()
})
