import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest'
import { cookieOf } from '../../../api/test-app.ts'
import { codesOf, type SignInApp, startSignInApp, tokenOf } from './test-sign-in.ts'

let app: SignInApp
beforeAll(async () => {
  app = await startSignInApp(inject('cluster'))
})
afterAll(() => app.stop())
beforeEach(() => {
  app.time.now += 2 * 24 * 3_600_000
})

const emailCaptcha = '/api/app/getEmailCaptcha'
const phoneCaptcha = '/api/app/getPhoneCaptcha'

it('sends six digits by e-mail and to a phone, and keeps only their hash', async () => {
  const code = await app.codeFor('new@example.com', 'register')
  expect(await app.codeFor('+447400123456', 'register')).toMatch(/^\d{6}$/)
  const [row] = await app.owner<{ hash: string }[]>`select hash from codes where contact = 'new@example.com'`
  expect(row?.hash).toMatch(/^[0-9a-f]{64}$/)
  expect(row?.hash).not.toContain(code)
})

it('answers the same whether or not there is an account; the message says which', async () => {
  await app.register('here@example.com')
  app.time.now += 61_000
  const answers = []
  for (const email of ['here@example.com', 'not-here@example.com'])
    for (const purpose of ['login', 'forgot', 'register']) {
      app.time.now += 61_000
      const { status, code, message, result } = await app.get(emailCaptcha, { email, purpose })
      answers.push(JSON.stringify({ status, code, message, result }))
    }
  expect(new Set(answers)).toEqual(
    new Set(['{"status":200,"code":200,"message":"OK","result":{"resendSeconds":60,"validSeconds":600}}']),
  )
  expect(await app.messageFor('here@example.com', 'login')).toMatch(/\d{6}/)
  expect(await app.messageFor('here@example.com', 'register')).toMatch(/already has one/)
  expect(await app.messageFor('not-here@example.com', 'login')).toMatch(/no account/)
  expect(await app.messageFor('not-here@example.com', 'forgot')).toMatch(/no account/)
})

it('speaks the language of whoever asks', async () => {
  await app.get(emailCaptcha, { email: 'jp@example.com', purpose: 'register' }, { language: 'jp' })
  expect((await app.delivery.messageTo('jp@example.com')).text).toContain('登録用コード')
})

it('sends at most one a minute for a purpose, ten a day to one network, and twenty to sixty to all', async () => {
  const email = 'often@example.com'
  const ask = (from: string, purpose = 'login') => app.get(emailCaptcha, { email, purpose }, { from })
  expect(await ask('192.0.2.1')).toMatchObject({ code: 200 })
  app.time.now += 59_001
  const early = await ask('192.0.2.1')
  expect(early).toMatchObject({ code: 4604, result: { key: 'code_sent_recently', details: { seconds: 1 } } })
  // Neither another purpose waits, nor somebody elsewhere.
  expect(await ask('192.0.2.1', 'register')).toMatchObject({ code: 200 })
  expect(await ask('192.0.2.2')).toMatchObject({ code: 200 })
  for (const from of ['192.0.2.1', '192.0.2.2'])
    for (let sent = 1; sent < 10; sent += 1) {
      app.time.now += 60_000
      expect(await ask(from)).toMatchObject({ code: 200 })
    }
  app.time.now += 60_000
  expect(await ask('192.0.2.2')).toMatchObject({ code: 4605 })
  // Twenty have gone out: a network that has asked for none gets one, up to sixty in all, and then one in four hours.
  expect(await ask('192.0.2.3')).toMatchObject({ code: 200 })
  app.time.now += 60_000
  expect(await ask('192.0.2.3')).toMatchObject({ code: 4605 })
  for (let network = 4; network < 43; network += 1) expect(await ask(`192.0.2.${network}`)).toMatchObject({ code: 200 })
  expect(await ask('192.0.2.50')).toMatchObject({ code: 4605 })
  expect(await ask('192.0.2.3', 'forgot')).toMatchObject({ code: 200 })
  expect(await app.get(emailCaptcha, { email: 'another@example.com' })).toMatchObject({ code: 200 })
  app.time.now += 4 * 3_600_000
  expect(await ask('192.0.2.50')).toMatchObject({ code: 200 })
  expect(await ask('192.0.2.51')).toMatchObject({ code: 4605 })
  app.time.now += 24 * 3_600_000
  expect(await ask('192.0.2.1')).toMatchObject({ code: 200 })
})

