import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest'
import { codesOf, type SignInApp, startSignInApp, tokenOf } from '../sessions/test-sign-in.ts'
import { setImportant } from '../user-marks/user-marks.store.ts'

let app: SignInApp
beforeAll(async () => {
  app = await startSignInApp(inject('cluster'))
})
afterAll(() => app.stop())
beforeEach(() => {
  app.time.now += 3_600_000
})

const user = '/api/user/appUser'
const guest = async (): Promise<{ token: string; password: string }> => {
  const made = await app.post('/api/app/guest', {})
  return { token: tokenOf(made), password: (made.result as { initialPassword: string }).initialPassword }
}
const kindsOf = async (token: string): Promise<unknown[]> => {
  const { id } = await app.userOf(token)
  const rows = await app.owner<{ kind: string }[]>`select kind from messages where user_id = ${Number(id)} order by id`
  return rows.map(({ kind }) => kind)
}

it('says who is signed in, and an empty object to whoever is not', async () => {
  const { token } = await guest()
  const { result } = await app.get(`${user}/getMyUserInfo`, {}, { token })
  expect(result).toEqual(await app.userOf(token))
  expect(result).toMatchObject({
    guest: true,
    secondFactorBound: false,
    countryInfo: { english_name: 'United States', chinese_name: '美国', country_code: 'US', phone_code: '1' },
    language: 'en-us',
  })
  for (const unknown of [undefined, 'no token', 'A'.repeat(43)])
    expect(await app.get(`${user}/current`, {}, { token: unknown })).toMatchObject({
      status: 200,
      code: 200,
      result: {},
    })
  expect(await app.get(`${user}/getMyUserInfo`)).toMatchObject({ status: 200, code: 401 })
})

it('notes at most once an hour that somebody is here', async () => {
  const { token } = await guest()
  const { id } = await app.userOf(token)
  await setImportant(app.owner, Number(id), true)
  const begun = app.time.now
  const noted = async () => {
    const [row] = await app.owner<{ active_at: bigint | null; important_online_at: bigint | null }[]>`
      select active_at, important_online_at from users where id = ${Number(id)}`
    return [row?.active_at, row?.important_online_at].map((at) => Number(at) - begun)
  }
  for (const at of [0, 3_599_999, 3_600_000]) {
    app.time.now = begun + at
    expect(await app.get(`${user}/activeReport`, {}, { token })).toMatchObject({ code: 200 })
    expect(await app.get(`${user}/importantCustomerOnLine`, {}, { token })).toMatchObject({ code: 200 })
    const last = at === 3_600_000 ? at : 0
    expect(await noted()).toEqual([last, last])
  }
  expect(await app.get(`${user}/activeReport`)).toMatchObject({ code: 401 })
})

it('notes that important customers alone are online, and tells the app who is one', async () => {
  const { token } = await guest()
  const { id, importantCustomer } = await app.userOf(token)
  expect(importantCustomer).toBe(false)
  const noted = async () => {
    expect(await app.get(`${user}/importantCustomerOnLine`, {}, { token })).toMatchObject({ code: 200 })
    const [row] = await app.owner<{ noted: boolean }[]>`
      select important_online_at is not null as noted from users where id = ${Number(id)}`
    return row?.noted
  }
  expect(await noted()).toBe(false)
  await setImportant(app.owner, Number(id), true)
  expect(await app.userOf(token)).toMatchObject({ importantCustomer: true })
  expect(await noted()).toBe(true)
})

it('lists countries by their English names', async () => {
  const { result } = await app.get('/api/public/getCountryList')
  const countries = result as { english_name: string; country_code: string; phone_code: string }[]
  expect(countries.length).toBeGreaterThan(200)
  expect(countries).toContainEqual({
    english_name: 'Germany',
    chinese_name: '德国',
    country_code: 'DE',
    phone_code: '49',
  })
})

