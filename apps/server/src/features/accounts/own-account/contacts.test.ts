import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest'
import { TOTP } from 'otpauth'
import { until } from '../../delivery/test-delivery.ts'
import { codesOf, type SignInApp, startSignInApp, tokenOf } from '../sessions/test-sign-in.ts'

let app: SignInApp
beforeAll(async () => {
  app = await startSignInApp(inject('cluster'))
})
afterAll(() => app.stop())
beforeEach(() => {
  app.time.now += 2 * dayMs
})

const user = '/api/user/appUser'
const password = 'correct horse'
const dayMs = 24 * 3_600_000

/** Asks for a contact to be bound, with a fresh code that was sent to it. */
async function bind(token: string, email: string, more: object = {}) {
  const code = await app.codeFor(email, 'bind', token)
  return app.post(`${user}/bindContact`, { email, code, password, ...more }, { token })
}
/** Turns an authenticator on whose key is told first. */
async function turnOn(token: string, more: object) {
  const { result } = await app.get('/api/app/generateGoogleKey', {}, { token })
  const code = new TOTP({ secret: (result as { secret: string }).secret }).generate({ timestamp: app.time.now })
  return app.post(`${user}/bindGoogleAuth`, { code, password, ...more }, { token })
}
const emailOf = async (token: string) => (await app.userOf(token))['email']
/** How many of the mails to an address, when so many have arrived, say this. */
const toldOf = async (email: string, pattern: RegExp, mails: number) =>
  (await app.delivery.messagesTo(email, mails)).filter(({ text }) => pattern.test(text)).length

it('binds another contact for the password and a code to the present one, and notifies that', async () => {
  const token = await app.register('old@example.com')
  const contactCode = await app.accountCode(token)
  const wrong = contactCode === '000000' ? '111111' : '000000'
  expect(await bind(token, 'young@example.com', { password: undefined, contactCode })).toMatchObject({ code: 4600 })
  expect(await bind(token, 'young@example.com', { contactCode: wrong })).toMatchObject({ code: 4621 })
  expect(await emailOf(token)).toBe('o***@example.com')
  expect(await bind(token, 'young@example.com', { contactCode })).toMatchObject({
    code: 200,
    result: { done: true, waitsUntilAtMs: app.time.now + dayMs, bindableFromAtMs: null },
  })
  expect(await emailOf(token)).toBe('y***@example.com')
  expect(await toldOf('old@example.com', /has a new contact in place/, 3)).toBe(1)
  // It was for that change alone.
  expect(await bind(token, 'younger@example.com', { contactCode })).toMatchObject({ code: 4621 })
})

it('takes no code for funds for it, and of two requests with one code binds one', async () => {
  const token = await app.register('both@example.com')
  await app.post(`${user}/sendCode`, { purpose: 'funds' }, { token })
  const [funds] = await app.delivery.messagesTo('both@example.com', 2)
  const forFunds = /\d{6}/.exec(funds?.text ?? '')?.[0]
  expect(await bind(token, 'next@example.com', { contactCode: forFunds })).toMatchObject({ code: 4621 })
  const contactCode = await app.accountCode(token)
  const emails = ['next-1@example.com', 'next-2@example.com']
  const codes: string[] = []
  for (const email of emails) codes.push(await app.codeFor(email, 'bind', token))
  const answers = await Promise.all(
    emails.map((email, at) =>
      app.post(`${user}/bindContact`, { email, code: codes[at], password, contactCode }, { token }),
    ),
  )
  expect(codesOf(answers)).toEqual([200, 4621])
})

