import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest'
import { lockAuditLog } from '../../../console/audit/audit.ts'
import { until } from '../../delivery/test-delivery.ts'
import { codesOf, type SignInApp, startSignInApp, tokenOf } from './test-sign-in.ts'

let app: SignInApp
beforeAll(async () => {
  app = await startSignInApp(inject('cluster'))
})
afterAll(() => app.stop())
beforeEach(() => {
  app.time.now += 3_600_000
})

const login = (account: string, password: string, more: object = {}) =>
  app.post('/api/app/login', { account, password, ...more })

it('registers an e-mail address with both books and a welcome', async () => {
  const token = await app.register('ann@example.com')
  const user = await app.userOf(token)
  expect(user).toMatchObject({ email: 'a***@example.com', phone: null, guest: false, hasPassword: true })
  expect(user['invitationCode']).toMatch(/^[2-9A-HJKMNP-Z]{8}$/)
  const userId = Number(user['id'])
  expect(await app.owner`select world from books where user_id = ${userId} order by world`).toEqual([
    { world: 'demo' },
    { world: 'real' },
  ])
  expect(await app.owner`select kind from messages where user_id = ${userId}`).toEqual([{ kind: 'welcome' }])
  const [row] = await app.owner<{ password_hash: string }[]>`select password_hash from users where id = ${userId}`
  expect(row?.password_hash).toMatch(/^\$argon2id\$/)
})

it('registers a phone number, in whichever form it is typed', async () => {
  const code = await app.codeFor('+447400123456', 'register')
  const request = { phone: '07400 123456', countryCode: 'GB', code, password: 'correct horse', agreement: true }
  const token = tokenOf(await app.post('/api/app/register', request))
  expect(await app.userOf(token)).toMatchObject({ phone: '+44***456', countryInfo: { country_code: 'GB' } })
  expect(await login('07400 123 456', 'correct horse', { countryCode: 'GB' })).toMatchObject({ code: 200 })
  expect(await login('+44 7400 123456', 'correct horse')).toMatchObject({ code: 200 })
})

it('refuses a registration without agreement, code, strength or a known invitation', async () => {
  const register = (more: object) =>
    app.post('/api/app/register', {
      email: 'bob@example.com',
      code: '000000',
      password: 'correct horse',
      agreement: true,
      ...more,
    })
  expect(await register({ agreement: false })).toMatchObject({ code: 4607 })
  expect(await register({ agreement: undefined })).toMatchObject({ code: 4607 })
  expect(await register({ password: 'short' })).toMatchObject({ code: 4611, result: { details: { minimum: 8 } } })
  expect(await register({ password: 'password123' })).toMatchObject({ code: 4611 })
  expect(await register({ password: 'Bob@Example.com' })).toMatchObject({ code: 4611 })
  expect(await register({ inviteCode: 'AAAAAAAA' })).toMatchObject({ code: 4610 })
  expect(await register({ email: undefined })).toMatchObject({ code: 4608 })
  expect(await register({ phone: '+447400123457' })).toMatchObject({ code: 4608 })
  expect(await register({})).toMatchObject({ code: 4603 })
})

it('makes no second account for a contact, and says nothing of the first', async () => {
  await app.register('taken@example.com')
  expect(await app.messageFor('taken@example.com', 'register')).not.toMatch(/\d{6}/)
  const request = { email: 'taken@example.com', code: '123456', password: 'another horse', agreement: true }
  expect(await app.post('/api/app/register', request)).toMatchObject({ code: 4603 })
  expect(await login('taken@example.com', 'correct horse')).toMatchObject({ code: 200 })
})

it('binds an inviter when an account is made', async () => {
  const inviter = await app.userOf(await app.register('inviter@example.com'))
  const inviteCode = String(inviter['invitationCode']).toLowerCase()
  const guest = await app.userOf(tokenOf(await app.post('/api/app/guest', { inviteCode })))
  expect(await app.owner`select inviter_id from users where id = ${Number(guest['id'])}`).toEqual([
    { inviter_id: BigInt(Number(inviter['id'])) },
  ])
  expect(await app.post('/api/app/guest', { inviteCode: 'ZZZZZZZZ' })).toMatchObject({ code: 4610 })
})

