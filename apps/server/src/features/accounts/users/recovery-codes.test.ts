import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { TOTP } from 'otpauth'
import { readGuard } from '../../funds-guard/guards.store.ts'
import { type SignInApp, startSignInApp } from '../sessions/test-sign-in.ts'

let app: SignInApp
beforeAll(async () => {
  app = await startSignInApp(inject('cluster'))
})
afterAll(() => app.stop())

const password = 'correct horse'

/** Somebody with an authenticator, and the recovery codes that were told when it was turned on. */
async function person(email: string) {
  const token = await app.register(email)
  const { id } = await app.userOf(token)
  const { result } = await app.get('/api/app/generateGoogleKey', {}, { token })
  const totp = new TOTP({ secret: (result as { secret: string }).secret })
  const show = () => totp.generate({ timestamp: app.time.now })
  const body = { code: show(), password, contactCode: await app.accountCode(token) }
  const bound = await app.post('/api/user/appUser/bindGoogleAuth', body, { token })
  const { recoveryCodes: codes } = bound.result as { recoveryCodes: string[] }
  return { token, id: Number(id), email, show, codes }
}

async function challengeOf(email: string): Promise<string> {
  const { result } = await app.post('/api/app/login', { account: email, password })
  return (result as { challenge: string }).challenge
}
const finish = (challenge: string, code: string) => app.post('/api/app/googleSecretLogin', { challenge, code })
/** When withdrawals began to wait, for whatever reason. */
const waitOf = async (id: number): Promise<number | undefined> => {
  const { recovery, changedAt } = await readGuard(app.owner, id)
  return recovery?.at ?? changedAt ?? undefined
}
const left = async (token: string) => (await app.get('/api/app/checkGoogleAuth', {}, { token })).result

it('tells ten codes once, keeps their hashes, and lets no withdrawal wait for turning it on', async () => {
  const { token, id, codes } = await person('ten@example.com')
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(code).toMatch(/^([2-9A-HJ-NP-Z]{4}-){2}[2-9A-HJ-NP-Z]{4}$/)
  const stored = await app.owner`select hash from recovery_codes where user_id = ${id}`
  expect(JSON.stringify(stored)).not.toContain(codes[0])
  expect(await waitOf(id)).toBeUndefined()
  expect(await left(token)).toEqual({ bound: true, recoveryCodesLeft: 10 })
  expect(await app.owner`select from requests where reply like ${`%${codes[0] ?? ''}%`}`).toHaveLength(0)
})

it('finishes a sign-in with each once, tells the owner, and lets withdrawals wait', async () => {
  const { id, email, codes, token } = await person('lost@example.com')
  const [first = '', second = ''] = codes
  const challenge = await challengeOf(email)
  expect(await finish(challenge, 'ABCD-EFGH-JKMN')).toMatchObject({ code: 4603 })
  expect(await waitOf(id)).toBeUndefined()
  const used = await finish(challenge, first.toLowerCase())
  expect(used).toMatchObject({ code: 200 })
  expect(await readGuard(app.owner, id)).toMatchObject({
    recovery: { at: app.time.now, use: 'sign_in_new_device' },
    changedAt: null,
  })
  const another = await challengeOf(email)
  expect(await finish(another, first)).toMatchObject({ code: 4603 })
  expect(await finish(another, second.replaceAll('-', ''))).toMatchObject({ code: 200 })
  expect(await left(token)).toEqual({ bound: true, recoveryCodesLeft: 8 })
  const told = await app.owner`
    select details from messages where user_id = ${id} and kind = 'recovery_code_used' order by id`
  expect(told.map(({ details }) => String(details))).toEqual(['{"left":9}', '{"left":8}'])
})

it('is nobody else’s, and is guessed no faster than the authenticator', async () => {
  const [ann, bob] = [await person('ann7@example.com'), await person('bob7@example.com')]
  let answers: number[] = []
  for (let tried = 0; tried < 6; tried += 1)
    answers = [...answers, (await finish(await challengeOf(bob.email), ann.codes[tried] ?? '')).code]
  expect(answers).toEqual([4603, 4603, 4603, 4603, 4603, 4616])
})

it('turns the authenticator off, after which none is left', async () => {
  const { token, codes, id } = await person('off@example.com')
  const unbind = (code: string) => app.post('/api/user/appUser/unbindGoogleAuth', { code, password }, { token })
  expect(await unbind('ABCD-EFGH-JKMN')).toMatchObject({ code: 4603 })
  expect(await unbind(codes[3] ?? '')).toMatchObject({
    code: 200,
    result: { done: true, waitsUntilAtMs: app.time.now + 24 * 3_600_000 },
  })
  expect(await app.owner`select from recovery_codes where user_id = ${id}`).toHaveLength(0)
  expect(await left(token)).toEqual({ bound: false, recoveryCodesLeft: 0 })
})

it('counts tries anew after one turned the authenticator off', async () => {
  const { token, codes } = await person('anew@example.com')
  const unbind = (code: string) => app.post('/api/user/appUser/unbindGoogleAuth', { code, password }, { token })
  for (let tried = 0; tried < 4; tried += 1) expect(await unbind('ABCD-EFGH-JKMN')).toMatchObject({ code: 4603 })
  expect(await unbind(codes[0] ?? '')).toMatchObject({ code: 200 })
  expect(await app.bindAuthenticator(token, password)).toBeTypeOf('function')
})

it('makes others for a code and the password, and those of before end', async () => {
  const { token, codes, email, show } = await person('more@example.com')
  const more = (code: string, typed = password) =>
    app.post('/api/user/appUser/recoveryCodes', { code, password: typed }, { token })
  expect(await more(show(), 'wrong horse')).toMatchObject({ code: 4600 })
  // Used when it was bound.
  expect(await more(show())).toMatchObject({ code: 4603 })
  app.time.now += 30_000
  const made = await more(show())
  const [fresh = ''] = (made.result as { recoveryCodes: string[] }).recoveryCodes
  const challenge = await challengeOf(email)
  expect(await finish(challenge, codes[0] ?? '')).toMatchObject({ code: 4603 })
  expect(await finish(challenge, fresh)).toMatchObject({ code: 200 })
})