it('changes the settings that are named', async () => {
  const { token } = await guest()
  const first = {
    language: 'en-us',
    displayCurrency: 'USDT',
    theme: 'system',
    colourScheme: 'default',
    hideBalances: false,
  }
  expect(await app.get(`${user}/settings`, {}, { token })).toMatchObject({ result: first })
  const change = { colourScheme: 'red_up', hideBalances: true, language: 'jp' }
  const changed = await app.post(`${user}/changeSettings`, change, { token })
  expect(changed.result).toEqual({ ...first, ...change })
  expect(await app.userOf(token)).toMatchObject({ language: 'jp' })
  const back = await app.post(`${user}/changeSettings`, { hideBalances: false, displayCurrency: 'EUR' }, { token })
  expect(back.result).toEqual({ ...first, ...change, hideBalances: false, displayCurrency: 'EUR' })
  const unknown = await app.post(`${user}/changeSettings`, { displayCurrency: 'XYZ' }, { token })
  expect(unknown).toMatchObject({ code: 4306 })
  expect(await app.post(`${user}/changeSettings`, { theme: 'pink' }, { token })).toMatchObject({ status: 400 })
  expect(await app.post(`${user}/changeSettings`, {})).toMatchObject({ code: 401 })
})

it('changes a password, keeps this session, ends the others, and says so', async () => {
  const token = await app.register('change@example.com')
  const login = (password: string) => app.post('/api/app/login', { account: 'change@example.com', password })
  const other = tokenOf(await login('correct horse'))
  expect(await app.userOf(other)).toHaveProperty('id')
  const key = app.newKey()
  const change = (password: string, newPassword: string, sending: object = {}) =>
    app.post(`${user}/changePassword`, { password, newPassword }, { token, ...sending })
  expect(await change('correct horse', 'correct horse')).toMatchObject({ code: 4612 })
  expect(await change('correct horse', 'short')).toMatchObject({ code: 4611 })
  expect(await change('wrong horse', 'battery staple')).toMatchObject({ code: 4600 })
  expect(await change('correct horse', 'battery staple', { key })).toMatchObject({ code: 200 })
  // The answer was lost: the same request under its key is not a second change, nor a wrong password.
  expect(await change('correct horse', 'battery staple', { key })).toMatchObject({ code: 200 })
  expect(await app.userOf(token)).toHaveProperty('id')
  expect(await app.userOf(other)).toEqual({})
  expect(await login('correct horse')).toMatchObject({ code: 4600 })
  expect(await login('battery staple')).toMatchObject({ code: 200 })
  expect(await kindsOf(token)).toEqual(['welcome', 'new_sign_in', 'password_changed', 'new_sign_in'])
  // The second sign-in is from where the first one was: only the app has the message.
  const sent = await app.delivery.messagesTo('change@example.com', 3)
  expect(sent.map(({ subject }) => subject).toSorted()).toEqual([
    'Touchstone: New sign-in',
    'Touchstone: Password changed',
    'Touchstone: Your registration code',
  ])
  const recorded = await app.owner<{ reply: string; hash: string }[]>`select reply, hash from requests`
  expect(JSON.stringify(recorded)).not.toMatch(/horse|staple/)
  expect(await app.post(`${user}/changePassword`, { password: 'a', newPassword: 'b' })).toMatchObject({ code: 401 })
})

it('makes one of two changes of a password at once', async () => {
  const { token, password } = await guest()
  const change = (newPassword: string) => app.post(`${user}/changePassword`, { password, newPassword }, { token })
  expect(codesOf(await Promise.all([change('battery staple'), change('stapled battery')]))).toEqual([200, 4600])
})

it('takes five wrong passwords from whoever has the session, and no stranger uses them up', async () => {
  const { token, password } = await guest()
  const { account } = await app.userOf(token)
  const change = (old: string) =>
    app.post(`${user}/changePassword`, { password: old, newPassword: 'battery staple' }, { token })
  for (let tried = 0; tried < 6; tried += 1) await app.post('/api/app/login', { account, password: 'wrong horse' })
  const answers = await Promise.all(Array.from({ length: 6 }, () => change('wrong horse')))
  expect(codesOf(answers)).toEqual([4600, 4600, 4600, 4600, 4600, 4616])
  expect(await change(password)).toMatchObject({ code: 4616 })
  app.time.now += 15 * 60_000
  expect(await change(password)).toMatchObject({ code: 200 })
})