it('lets a guest in by a chosen or a made-up name, and knows a name again whatever its capitals', async () => {
  const chosen = await app.post('/api/app/guest', { account: 'Grace_1' })
  expect(chosen).toMatchObject({ code: 200, result: { account: 'Grace_1' } })
  const { initialPassword } = chosen.result as { initialPassword: string }
  expect(await app.userOf(tokenOf(chosen))).toMatchObject({ guest: true, email: null, phone: null })
  expect(await app.post('/api/app/guest', { account: 'grace_1' })).toMatchObject({ code: 4602 })
  expect(await login('GRACE_1', initialPassword)).toMatchObject({ code: 200 })
  const made = await app.post('/api/app/guest', {})
  expect(made).toMatchObject({ code: 200 })
  const { account } = made.result as { account: string }
  expect(await app.get('/api/app/checkAccount', { account })).toMatchObject({ result: { exists: true } })
  expect(await app.get('/api/app/checkAccount', { account: 'nobody-here' })).toMatchObject({
    result: { exists: false },
  })
  expect(await app.get('/api/app/checkAccount', { account: 'ann@example.com' })).toMatchObject({ status: 400 })
  expect(await app.post('/api/app/guest', { account: '1abc' })).toMatchObject({ status: 400 })
})

it('gives a name to one of two guests who choose it at once', async () => {
  const choose = () => app.post('/api/app/guest', { account: 'TheSame' })
  expect(codesOf(await Promise.all([choose(), choose()]))).toEqual([200, 4602])
})

it('answers a wrong account as a wrong password, at the same cost', async () => {
  await app.register('cost@example.com')
  const costOf = async (account: string, password: string) => {
    const before = { ...app.passwords.counts }
    const { status, code, message, result } = await login(account, password)
    const { hashed, verified } = app.passwords.counts
    return { status, code, message, result, hashed: hashed - before.hashed, verified: verified - before.verified }
  }
  const wrongPassword = await costOf('cost@example.com', 'wrong horse')
  expect(wrongPassword).toMatchObject({ status: 200, code: 4600, hashed: 0, verified: 1 })
  for (const account of ['nobody@example.com', 'nobody', '+447400999999', 'no account at all @'])
    expect(await costOf(account, 'the password of nobody')).toEqual(wrongPassword)
})

it('takes five wrong passwords, then one after a minute, of accounts that are there and that are not', async () => {
  await app.register('five@example.com')
  for (const account of ['five@example.com', 'not-there@example.com']) {
    const answers = await Promise.all(Array.from({ length: 7 }, () => login(account, 'wrong horse')))
    expect(codesOf(answers)).toEqual([4600, 4600, 4600, 4600, 4600, 4616, 4616])
    expect(await login(account.toUpperCase(), 'correct horse')).toMatchObject({
      code: 4616,
      result: { details: { minutes: 1 } },
    })
  }
  app.time.now += 15 * 60_000
  expect(await login('five@example.com', 'correct horse')).toMatchObject({ code: 200 })
})

it('begins no session with a password that is changed while it is being checked', async () => {
  const token = await app.register('racing@example.com')
  const { id } = await app.userOf(token)
  const changing = Promise.withResolvers<undefined>()
  const change = app.owner.begin(async (transaction) => {
    await transaction`update users set password_hash = 'another' where id = ${Number(id)}`
    await changing.promise
  })
  const signingIn = login('racing@example.com', 'correct horse')
  await until(async () => {
    const waiting = await app.owner`select from pg_locks where not granted`
    return waiting.length > 0 ? true : undefined
  })
  changing.resolve(undefined)
  await change
  expect(await signingIn).toMatchObject({ code: 4600 })
})

it('counts anew after a right password', async () => {
  await app.register('anew@example.com')
  for (let round = 0; round < 2; round += 1) {
    for (let tried = 0; tried < 4; tried += 1) await login('anew@example.com', 'wrong horse')
    expect(await login('anew@example.com', 'correct horse')).toMatchObject({ code: 200 })
  }
})

it('signs in by code, and notifies the account', async () => {
  const token = await app.register('code@example.com')
  const code = await app.codeFor('code@example.com', 'login')
  const signedIn = tokenOf(await app.post('/api/app/emailLogin', { email: 'Code@Example.com', code }))
  const user = await app.userOf(signedIn)
  expect(user['id']).toBe((await app.userOf(token))['id'])
  const kinds = await app.owner`select kind from messages where user_id = ${Number(user['id'])} order by id`
  expect(kinds).toEqual([{ kind: 'welcome' }, { kind: 'new_sign_in' }])
  expect(await app.post('/api/app/phoneLogin', { phone: '+447400999998', code })).toMatchObject({ code: 4603 })
  expect(await app.post('/api/app/phoneLogin', { phone: 'x', code })).toMatchObject({ code: 4608 })
})