it('lets another contact wait three days without that code, and tells the present one at once', async () => {
  const token = await app.register('lost@example.com')
  const asked = await bind(token, 'found@example.com')
  const bindableFromAtMs = app.time.now + 3 * dayMs
  expect(asked).toMatchObject({ code: 200, result: { done: false, waitsUntilAtMs: null, bindableFromAtMs } })
  expect(await emailOf(token)).toBe('l***@example.com')
  app.time.now += dayMs
  // The same again neither binds it nor begins the wait anew, nor is anybody told again.
  expect((await bind(token, 'found@example.com')).result).toMatchObject({ done: false, bindableFromAtMs })
  expect(await toldOf('lost@example.com', /f\*\*\*@example.com can be linked to your account/, 2)).toBe(1)
  app.time.now = bindableFromAtMs - 61_001
  expect((await bind(token, 'found@example.com')).result).toMatchObject({ done: false })
  // To the millisecond.
  app.time.now = bindableFromAtMs - 61_000
  const bound = await bind(token, 'found@example.com')
  expect(bound.result).toMatchObject({ done: true, waitsUntilAtMs: app.time.now + dayMs, bindableFromAtMs: null })
  expect(await emailOf(token)).toBe('f***@example.com')
  expect(await toldOf('lost@example.com', /has a new contact in place/, 3)).toBe(1)
})

it('begins the wait anew for another contact, and for one that nobody came back for', async () => {
  const token = await app.register('slow@example.com')
  await bind(token, 'one@example.com')
  app.time.now += 2 * dayMs
  await bind(token, 'two@example.com')
  app.time.now += 2 * dayMs
  expect((await bind(token, 'one@example.com')).result).toMatchObject({ done: false })
  app.time.now += 6 * dayMs
  expect((await bind(token, 'one@example.com')).result).toMatchObject({
    done: false,
    bindableFromAtMs: app.time.now + 3 * dayMs,
  })
})

it('gives the account back to its owner, whatever somebody did who had the password', async () => {
  const email = 'owner@example.com'
  await app.register(email)
  const thief = tokenOf(await app.post('/api/app/login', { account: email, password }))
  // Neither an authenticator nor a contact of the thief's keeps the owner out.
  await app.accountCode(thief)
  for (const more of [{}, { contactCode: '000000' }]) expect(await turnOn(thief, more)).toMatchObject({ code: 4621 })
  await bind(thief, 'thief@example.com')
  await app.post(`${user}/changePassword`, { password, newPassword: 'eight brown bottles' }, { token: thief })
  // What is sent late is not sent any more: the code to register and the other, the sign-in, the contact, the password.
  expect(await toldOf(email, /can be linked to your account/, 5)).toBe(1)
  app.time.now += 3 * dayMs
  const again = await bind(thief, 'thief@example.com', { password: 'eight brown bottles' })
  expect(again.result).toMatchObject({ done: false })
  const reset = { email, code: await app.codeFor(email, 'forgot'), password: 'nine green bottles' }
  const owner = tokenOf(await app.post('/api/app/forgotPassword', reset))
  expect(await app.userOf(thief)).toEqual({})
  expect(await app.userOf(owner)).toMatchObject({ email: 'o***@example.com', secondFactorBound: false })
  expect(
    await app.owner`select from contact_changes c join users u on u.id = c.user_id where u.email = ${email}`,
  ).toEqual([])
})

it('asks for a code to the contact before an authenticator is turned on, and a guest for none', async () => {
  const email = 'two@factors.example'
  const token = await app.register(email)
  expect(await turnOn(token, {})).toMatchObject({ code: 4621 })
  const contactCode = (await app.accountCode(token)) ?? ''
  expect(await turnOn(token, { contactCode: contactCode === '000000' ? '111111' : '000000' })).toMatchObject({
    code: 4621,
  })
  expect(await app.userOf(token)).toMatchObject({ secondFactorBound: false })
  expect(await turnOn(token, { contactCode })).toMatchObject({ code: 200 })
  // It was for that alone.
  expect(await bind(token, 'two-more@factors.example', { contactCode })).toMatchObject({ code: 4621 })
  const made = await app.post('/api/app/guest', {})
  const { initialPassword } = made.result as { initialPassword: string }
  const guest = tokenOf(made)
  await app.bindAuthenticator(guest, initialPassword)
  expect(await app.userOf(guest)).toMatchObject({ secondFactorBound: true, guest: true })
})

