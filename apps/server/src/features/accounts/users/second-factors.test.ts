import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest'
import { insertOperator } from '../../../console/operators/operators.store.ts'
import { type SignInApp, startSignInApp, tokenOf } from '../sessions/test-sign-in.ts'
import { newAuthenticatorSecret } from './authenticator.ts'
import type { SealedSecret } from './authenticator-safe.ts'
import { openAuthenticatorSafe } from './open-authenticator-safe.ts'
import { testFilesKey, testSafe } from './test-safe.ts'

let app: SignInApp
beforeAll(async () => {
  app = await startSignInApp(inject('cluster'))
})
afterAll(() => app.stop())
beforeEach(() => {
  app.time.now += 3_600_000
})

type Person = { account: string; password: string; token: string }

/** Somebody with a name alone: no message has to arrive. */
async function newcomer(): Promise<Person> {
  const made = await app.post('/api/app/guest', {})
  const { account, initialPassword: password } = made.result as { account: string; initialPassword: string }
  return { account, password, token: tokenOf(made) }
}
const login = ({ account, password }: Person) => app.post('/api/app/login', { account, password })
const bind = ({ token, password }: Person) => app.bindAuthenticator(token, password)
const unbind = ({ token, password }: Person, code: string, { key = app.newKey(), ...more } = {}) =>
  app.post('/api/user/appUser/unbindGoogleAuth', { code, password, ...more }, { token, key })

type Row = { secret: string | null; pending_secret: string | null }
async function rowOf({ token }: Person): Promise<{ id: number; row: Row | undefined }> {
  const id = Number((await app.userOf(token))['id'])
  const [row] = await app.owner<Row[]>`select secret, pending_secret from second_factors where user_id = ${id}`
  return { id, row }
}

async function finishSignIn(person: Person, code: string) {
  const { challenge } = (await login(person)).result as { challenge: string }
  return app.post('/api/app/googleSecretLogin', { challenge, code })
}

it('keeps the key of an authenticator sealed, while it waits and once it is bound', async () => {
  const person = await newcomer()
  const { result } = await app.get('/api/app/generateGoogleKey', {}, person)
  const { secret } = result as { secret: string }
  const waiting = (await rowOf(person)).row
  expect(waiting?.secret).toBe(null)
  expect(waiting?.pending_secret).toMatch(/^sealed:[0-9a-f]{16}:/)
  expect(waiting?.pending_secret).not.toContain(secret)
  await bind(person)
  const { id, row } = await rowOf(person)
  expect(row).toEqual({ secret: waiting?.pending_secret, pending_secret: null })
  expect(testSafe.open({ userId: id }, row?.secret as SealedSecret)).toBe(secret)
})

it('takes no key that was moved here from another account', async () => {
  const [own, theirs] = [await newcomer(), await newcomer()]
  await bind(own)
  const show = await bind(theirs)
  const [to, from] = [await rowOf(own), await rowOf(theirs)]
  await app.owner`update second_factors set secret = ${from.row?.secret ?? null} where user_id = ${to.id}`
  app.time.now += 30_000
  expect((await finishSignIn(own, show())).status).toBe(500)
  expect(await finishSignIn(theirs, show())).toMatchObject({ code: 200 })
})

