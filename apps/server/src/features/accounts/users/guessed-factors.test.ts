import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { type SignInApp, startSignInApp, tokenOf } from '../sessions/test-sign-in.ts'

let app: SignInApp
beforeAll(async () => {
  app = await startSignInApp(inject('cluster'))
  // Far from midnight: what is told once a day is told by its date.
  app.time.now += 2 * dayMs - (app.time.now % dayMs) + 6 * hourMs
})
afterAll(() => app.stop())

const [hourMs, dayMs] = [3_600_000, 24 * 3_600_000]
let networks = 0

type Person = { id: number; account: string; password: string; token: string }

/** Somebody with an authenticator. */
async function guarded(): Promise<Person> {
  const made = await app.post('/api/app/guest', {})
  const { account, initialPassword: password } = made.result as { account: string; initialPassword: string }
  const token = tokenOf(made)
  await app.bindAuthenticator(token, password)
  return { id: Number((await app.userOf(token))['id']), account, password, token }
}

/** A wrong code in a browser that the account does not know, each time from another network. */
async function guess({ account, password }: Person, code = '000000'): Promise<number> {
  networks += 1
  const from = `203.0.${Math.floor(networks / 250)}.${networks % 250}`
  const { result } = await app.post('/api/app/login', { account, password }, { from })
  const { challenge } = result as { challenge: string }
  return (await app.post('/api/app/googleSecretLogin', { challenge, code }, { from })).code
}
async function guessOften(person: Person, times: number): Promise<void> {
  for (let tried = 0; tried < times; tried += 1) expect(await guess(person)).toBe(4603)
}

const told = async ({ id }: Person): Promise<unknown[]> =>
  (
    await app.owner<{ details: string }[]>`
      select details from messages where user_id = ${id} and kind = 'second_factor_guessed' order by id`
  ).map(({ details }) => JSON.parse(details) as unknown)

it('tells the owner of ten wrong codes in unknown browsers, once a day', async () => {
  const person = await guarded()
  await guessOften(person, 9)
  expect(await told(person)).toEqual([])
  // A recovery code counts as well.
  expect(await guess(person, 'AAAA-AAAA-AAAA')).toBe(4603)
  expect(await told(person)).toEqual([{ count: 10 }])
  await guessOften(person, 3)
  expect(await told(person)).toEqual([{ count: 10 }])
  app.time.now += dayMs
  await guessOften(person, 9)
  expect(await told(person)).toHaveLength(1)
  await guessOften(person, 1)
  expect(await told(person)).toHaveLength(2)
})

it('tells nobody of wrong codes in a browser that the account knows', async () => {
  const { token, password, ...person } = await guarded()
  for (let tried = 0; tried < 5; tried += 1)
    await app.post('/api/user/appUser/unbindGoogleAuth', { code: '000000', password }, { token })
  expect(await told({ ...person, token, password })).toEqual([])
  await guessOften({ ...person, token, password }, 9)
  expect(await told({ ...person, token, password })).toEqual([])
})

it('a new password ends what strangers have used up together', async () => {
  const person = await guarded()
  for (let tried = 0; tried < 101; tried += 1) await guess(person)
  // All of them together wait now, the owner in a new browser too.
  expect(await guess(person)).toBe(4616)
  const password = 'eight brown bottles'
  const change = { password: person.password, newPassword: password }
  expect(await app.post('/api/user/appUser/changePassword', change, { token: person.token })).toMatchObject({
    code: 200,
  })
  expect(await guess({ ...person, password })).toBe(4603)
})