it('sends one network ten a day, and all of one network of 48 bits no more than strangers have', async () => {
  const asked = async (email: string, from: string) => (await app.get(emailCaptcha, { email }, { from })).code
  const codes: number[] = []
  for (let sent = 0; sent < 11; sent += 1, app.time.now += 60_000)
    codes.push(await asked('ten@example.com', '192.0.2.1'))
  expect(codes).toEqual([...Array<number>(10).fill(200), 4605])
  const wide: number[] = []
  for (let network = 0; network < 40; network += 1)
    wide.push(await asked('wide@example.com', `2001:db8:0:${network.toString(16)}::1`))
  expect(wide.filter((code) => code === 200)).toHaveLength(20)
  // Neither somebody elsewhere waits for them, nor somebody of another network of 48 bits.
  for (const from of ['198.51.100.7', '2001:db8:1::1']) expect(await asked('wide@example.com', from)).toBe(200)
})

it('sends another at once where the last one was used', async () => {
  const code = await app.codeFor('quick@example.com', 'register')
  const body = { email: 'quick@example.com', code, password: 'correct horse', agreement: true }
  expect(await app.post('/api/app/register', body)).toMatchObject({ code: 200 })
  expect(await app.get(emailCaptcha, { email: 'quick@example.com', purpose: 'register' })).toMatchObject({ code: 200 })
  expect(await app.get(emailCaptcha, { email: 'quick@example.com', purpose: 'register' })).toMatchObject({ code: 4604 })
})

it('takes from a client without cookies no code that was asked for with one, though it comes from the same network', async () => {
  await app.register('cookie@example.com')
  app.time.now += 61_000
  const email = 'cookie@example.com'
  const cookie = cookieOf(await app.get(emailCaptcha, { email, purpose: 'forgot' }))
  app.time.now += 61_000
  expect(await app.get(emailCaptcha, { email }, { cookie })).toMatchObject({ code: 200 })
  const code = /\d{6}/.exec((await app.delivery.messageTo(email, 3)).text)?.[0]
  expect(await app.post('/api/app/emailLogin', { email, code })).toMatchObject({ code: 4603 })
  expect(await app.post('/api/app/emailLogin', { email, code }, { cookie })).toMatchObject({ code: 200 })
})

it('gives a session no budget of its own for the contact of somebody else', async () => {
  const token = await app.register('stranger@example.com')
  await app.register('other@example.com')
  app.time.now += 24 * 3_600_000
  for (let network = 0; network < 60; network += 1) {
    const from = `203.0.113.${network}`
    expect(await app.get(emailCaptcha, { email: 'other@example.com', purpose: 'forgot' }, { from })).toMatchObject({
      code: 200,
    })
  }
  const ask = (email: string) => app.get(emailCaptcha, { email, purpose: 'forgot' }, { from: '198.51.100.9', token })
  expect(await ask('other@example.com')).toMatchObject({ code: 4605 })
  expect(await ask('stranger@example.com')).toMatchObject({ code: 200 })
})

it('counts the codes to one’s own contact by session: one that was stolen closes it for nobody', async () => {
  const email = 'robbed@example.com'
  const stolen = await app.register(email)
  const login = { account: email, password: 'correct horse' }
  const own = tokenOf(await app.post('/api/app/login', login))
  const ask = async (token: string, purpose = 'account') => {
    app.time.now += 61_000
    return (await app.post('/api/user/appUser/sendCode', { purpose }, { token })).code
  }
  for (let sent = 0; sent < 20; sent += 1) expect(await ask(stolen)).toBe(200)
  expect(await ask(stolen)).toBe(4605)
  expect(await ask(own)).toBe(200)
  // Each purpose of each session for itself.
  for (let sent = 1; sent < 20; sent += 1) expect(await ask(own)).toBe(200)
  expect(await ask(own)).toBe(4605)
  expect(await ask(own, 'funds')).toBe(200)
})