it('seals what an earlier version left plain, which goes on working', async () => {
  const [bound, pending] = [await newcomer(), await newcomer()]
  const show = await bind(bound)
  const { result } = await app.get('/api/app/generateGoogleKey', {}, pending)
  const { secret: waiting } = result as { secret: string }
  const { id, row } = await rowOf(bound)
  const secret = testSafe.open({ userId: id }, row?.secret as SealedSecret)
  const ofOperator = newAuthenticatorSecret()
  await app.owner`update second_factors set secret = ${secret} where user_id = ${id}`
  const { id: pendingId } = await rowOf(pending)
  await app.owner`update second_factors set pending_secret = ${waiting} where user_id = ${pendingId}`
  await insertOperator(app.owner, {
    name: 'admin-1',
    roles: ['admin'],
    passwordHash: 'x',
    secret: ofOperator as SealedSecret,
    createdAt: 0,
    since: 0,
  })

  const said: string[] = []
  const open = (key: string) =>
    openAuthenticatorSafe({ key, folder: '' }, { sql: app.house.sql, say: (line) => said.push(line) })
  await open(testFilesKey)
  expect(said).toEqual(['encrypted 3 authenticator keys that were stored in plain text'])
  const left = await app.owner<{ secret: SealedSecret }[]>`
    select secret from operators union all select secret from second_factors where user_id = ${id}
    union all select pending_secret from second_factors where user_id = ${pendingId}`
  expect(left.filter((each) => [secret, waiting, ofOperator].some((plain) => each.secret.includes(plain)))).toEqual([])
  expect(left.filter((each) => !each.secret.startsWith('sealed:'))).toEqual([])
  expect(testSafe.open({ operator: 'admin-1' }, left[0]?.secret ?? ('' as SealedSecret))).toBe(ofOperator)

  app.time.now += 30_000
  expect(await finishSignIn(bound, show())).toMatchObject({ code: 200 })
  expect((await app.get('/api/app/generateGoogleKey', {}, pending)).result).toMatchObject({
    secret: waiting,
  })
  await open(testFilesKey)
  expect(said).toHaveLength(1)
  await open('08'.repeat(32))
  expect(said[1]).toMatch(/^\d+ authenticator keys cannot be read: they were encrypted with another key/)
})

it('unbinds an authenticator for its code and the password, ends every other session, and notifies the user', async () => {
  const password = 'correct horse'
  const person = { account: 'unbind@example.com', password, token: await app.register('unbind@example.com', password) }
  const other = tokenOf(await login(person))
  const show = await bind(person)
  const { challenge } = (await login(person)).result as { challenge: string }
  expect(await unbind(person, show())).toMatchObject({ code: 4603 })
  app.time.now += 30_000
  expect(await unbind({ ...person, password: 'wrong horse' }, show())).toMatchObject({ code: 4600 })
  expect(await unbind(person, '000000')).toMatchObject({ code: 4603 })
  expect(await app.userOf(person.token)).toMatchObject({ secondFactorBound: true })
  expect(await app.userOf(other)).toHaveProperty('id')
  const key = app.newKey()
  expect(await unbind(person, show(), { key })).toMatchObject({ code: 200, result: { done: true } })
  // The answer was lost: the same request under its key is answered as before.
  expect(await unbind(person, show(), { key })).toMatchObject({ code: 200 })

  const { id } = await rowOf(person)
  expect(await app.userOf(person.token)).toMatchObject({ secondFactorBound: false })
  expect(await app.userOf(other)).toEqual({})
  expect(await app.post('/api/app/googleSecretLogin', { challenge, code: show() })).toMatchObject({ code: 4606 })
  expect((await login(person)).result).toHaveProperty('token')
  const messages = await app.owner`
    select d.recipient from messages m join deliveries d on d.message_id = m.id
    where m.user_id = ${id} and m.kind = 'second_factor_unbound'`
  expect(messages).toHaveLength(1)
  expect(await unbind(person, show())).toMatchObject({ code: 4619 })
  expect(await app.post('/api/user/appUser/unbindGoogleAuth', { code: show(), password })).toMatchObject({ code: 401 })
})

it('unbinds once, and binds another one after it', async () => {
  const person = await newcomer()
  const first = await bind(person)
  app.time.now += 30_000
  const code = first()
  const answers = await Promise.all([1, 2, 3].map(() => unbind(person, code)))
  expect(answers.filter((answer) => answer.code === 200)).toHaveLength(1)
  const second = await bind(person)
  app.time.now += 30_000
  expect(await unbind(person, first())).toMatchObject({ code: 4603 })
  expect(await finishSignIn(person, second())).toMatchObject({ code: 200 })
})

it('takes five wrong codes of an authenticator that is to be unbound', async () => {
  const person = await newcomer()
  await bind(person)
  const codes = []
  for (let tried = 0; tried < 6; tried += 1) codes.push((await unbind(person, '000000')).code)
  expect(codes).toEqual([4603, 4603, 4603, 4603, 4603, 4616])
})
