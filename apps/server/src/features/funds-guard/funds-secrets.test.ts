import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { dayMs } from '@touchstone/domain/time'
import { codesOf } from '../accounts/sessions/test-sign-in.ts'
import {
  type FundsApp,
  loginPassword as password,
  type Person,
  startFundsApp,
  withdrawalPath,
} from '../withdrawals/test-funds-app.ts'

const path = '/api/user/appUser/setWithdrawalPassword'

let app: FundsApp
beforeAll(async () => {
  app = await startFundsApp(inject('cluster'))
})
afterAll(() => app.stop())

const withdrawalPassword = '135790'
const set = (body: object, { token }: Pick<Person, 'token'>) =>
  app.post(path, { password, withdrawalPassword, ...body }, { token })
const attempt = (tried: string, { token }: Pick<Person, 'token'>) =>
  app.post(withdrawalPath('apply'), { accountId: '1', amount: '20', withdrawalPassword: tried }, { token })
const kindsOf = async (own: Person) => (await app.messagesOf(own)).map(({ kind }) => kind)

describe('a code for funds', () => {
  it('goes to the own e-mail address alone, at most one a minute', async () => {
    const own = await app.newcomer()
    app.time.now += 61_000
    const send = () => app.post('/api/user/appUser/sendCode', { purpose: 'funds' }, own)
    const answers = await Promise.all([send(), send(), send()])
    expect(codesOf(answers)).toEqual([200, 4604, 4604])
    const sent = answers.find(({ code }) => code === 200)
    expect(sent?.result).toEqual({ resendSeconds: 60, validSeconds: 600, sentTo: 'p***@example.com' })
    expect(await app.post('/api/user/appUser/sendCode', {})).toMatchObject({ code: 401 })
  })

  it('signs nobody in, and a code to sign in is none for funds', async () => {
    const own = await app.newcomer()
    const code = await app.fundsCode(own)
    expect(await app.post('/api/app/emailLogin', { email: own.email, code })).toMatchObject({ code: 4603 })
    const login = await app.codeFor(own.email, 'login')
    expect(await set({ code: login }, own)).toMatchObject({ code: 4603 })
  })

  it('is sent however many codes strangers ask for, and another at once where the last one was used', async () => {
    const own = await app.newcomer()
    const send = () => app.post('/api/user/appUser/sendCode', {}, own)
    expect(await set({ code: await app.fundsCode(own) }, own)).toMatchObject({ code: 200 })
    const ask = (from: string) => app.get('/api/app/getEmailCaptcha', { email: own.email, purpose: 'login' }, { from })
    for (let asked = 0; asked < 60; asked += 1) expect((await ask(`203.0.113.${asked}`)).code).toBe(200)
    expect(await ask('203.0.113.99')).toMatchObject({ code: 4605 })
    expect([(await send()).code, (await send()).code]).toEqual([200, 4604])
  })

  it('is not for a guest', async () => {
    const { result } = await app.post('/api/app/guest', {})
    const { token } = result as { token: string }
    expect(await app.post('/api/user/appUser/sendCode', {}, { token })).toMatchObject({ code: 4845 })
    expect(await set({ code: '123456' }, { token })).toMatchObject({ code: 4845 })
  })
})

describe('the withdrawal password', () => {
  it('is set with login password and code, counts at once, and is kept as a hash', async () => {
    const own = await app.newcomer()
    expect(await set({ code: await app.fundsCode(own) }, own)).toMatchObject({
      code: 200,
      result: { waitsUntilAtMs: null },
    })
    const [row] = await app.owner<{ hash: string }[]>`
      select password_hash as hash from withdrawal_guards where user_id = ${own.userId}`
    expect(row?.hash).toMatch(/^\$argon2id\$/)
    expect(await attempt(withdrawalPassword, own)).toMatchObject({ code: 4804 })
    expect(await kindsOf(own)).toContain('withdrawal_password_set')
  })

  it('is refused with a wrong password or code, six digits that are none, and a code that was used', async () => {
    const own = await app.newcomer()
    const code = await app.fundsCode(own)
    const wrong = code === '000000' ? '111111' : '000000'
    expect(await set({ code, password: 'wrong horse' }, own)).toMatchObject({ code: 4600 })
    expect(await set({ code: wrong }, own)).toMatchObject({ code: 4603 })
    expect(await set({ code, withdrawalPassword: '12345a' }, own)).toMatchObject({ code: 400 })
    expect(codesOf(await Promise.all([set({ code }, own), set({ code }, own)]))).toEqual([200, 4603])
  })

  it('is changed only to another, and then waits', async () => {
    const own = await app.newcomer()
    await app.setPassword(own)
    expect(await set({ code: await app.fundsCode(own) }, own)).toMatchObject({ code: 4844 })
    const changed = await set({ code: await app.fundsCode(own), withdrawalPassword: '246802' }, own)
    expect(changed).toMatchObject({ code: 200, result: { waitsUntilAtMs: app.time.now + dayMs } })
    expect(await attempt(withdrawalPassword, own)).toMatchObject({ code: 4841 })
    expect(await kindsOf(own)).toContain('withdrawal_password_changed')
  })
})

describe('five wrong withdrawal passwords', () => {
  it('lock it for a day, the right one too, and its owner is notified once', async () => {
    const own = await app.newcomer()
    await app.setPassword(own)
    for (const left of [4, 3, 2, 1])
      expect(await attempt('000000', own)).toMatchObject({ code: 4841, result: { details: { left } } })
    const locked = { code: 4842, result: { details: { hours: 24, untilAtMs: app.time.now + dayMs } } }
    expect(await attempt('000000', own)).toMatchObject(locked)
    expect(await attempt(withdrawalPassword, own)).toMatchObject(locked)
    expect((await kindsOf(own)).filter((kind) => kind === 'withdrawal_password_locked')).toHaveLength(1)
    app.time.now += dayMs
    expect(await attempt('000000', own)).toMatchObject({ code: 4841, result: { details: { left: 4 } } })
    expect(await attempt(withdrawalPassword, own)).toMatchObject({ code: 4804 })
  })

  it('are five though twelve come at once', async () => {
    const own = await app.newcomer()
    await app.setPassword(own)
    const { verified } = app.passwords.counts
    const answers = await Promise.all(Array.from({ length: 12 }, () => attempt('000000', own)))
    expect(app.passwords.counts.verified - verified).toBe(5)
    expect(codesOf(answers)).toEqual([...Array<number>(4).fill(4841), ...Array<number>(8).fill(4842)])
    expect(await attempt(withdrawalPassword, own)).toMatchObject({ code: 4842 })
  })

  it('begin anew after a right one, and after a new password', async () => {
    const own = await app.newcomer()
    await app.setPassword(own)
    for (const _ of [1, 2, 3, 4]) await attempt('000000', own)
    expect(await attempt(withdrawalPassword, own)).toMatchObject({ code: 4804 })
    for (const _ of [1, 2, 3, 4, 5]) await attempt('000000', own)
    expect(await attempt(withdrawalPassword, own)).toMatchObject({ code: 4842 })
    await app.setPassword(own, '246802')
    expect(await attempt('246802', own)).toMatchObject({ code: 4804 })
  })

  it('of somebody else lock nothing here', async () => {
    const [own, other] = [await app.newcomer(), await app.newcomer()]
    await app.setPassword(own)
    await app.setPassword(other)
    for (const _ of [1, 2, 3, 4, 5]) await attempt('000000', other)
    expect(await attempt(withdrawalPassword, own)).toMatchObject({ code: 4804 })
  })
})