it('begins to count anew with a new password, and drops the codes that were asked for before', async () => {
  const email = 'anew@example.com'
  const token = await app.register(email)
  const ask = () => app.post('/api/user/appUser/sendCode', { purpose: 'account' }, { token })
  for (let sent = 0; sent < 20; sent += 1) {
    app.time.now += 61_000
    expect(await ask()).toMatchObject({ code: 200 })
  }
  app.time.now += 61_000
  expect(await ask()).toMatchObject({ code: 4605 })
  const change = { password: 'correct horse', newPassword: 'eight brown bottles' }
  expect(await app.post('/api/user/appUser/changePassword', change, { token })).toMatchObject({ code: 200 })
  expect(await app.owner`select from codes where contact = ${email} and stranger_network is null`).toHaveLength(0)
  expect(await ask()).toMatchObject({ code: 200 })
})

it('takes a code to one’s own contact only in the session that asked for it', async () => {
  const email = 'two@example.com'
  const own = await app.register(email)
  const stolen = tokenOf(await app.post('/api/app/login', { account: email, password: 'correct horse' }))
  const contactCode = await app.accountCode(own)
  const bind = async (token: string, to: string) => {
    const code = await app.codeFor(to, 'bind', token)
    const body = { email: to, code, password: 'correct horse', contactCode }
    return (await app.post('/api/user/appUser/bindContact', body, { token })).code
  }
  for (let tried = 0; tried < 5; tried += 1) expect(await bind(stolen, 'thief@example.com')).toBe(4621)
  expect(await bind(own, 'mine@example.com')).toBe(200)
})

it('sends one message for two requests at once', async () => {
  const ask = () => app.get(emailCaptcha, { email: 'twice@example.com' })
  expect(codesOf(await Promise.all([ask(), ask(), ask()]))).toEqual([200, 4604, 4604])
  expect(await app.owner`select from deliveries where recipient = 'twice@example.com'`).toHaveLength(1)
})

it('refuses what is no contact, an unknown country, and a bind without a session', async () => {
  expect(await app.get(emailCaptcha, { email: 'nobody' })).toMatchObject({ code: 4608 })
  expect(await app.get(emailCaptcha, { email: 'a@b.example\r\nBcc: c@d.example' })).toMatchObject({ status: 400 })
  expect(await app.get(phoneCaptcha, { phone: '12' })).toMatchObject({ code: 4608 })
  expect(await app.get(phoneCaptcha, { phone: '+447400123456;ext=5' })).toMatchObject({ code: 4608 })
  expect(await app.get(phoneCaptcha, { phone: '07400123456', countryCode: 'ZZ' })).toMatchObject({ code: 4609 })
  expect(await app.get(emailCaptcha, { email: 'a@example.com', purpose: 'bind' })).toMatchObject({ code: 401 })
  expect(await app.get(emailCaptcha, { email: 'a@example.com', purpose: 'else' })).toMatchObject({ status: 400 })
})

it('takes a code five times at most, each wrong one counted even at the same moment', async () => {
  await app.register('tries@example.com')
  const signIn = (code: string) => app.post('/api/app/emailLogin', { email: 'tries@example.com', code })
  const tries = async () => {
    const [row] = await app.owner<{ tries: number }[]>`
      select tries from codes where contact = 'tries@example.com' order by id desc limit 1`
    return row?.tries
  }
  const right = await app.codeFor('tries@example.com', 'login')
  const wrong = right === '000000' ? '111111' : '000000'
  await Promise.all([signIn(wrong), signIn(wrong)])
  expect(await tries()).toBe(2)
  for (let tried = 2; tried < 5; tried += 1) expect(await signIn(wrong)).toMatchObject({ code: 4603 })
  expect(await signIn(right)).toMatchObject({ code: 4603 })
  expect(await tries()).toBe(5)
})

it('takes a code once, for its purpose, within ten minutes', async () => {
  await app.register('once@example.com')
  const signIn = (code: string) => app.post('/api/app/emailLogin', { email: 'once@example.com', code })
  const code = await app.codeFor('once@example.com', 'login')
  const reset = { email: 'once@example.com', code, password: 'another horse' }
  expect(await app.post('/api/app/forgotPassword', reset)).toMatchObject({ code: 4603 })
  const answers = await Promise.all([signIn(code), signIn(code)])
  expect(codesOf(answers)).toEqual([200, 4603])
  const late = await app.codeFor('once@example.com', 'login')
  app.time.now += 600_000
  expect(await signIn(late)).toMatchObject({ code: 4603 })
})