it('binds an authenticator once it has shown a right code', async () => {
  const { token, password } = await guest()
  const bind = (more: object = {}) =>
    app.post(`${user}/bindGoogleAuth`, { code: '000000', password, ...more }, { token })
  expect(await bind()).toMatchObject({ code: 4614 })
  const prepared = await app.get('/api/app/generateGoogleKey', {}, { token })
  expect(prepared.result).toHaveProperty('url')
  expect(String((prepared.result as { url: string }).url)).toMatch(/^otpauth:\/\/totp\/Touchstone:user-/)
  expect((await app.get('/api/app/generateGoogleKey', {}, { token })).result).toEqual(prepared.result)
  expect(await bind({ password: 'wrong horse' })).toMatchObject({ code: 4600 })
  expect(await app.get('/api/app/checkGoogleAuth', {}, { token })).toMatchObject({ result: { bound: false } })
  await app.bindAuthenticator(token, password)
  expect(await app.get('/api/app/checkGoogleAuth', {}, { token })).toMatchObject({ result: { bound: true } })
  expect(await app.get('/api/app/checkGoogleAuth')).toMatchObject({ code: 200, result: { bound: false } })
  expect(await bind()).toMatchObject({ code: 4613 })
  expect(await app.get('/api/app/generateGoogleKey', {}, { token })).toMatchObject({ code: 4613 })
  expect(await app.get('/api/app/generateGoogleKey')).toMatchObject({ code: 401 })
  expect(await kindsOf(token)).toEqual(['welcome', 'second_factor_bound'])
})

it('takes five wrong codes of an authenticator that is to be bound', async () => {
  const { token, password } = await guest()
  await app.get('/api/app/generateGoogleKey', {}, { token })
  const bind = () => app.post(`${user}/bindGoogleAuth`, { code: '000000', password }, { token })
  const codes = []
  for (let tried = 0; tried < 6; tried += 1) codes.push((await bind()).code)
  expect(codes).toEqual([4603, 4603, 4603, 4603, 4603, 4616])
})

it('turns a guest into somebody whom a code reaches', async () => {
  const { token } = await guest()
  const email = 'was-a-guest@example.com'
  const bind = (more: object) => app.post(`${user}/bindContact`, { email, agreement: true, ...more }, { token })
  expect(await bind({ code: '000000', agreement: false })).toMatchObject({ code: 4607 })
  expect(await bind({ code: '000000' })).toMatchObject({ code: 4603 })
  const code = await app.codeFor(email, 'bind', token)
  const key = app.newKey()
  const request = { email, code, agreement: true }
  const bound = await app.post(`${user}/bindContact`, request, { token, key })
  expect(bound).toMatchObject({ code: 200 })
  expect(await app.post(`${user}/bindContact`, request, { token, key })).toMatchObject({ code: 200 })
  expect(await app.userOf(token)).toMatchObject({ guest: false, email: 'w***@example.com' })
  const signIn = { email, code: await app.codeFor(email, 'login') }
  expect(await app.post('/api/app/emailLogin', signIn)).toMatchObject({ code: 200 })
  expect(await app.post(`${user}/bindContact`, { email, code })).toMatchObject({ code: 401 })
})

it('binds no contact of somebody else, and says so only to whoever reads it', async () => {
  const token = await app.register('first@example.com')
  const { token: other } = await guest()
  const text = await app.messageFor('first@example.com', 'bind', other)
  expect(text).toMatch(/already belongs to an account/)
  const refused = await app.post(
    `${user}/bindContact`,
    { email: 'first@example.com', code: '123456', agreement: true },
    { token: other },
  )
  expect(refused).toMatchObject({ code: 4603 })
  expect(await app.post(`${user}/bindContact`, { code: '123456' }, { token: other })).toMatchObject({ code: 4608 })
  expect(await app.userOf(token)).toMatchObject({ email: 'f***@example.com' })
})

it('gives a contact to one of two accounts whose owner asks for both at once', async () => {
  const email = 'race@example.com'
  const { token } = await guest()
  const bindCode = await app.codeFor(email, 'bind', token)
  const registerCode = await app.codeFor(email, 'register')
  const request = { email, code: registerCode, password: 'correct horse', agreement: true }
  const answers = await Promise.all([
    app.post(`${user}/bindContact`, { email, code: bindCode, agreement: true }, { token }),
    app.post('/api/app/register', request),
  ])
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(1)
  expect(answers.every(({ code }) => [200, 4603, 4615].includes(code))).toBe(true)
})