it('binds one of two first contacts that a guest asks for at once without a password', async () => {
  const token = tokenOf(await app.post('/api/app/guest', {}))
  const emails = ['guest-1@example.com', 'guest-2@example.com']
  const codes: string[] = []
  for (const email of emails) codes.push(await app.codeFor(email, 'bind', token))
  const request = (email: string, code: string | undefined) =>
    app.post(`${user}/bindContact`, { email, code, agreement: true }, { token })
  const answers = await Promise.all(emails.map((email, at) => request(email, codes[at])))
  expect(codesOf(answers)).toEqual([200, 4600])
})

/** Waits until so many requests wait for a row that a test holds. */
const waitingFor = (requests: number): Promise<unknown> =>
  until(async () => {
    const waiting = await app.owner`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    return waiting.length >= requests ? waiting : undefined
  })

/** A contact is bound and, behind it, an authenticator turned on, both checked before either has an effect. */
async function bindAndTurnOn(token: string, binding: object, turningOn: object) {
  const { result } = await app.get('/api/app/generateGoogleKey', {}, { token })
  const { secret } = result as { secret: string }
  const { id } = await app.userOf(token)
  const asked = await app.owner.begin(async (other) => {
    await other`select from users where id = ${String(id)} for update`
    const first = app.post(`${user}/bindContact`, binding, { token })
    await waitingFor(1)
    const code = new TOTP({ secret }).generate({ timestamp: app.time.now })
    const second = app.post(`${user}/bindGoogleAuth`, { code, password, ...turningOn }, { token })
    await waitingFor(2)
    return { answers: [first, second] }
  })
  const answers = await Promise.all(asked.answers)
  return { codes: answers.map(({ code }) => code), secondFactorBound: (await app.userOf(token))['secondFactorBound'] }
}

it('turns no authenticator on with a code that another change has used meanwhile', async () => {
  const token = await app.register('meanwhile@example.com')
  const contactCode = await app.accountCode(token)
  const code = await app.codeFor('moved@example.com', 'bind', token)
  const binding = { email: 'moved@example.com', code, password, contactCode }
  expect(await bindAndTurnOn(token, binding, { contactCode })).toEqual({ codes: [200, 4621], secondFactorBound: false })
})

it('turns no authenticator on without a code where a guest has bound a contact meanwhile', async () => {
  const made = await app.post('/api/app/guest', {})
  const token = tokenOf(made)
  const { initialPassword } = made.result as { initialPassword: string }
  const code = await app.codeFor('no-guest@example.com', 'bind', token)
  const binding = { email: 'no-guest@example.com', code, agreement: true }
  const turningOn = { password: initialPassword }
  expect(await bindAndTurnOn(token, binding, turningOn)).toEqual({ codes: [200, 4621], secondFactorBound: false })
})

it('lets no contact wait any more once another one is bound', async () => {
  const token = await app.register('changing@example.com')
  expect((await bind(token, 'first@example.com')).result).toMatchObject({ done: false })
  const contactCode = await app.accountCode(token)
  expect((await bind(token, 'second@example.com', { contactCode })).result).toMatchObject({ done: true })
  app.time.now += 3 * dayMs
  expect((await bind(token, 'first@example.com')).result).toMatchObject({
    done: false,
    bindableFromAtMs: app.time.now + 3 * dayMs,
  })
  expect(await emailOf(token)).toBe('s***@example.com')
})

it('refuses a password that was changed while another contact was being bound', async () => {
  const email = 'changed@example.com'
  const token = await app.register(email)
  const contactCode = await app.accountCode(token)
  const code = await app.codeFor('too-late@example.com', 'bind', token)
  const request = { email: 'too-late@example.com', code, password, contactCode }
  const bound = await app.owner.begin(async (other) => {
    await other`select from users where email = ${email} for update`
    const answer = app.post(`${user}/bindContact`, request, { token })
    await waitingFor(1)
    await other`update users set password_hash = 'another one' where email = ${email}`
    return { answer }
  })
  expect(await bound.answer).toMatchObject({ code: 4600 })
  expect(await emailOf(token)).toBe('c***@example.com')
})
