import { createVerify } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { startTestApp, type TestApp } from '../../api/test-app.ts'
import { addMessage } from '../messages/add-message.ts'
import { createPushSender, type PushSender } from './push-sender.ts'
import { isKnownEndpoint, knownPushServices } from './push-services.ts'
import { pushHandlers } from './push.routes.ts'
import { subscriptionsMax } from './push.store.ts'
import { createTestBrowser, startPushService } from './test-push-service.ts'
import { loadVapidKeys, type VapidKeys } from './vapid-keys.ts'

let app: TestApp
let service: Awaited<ReturnType<typeof startPushService>>
let keys: VapidKeys
let sender: PushSender
let users = 0
beforeAll(async () => {
  service = await startPushService()
  const services = [...knownPushServices, service.origin]
  let publicKey = ''
  app = await startTestApp(inject('cluster'), {
    handlers: () => {
      const handlers = pushHandlers({ publicKey, services })
      return { ...handlers, pushKey: () => ({ ok: true, value: { publicKey: keys.publicKey } }) }
    },
  })
  keys = await loadVapidKeys(app.owner)
  publicKey = keys.publicKey
  const { clock, house } = app
  sender = createPushSender({ sql: house.sql, clock, keys, contact: 'mailto:operator@example.com', services })
})
afterAll(async () => {
  await sender.stop()
  await app.stop()
  await service.stop()
})
beforeEach(() => {
  users += 1
  service.pushed.length = 0
  service.answers.status = 201
  service.answers.headers = {}
})

const path = '/api/user/appPush'
const subscribe = (body: object, language: 'en-us' | 'jp' = 'en-us', user = users) =>
  app.post(`${path}/subscribe`, body, { token: app.signIn(user), language })
const endpointOf = (name: string): string => `${service.origin}/send/${name}`
const say = (kind: string, user = users) =>
  addMessage(app.house.sql, { userId: user, category: 'system', kind, details: { contact: 'a***' }, at: app.time.now })
const waiting = async () => (await app.owner`select * from push_deliveries`).length

describe('a push', () => {
  it('reaches the browser encrypted for it, in its language, signed by this house', async () => {
    const browser = createTestBrowser()
    const endpoint = endpointOf('one')
    expect((await subscribe({ endpoint, keys: browser.keys }, 'jp')).result).toEqual({ done: true })
    await say('password_changed')
    await say('welcome')
    await sender.advance()
    expect(service.pushed.length).toBe(1)
    const [pushed] = service.pushed
    if (pushed === undefined) throw new Error('nothing was pushed')
    expect(browser.open(pushed.body)).toMatchObject({ title: 'パスワードを変更しました', kind: 'password_changed' })
    expect(pushed.body.includes('password_changed')).toBe(false)
    expect(pushed).toMatchObject({ path: '/send/one', headers: { 'content-encoding': 'aes128gcm', ttl: '86400' } })
    expect(isSignedBy(keys.publicKey, String(pushed.headers['authorization']))).toBe(true)
    await sender.advance()
    expect([service.pushed.length, await waiting()]).toEqual([1, 0])
  })

  it('is tried again later, and given up after five times', async () => {
    await subscribe({ endpoint: endpointOf('busy'), keys: createTestBrowser().keys })
    await say('password_changed')
    service.answers.status = 503
    await sender.advance()
    await sender.advance()
    expect([service.pushed.length, await waiting()]).toEqual([1, 1])
    for (const seconds of [10, 40, 160, 640]) {
      app.time.now += seconds * 1_000
      await sender.advance()
    }
    app.time.now += 3_600_000
    await sender.advance()
    expect([service.pushed.length, await waiting()]).toEqual([5, 0])
  })

  it('ends a subscription that the browser has let go of', async () => {
    for (const [name, status] of [
      ['gone', 410],
      ['missing', 404],
    ] as const) {
      await subscribe({ endpoint: endpointOf(name), keys: createTestBrowser().keys })
      await say('password_changed')
      service.answers.status = status
      await sender.advance()
      await say('password_changed')
      expect(await waiting()).toBe(0)
    }
    expect(service.pushed.length).toBe(2)
  })

  it('follows no redirection', async () => {
    await subscribe({ endpoint: endpointOf('elsewhere'), keys: createTestBrowser().keys })
    await say('password_changed')
    service.answers.status = 307
    service.answers.headers = { location: endpointOf('inside') }
    await sender.advance()
    expect(service.pushed.map((each) => each.path)).toEqual(['/send/elsewhere'])
    expect(await waiting()).toBe(0)
  })

  it('goes to nobody after unsubscribing, and to nobody else', async () => {
    const endpoint = endpointOf('left')
    await subscribe({ endpoint, keys: createTestBrowser().keys })
    const other = await app.post(`${path}/unsubscribe`, { endpoint }, { token: app.signIn(users + 1_000) })
    expect(other.result).toEqual({ done: true })
    await say('password_changed')
    await sender.advance()
    expect(service.pushed.length).toBe(1)
    await app.post(`${path}/unsubscribe`, { endpoint }, { token: app.signIn(users) })
    await say('password_changed')
    await say('password_changed', users + 1_000)
    await sender.advance()
    expect(service.pushed.length).toBe(1)
  })

  it('goes to the ten newest browsers of a person', async () => {
    for (let number = 0; number < subscriptionsMax + 2; number += 1) {
      app.time.now += 1
      await subscribe({ endpoint: endpointOf(`many-${number}`), keys: createTestBrowser().keys })
    }
    await say('password_changed')
    await sender.advance()
    expect(service.pushed.map((each) => each.path)).not.toContain('/send/many-0')
    expect(service.pushed.length).toBe(subscriptionsMax)
  })
})

