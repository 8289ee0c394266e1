import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { putSubscription } from '../../push/push.store.ts'
import { type SignInApp, startSignInApp } from '../sessions/test-sign-in.ts'
import { chooseWays } from './preferences.store.ts'
import { addMessage } from '../../messages/add-message.ts'

let app: SignInApp
beforeAll(async () => {
  app = await startSignInApp(inject('cluster'))
})
afterAll(() => app.stop())
beforeEach(() => {
  app.time.now += 3_600_000
})

const path = '/api/user/appUser'
const asked = (token: string | undefined) => app.get(`${path}/notificationPreferences`, {}, { token })
const change = (token: string, body: object) => app.post(`${path}/changeNotificationPreferences`, body, { token })
const setCode = (token: string, antiPhishingCode: unknown, sending: object = {}, password = 'correct horse') =>
  app.post(`${path}/setAntiPhishingCode`, { antiPhishingCode, password }, { token, ...sending })

let newcomers = 0
const newcomer = (): Promise<string> => app.register(`newcomer-${(newcomers += 1)}@example.com`)

describe('notification preferences', () => {
  it('say which messages take which way, and which ways lead anywhere', async () => {
    const token = await app.register('new@example.com')
    expect((await asked(token)).result).toEqual({
      topics: {
        security: { email: true, text: true, push: true },
        trades: { email: true, text: false, push: true },
        funds: { email: true, text: true, push: true },
        identity: { email: true, text: true, push: true },
        priceAlerts: { email: false, text: false, push: true },
        news: { email: false, text: false, push: true },
      },
      reachable: { email: true, text: false, push: false },
      antiPhishingCode: null,
    })
    expect(await asked(undefined)).toMatchObject({ code: 401 })
  })

  it('change where they are named, and nowhere else', async () => {
    const token = await app.register('change@example.com')
    const other = await app.register('other@example.com')
    await change(token, { funds: { email: false }, priceAlerts: { push: false } })
    const { result } = await change(token, { funds: { push: false } })
    expect(result).toMatchObject({
      topics: {
        funds: { email: false, text: true, push: false },
        priceAlerts: { email: false, text: false, push: false },
        trades: { email: true, text: false, push: true },
      },
    })
    expect((await asked(token)).result).toEqual(result)
    expect((await asked(other)).result).toMatchObject({ topics: { funds: { email: true, text: true, push: true } } })
    expect(await change(token, { funds: { email: 'no' } })).toMatchObject({ code: 400 })
  })

  it('never switch off what concerns security', async () => {
    const token = await app.register('security@example.com')
    const nothing = { email: false, text: false, push: false }
    expect((await change(token, { security: nothing })).result).toMatchObject({
      key: 'unknown_field',
      details: { field: 'security' },
    })
    expect((await change(token, {})).result).toMatchObject({
      topics: { security: { email: true, text: true, push: true } },
    })
    await setCode(token, 'blue heron')
    const { subject } = await app.delivery.messageTo('security@example.com', 2)
    expect(subject).toBe('Touchstone: Anti-phishing code set')
  })

  it('decide what is pushed', async () => {
    const token = await app.register('push@example.com')
    const userId = Number((await app.userOf(token))['id'])
    const keys = { p256dh: 'a', auth: 'b', language: 'en-us', at: app.time.now } as const
    await putSubscription(app.owner, { userId, endpoint: 'https://push.example.com/1', ...keys })
    expect((await asked(token)).result).toMatchObject({ reachable: { push: true } })
    const details = { symbol: 'BTC/USDT', price: '1', mark: '1' }
    const reach = () =>
      addMessage(app.owner, { userId, category: 'system', kind: 'price_alert_reached', details, at: app.time.now })
    const waiting = async () => (await app.owner`select from push_deliveries`).length
    await reach()
    expect(await waiting()).toBe(1)
    await chooseWays(app.owner, userId, 'priceAlerts', { push: false })
    await reach()
    expect(await waiting()).toBe(1)
    await chooseWays(app.owner, userId, 'priceAlerts', { push: true })
    await reach()
    expect(await waiting()).toBe(2)
  })
})

describe('an anti-phishing code', () => {
  it('is set with the password, shown masked, and stands in what is sent from then on', async () => {
    const token = await app.register('code@example.com')
    expect(await setCode(token, 'blue heron', {}, 'wrong horse')).toMatchObject({ code: 4600 })
    expect((await asked(token)).result).toMatchObject({ antiPhishingCode: null })
    const key = app.newKey()
    expect((await setCode(token, 'blue heron', { key })).result).toMatchObject({ antiPhishingCode: 'b•••••••••' })
    // The answer was lost: the same request is not done twice, and sends no second message.
    expect((await setCode(token, 'blue heron', { key })).result).toMatchObject({ antiPhishingCode: 'b•••••••••' })
    expect(await app.messageFor('code@example.com', 'login')).toMatch(
      /^Your anti-phishing code: blue heron\n\n\d{6} is your Touchstone code/,
    )
    expect((await setCode(token, null)).result).toMatchObject({ antiPhishingCode: null })
    expect(await app.messageFor('code@example.com', 'login')).toMatch(/^\d{6} is your Touchstone code/)
    const recorded = await app.owner`select reply from requests`
    expect(JSON.stringify(recorded)).not.toContain('heron')
  })

  it('is not shown to a contact that is not the person’s own', async () => {
    const token = await app.register('mine@example.com')
    await setCode(token, 'blue heron')
    expect(await app.messageFor('elsewhere@example.com', 'bind', token)).not.toContain('heron')
    expect(await app.messageFor('nobody@example.com', 'login')).not.toContain('phishing')
  })

  it('is shown to the contact that another took the place of', async () => {
    const token = await app.register('before@example.com')
    await setCode(token, 'blue heron')
    const code = await app.codeFor('after@example.com', 'bind', token)
    const contactCode = await app.accountCode(token)
    const body = { email: 'after@example.com', code, password: 'correct horse', contactCode }
    expect(await app.post(`${path}/bindContact`, body, { token })).toMatchObject({ code: 200 })
    const { subject, text } = await app.delivery.messageTo('before@example.com', 4)
    expect(subject).toBe('Touchstone: Your contact was changed')
    expect(text).toMatch(/^Your anti-phishing code: blue heron\n/)
  })

  it.each([
    ['one sign', 'a'],
    ['21 signs', 'a'.repeat(21)],
    ['a tag', '<b>'],
    ['a quotation mark', 'a"b'],
    ['a line break', 'a\nb'],
    ['a sign that turns the direction', 'a\u202Eb'],
    ['a space at the end', 'ab '],
    ['half a character', 'a\uD800b'],
  ])('is not %s', async (_name, code) => {
    expect(await setCode(await newcomer(), code)).toMatchObject({ code: 400 })
  })

  it.each(['ab', '藍鷺', '🐦🐦', 'a'.repeat(20), 'Blue heron!'])('may be %s', async (code) => {
    expect(await setCode(await newcomer(), code)).toMatchObject({ code: 200 })
  })
})
