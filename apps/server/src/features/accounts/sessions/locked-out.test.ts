import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest'
import { cookieOf } from '../../../api/test-app.ts'
import { codesOf, type SignInApp, startSignInApp, tokenOf } from './test-sign-in.ts'

let app: SignInApp
beforeAll(async () => {
  app = await startSignInApp(inject('cluster'), { outbox: { email: true, sms: false } })
})
afterAll(() => app.stop())
beforeEach(() => {
  app.time.now += 2 * 24 * 3_600_000
})

const stranger = { from: '203.0.113.9' }
const captcha = '/api/app/getEmailCaptcha'
const password = 'correct horse'
const login = (account: string, typed: string, sending: object) =>
  app.post('/api/app/login', { account, password: typed }, sending)

/** Somebody with an account, and the browser that it was signed in to in. */
async function owner(email: string): Promise<{ token: string; browser: { cookie: string; from: string } }> {
  const token = await app.register(email)
  const signedIn = await login(email, password, { from: '198.51.100.1' })
  expect(signedIn.code).toBe(200)
  return { token, browser: { cookie: cookieOf(signedIn), from: '198.51.100.1' } }
}

it('lets the owner in while strangers guess, and bounds what they guess', async () => {
  const { browser } = await owner('ann@example.com')
  const guess = () => login('ann@example.com', 'another horse', { from: '198.51.100.1' })
  // From the very address of the owner, without the cookie.
  const guessed = await Promise.all(Array.from({ length: 12 }, guess))
  expect(codesOf(guessed)).toEqual([...Array<number>(5).fill(4600), ...Array<number>(7).fill(4616)])
  expect(await login('ann@example.com', password, browser)).toMatchObject({ code: 200 })
  // From elsewhere, in a browser that nobody knows.
  expect(await login('ann@example.com', password, { from: '198.51.100.2' })).toMatchObject({ code: 200 })
  expect(await guess()).toMatchObject({ code: 4616 })
  // Her own mistakes are counted by her own count.
  for (let tried = 0; tried < 5; tried += 1)
    expect(await login('ann@example.com', 'another horse', browser)).toMatchObject({ code: 4600 })
  expect(await login('ann@example.com', password, browser)).toMatchObject({ code: 4616 })
})

it('takes no cookie that somebody made up, nor one of another account, for a known browser', async () => {
  await owner('bea@example.com')
  const { browser } = await owner('cleo@example.com')
  for (const sending of [browser, { ...browser, cookie: `browser=${'x'.repeat(43)}` }]) {
    const answers = await Promise.all(Array.from({ length: 6 }, () => login('bea@example.com', 'wrong', sending)))
    expect(answers.filter(({ code }) => code === 4600).length).toBeLessThanOrEqual(5)
  }
  expect(await login('bea@example.com', password, browser)).toMatchObject({ code: 4616 })
})

it('gives a browser a cookie that no script reads, that no other site sends, and that tells nothing', async () => {
  const { browser } = await owner('dora@example.com')
  const answer = await login('dora@example.com', 'wrong', stranger)
  expect(String(answer.headers['set-cookie'])).toMatch(
    /^browser=[\w-]{43}; Path=\/; Max-Age=34560000; HttpOnly; SameSite=Strict$/,
  )
  // Known or not, right or wrong: the answer renews what was brought.
  expect(cookieOf(await login('dora@example.com', 'wrong', browser))).toBe(browser.cookie)
  const kept = await app.owner`select from known_browsers where browser = ${browser.cookie.slice('browser='.length)}`
  expect(kept).toHaveLength(0)
  expect((await app.get('/api/app/getPublicKey')).headers['set-cookie']).toBeUndefined()
})

it('keeps a code for whoever asked: strangers neither burn it, nor take its place, nor use up what may be sent', async () => {
  const { browser } = await owner('eve@example.com')
  const query = { email: 'eve@example.com', purpose: 'login' }
  const { result } = await app.get(captcha, query, browser)
  const code = (result as { sandbox: { code: string } }).sandbox.code
  const enter = (typed: string, sending: object) =>
    app.post('/api/app/emailLogin', { email: 'eve@example.com', code: typed }, sending)
  for (let tried = 0; tried < 6; tried += 1) expect(await enter('000000', stranger)).toMatchObject({ code: 4603 })
  expect(await app.get(captcha, query, stranger)).toMatchObject({ code: 200 })
  // The right one does not open the account elsewhere.
  expect(await enter(code, stranger)).toMatchObject({ code: 4603 })
  expect(await enter(code, browser)).toMatchObject({ code: 200 })
  for (let asked = 0; asked < 61; asked += 1) {
    app.time.now += 61_000
    await app.get(captcha, query, { from: `203.0.113.${asked}` })
  }
  expect(await app.get(captcha, query, { from: '203.0.113.200' })).toMatchObject({ code: 4605 })
  expect(await app.get(captcha, query, browser)).toMatchObject({ code: 200 })
})