describe('a subscription', () => {
  it('is refused outside the known push services, which is where requests would go', async () => {
    const { keys: browser } = createTestBrowser()
    for (const endpoint of [
      'http://127.0.0.1:5432/send',
      'http://169.254.169.254/latest/meta-data',
      'https://fcm.googleapis.com.example.com/send/1',
      'http://fcm.googleapis.com/send/1',
      'https://fcm.googleapis.com:8443/send/1',
      'https://user@fcm.googleapis.com/send/1',
      'https://push.apple.com.evil.example/1',
      'https://evilpush.apple.com/1',
    ])
      expect(await subscribe({ endpoint, keys: browser })).toMatchObject({ code: 4704 })
    expect(await subscribe({ endpoint: 'not a url', keys: browser })).toMatchObject({ status: 400 })
  })

  it('is refused with keys that nothing can be encrypted for', async () => {
    const { keys: browser } = createTestBrowser()
    const endpoint = endpointOf('odd')
    expect(await subscribe({ endpoint, keys: { ...browser, p256dh: 'A'.repeat(87) } })).toMatchObject({ status: 400 })
    expect(await subscribe({ endpoint, keys: { ...browser, auth: 'x' } })).toMatchObject({ status: 400 })
  })

  it('needs a session, and the key of the house, which stays the same', async () => {
    expect(await app.post(`${path}/subscribe`, {})).toMatchObject({ code: 401 })
    expect(await app.post(`${path}/unsubscribe`, {})).toMatchObject({ code: 401 })
    const answer = await app.get(`${path}/publicKey`)
    expect(answer.result).toEqual({ publicKey: keys.publicKey })
    expect(await loadVapidKeys(app.owner)).toEqual(keys)
  })
})

it.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['https://db5p.notify.windows.com/w/?token=abc', true],
  ['https://web.push.apple.com/abc', true],
  ['https://push.apple.com/abc', false],
  ['ftp://web.push.apple.com/abc', false],
])('%s is a known endpoint: %s', (endpoint, isKnown) => {
  expect(isKnownEndpoint(endpoint, knownPushServices)).toBe(isKnown)
})

/** Whether `vapid t=<token>, k=<key>` is a token signed with this key (RFC 8292). */
function isSignedBy(publicKey: string, authorization: string): boolean {
  const [, token = '', key] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(publicKey, 'base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const { aud, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, string>
  const isSigned = createVerify('sha256')
    .update(`${head}.${claims}`)
    .verify({ key: jwk, format: 'jwk', dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'))
  return key === publicKey && aud === service.origin && sub === 'mailto:operator@example.com' && isSigned
}