it('asks for the code of the authenticator, each once, five tries', async () => {
  const token = await app.register('totp@example.com')
  const show = await app.bindAuthenticator(token)
  app.time.now += 30_000
  const challengeOf = async (): Promise<string> => {
    const { result } = await login('totp@example.com', 'correct horse')
    return (result as { challenge: string }).challenge
  }
  const finish = (challenge: string, code: string) => app.post('/api/app/googleSecretLogin', { challenge, code })
  const first = await challengeOf()
  expect(await app.owner`select from challenges where token_hash = ${first}`).toHaveLength(0)
  const twice = await Promise.all([finish(first, show()), finish(first, show())])
  expect(twice.filter(({ code }) => code === 200)).toHaveLength(1)
  const second = await challengeOf()
  expect(await finish(second, show())).toMatchObject({ code: 4603 })
  app.time.now += 30_000
  expect(await finish(second, show(app.time.now + 60_000))).toMatchObject({ code: 4603 })
  expect(await finish(second, show(app.time.now + 30_000))).toMatchObject({ code: 200 })
  expect(await finish(second, show())).toMatchObject({ code: 4606 })

  app.time.now += 60_000
  const third = await challengeOf()
  const wrong = show() === '000000' ? '111111' : '000000'
  for (let tried = 0; tried < 5; tried += 1) expect(await finish(third, wrong)).toMatchObject({ code: 4603 })
  expect(await finish(third, show())).toMatchObject({ code: 4606 })
  expect(await finish(await challengeOf(), show())).toMatchObject({ code: 4616 })
  app.time.now += 15 * 60_000
  const late = await challengeOf()
  app.time.now += 5 * 60_000
  expect(await finish(late, show())).toMatchObject({ code: 4606 })
  expect(await finish(await challengeOf(), show())).toMatchObject({ code: 200 })
  expect(await finish('nonsense', '000000')).toMatchObject({ code: 4606 })
})

it('sets a forgotten password, ends every session, and asks for the authenticator', async () => {
  const token = await app.register('forgot@example.com')
  const show = await app.bindAuthenticator(token)
  const code = await app.codeFor('forgot@example.com', 'forgot')
  const reset = (more: object) =>
    app.post('/api/app/forgotPassword', { email: 'forgot@example.com', code, password: 'another horse', ...more })
  expect(await reset({ password: 'weak' })).toMatchObject({ code: 4611 })
  expect(await reset({ email: 'nobody@example.com' })).toMatchObject({ code: 4603 })
  const answer = await reset({})
  expect(answer).toMatchObject({ code: 200 })
  expect(await app.userOf(token)).toEqual({})
  const { challenge } = answer.result as { challenge: string }
  app.time.now += 60_000
  const finished = await app.post('/api/app/googleSecretLogin', { challenge, code: show() })
  expect(await app.userOf(tokenOf(finished))).toMatchObject({ secondFactorBound: true })
  expect(await login('forgot@example.com', 'correct horse')).toMatchObject({ code: 4600 })
  expect(await login('forgot@example.com', 'another horse')).toMatchObject({ code: 200 })
  const sent = await app.delivery.messagesTo('forgot@example.com', 6)
  expect(sent.map(({ subject }) => subject).toSorted()).toEqual([
    'Touchstone: Authenticator turned on',
    'Touchstone: New sign-in',
    'Touchstone: Password changed',
    'Touchstone: Your code for a new password',
    'Touchstone: Your code to change how you sign in',
    'Touchstone: Your registration code',
  ])
})

it('calls nobody as if they were ours', async () => {
  for (const account of ['Support', 'adm1n-2', 'T0uchstone'])
    expect(await app.post('/api/app/guest', { account })).toMatchObject({
      code: 4620,
      result: { key: 'name_reserved' },
    })
})

it('registers nobody while the audit log is held up, keeps nobody waiting for it, and does once it is not', async () => {
  const people = ['held-1@example.com', 'held-2@example.com', 'held-3@example.com', 'held-4@example.com']
  const bodies: object[] = []
  for (const email of people)
    bodies.push({ email, code: await app.codeFor(email, 'register'), password: 'correct horse', agreement: true })
  const register = () => Promise.all(bodies.map((body) => app.post('/api/app/register', body)))
  await app.owner.begin(async (transaction) => {
    await lockAuditLog(transaction)
    for (const { code, result } of await register())
      expect({ code, result }).toMatchObject({ code: 503, result: { key: 'overloaded', details: { seconds: 1 } } })
    const [row] = await app.owner<{ count: bigint }[]>`select count(*) from users where email = any(${people})`
    expect(row?.count).toBe(0n)
  })
  for (const body of bodies) expect(await app.post('/api/app/register', body)).toMatchObject({ code: 200 })
})