it('knows no browser any more that was signed out from elsewhere, nor any other one after a new password', async () => {
  const { token, browser } = await owner('fay@example.com')
  const isKnown = async () => {
    app.time.now += 61_000
    const { result } = await app.get(captcha, { email: 'fay@example.com', purpose: 'login' }, browser)
    return (result as { sandbox: { code: string | null } }).sandbox.code !== null
  }
  expect(await isKnown()).toBe(true)
  const { result } = await app.get('/api/user/appUser/sessions', {}, { token })
  const other = (result as { records: { id: number; current: boolean }[] }).records.find(({ current }) => !current)
  await app.post('/api/user/appUser/revokeSession', { id: other?.id }, { token })
  expect(await isKnown()).toBe(false)
  expect(await login('fay@example.com', password, browser)).toMatchObject({ code: 200 })
  expect(await isKnown()).toBe(true)
  await app.post('/api/user/appUser/changePassword', { password, newPassword: 'eight brown bottles' }, { token })
  expect(await isKnown()).toBe(false)
})

it('shows strangers no code of somebody else, and tells them by none whether there is an account', async () => {
  await owner('gil@example.com')
  const shown = async (email: string, purpose: string) => {
    const { result } = await app.get(captcha, { email, purpose }, stranger)
    const { sandbox } = result as { sandbox: { code: string | null; outbox: boolean } }
    expect(sandbox.outbox).toBe(false)
    return sandbox.code === null ? 'nothing' : /^\d{6}$/.test(sandbox.code)
  }
  for (const purpose of ['login', 'forgot'])
    expect([await shown('gil@example.com', purpose), await shown('nobody@example.com', purpose)]).toEqual([
      'nothing',
      'nothing',
    ])
  expect([await shown('gil@example.com', 'register'), await shown('nobody@example.com', 'register')]).toEqual([
    true,
    true,
  ])
})

it('shows in a sandbox no code of an account to whoever uses the browser after it was signed out', async () => {
  await owner('hal@example.com')
  const signedIn = await login('hal@example.com', password, { from: '198.51.100.1' })
  const browser = { cookie: cookieOf(signedIn), from: '198.51.100.1' }
  const shown = async () => {
    app.time.now += 61_000
    const { result } = await app.get(captcha, { email: 'hal@example.com', purpose: 'forgot' }, browser)
    return (result as { sandbox: { code: string | null } }).sandbox.code
  }
  expect(await shown()).toMatch(/^\d{6}$/)
  const { token } = signedIn.result as { token: string }
  await app.post('/api/app/logout', {}, { token })
  expect(await shown()).toBe(null)
  const again = tokenOf(await login('hal@example.com', password, browser))
  expect(await shown()).toMatch(/^\d{6}$/)
  const { result } = await app.get('/api/user/appUser/sessions', {}, { token: again })
  const own = (result as { records: { id: number; current: boolean }[] }).records.find(({ current }) => current)
  await app.post('/api/user/appUser/revokeSession', { id: own?.id }, { token: again })
  expect(await shown()).toBe(null)
})

it('sends codes for one’s own account to whoever has signed in, and for a contact to bind, whatever strangers ask for', async () => {
  const { token } = await owner('ida@example.com')
  const guests: string[] = []
  for (let made = 0; made < 3; made += 1) guests.push(tokenOf(await app.post('/api/app/guest', {})))
  for (let asked = 0; asked < 61; asked += 1) {
    app.time.now += 61_000
    const from = { from: `203.0.113.${asked}` }
    await app.get(captcha, { email: 'ida@example.com', purpose: 'forgot' }, from)
    await app.get(captcha, { email: 'ida-2@example.com', purpose: 'bind' }, { ...from, token: guests[asked % 3] })
  }
  const asks = async (email: string, purpose: string, by?: string) =>
    (await app.get(captcha, { email, purpose }, { from: '198.51.100.20', token: by })).code
  expect([await asks('ida@example.com', 'forgot'), await asks('ida@example.com', 'forgot', token)]).toEqual([4605, 200])
  expect([await asks('ida-2@example.com', 'bind', guests[0]), await asks('ida-2@example.com', 'bind', token)]).toEqual([
    4605, 200,
  ])
})
