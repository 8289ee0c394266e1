import { createClient } from '@touchstone/client/client'
import { createBodySeal } from '@touchstone/client/body-seal'
import { api, type CallName } from '@touchstone/wire/api'
import type { Call } from '@touchstone/wire/call'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { startTestServer, type TestServer } from '../test-server.ts'
import { type Verdict, verdictOf } from './test-faults.ts'
import { queryOf } from './test-query.ts'
import type { Seal } from './test-siege.ts'
import { codeSentTo } from './test-outbox.ts'
import { createRequester, type Requester } from './test-request.ts'

const password = 'correct horse battery'
const email = 'known@example.com'
const unknownEmail = 'unknown@example.com'
const phone = '+14155552671'
const unknownPhone = '+14155552672'

let server: TestServer
let requester: Requester
let seal: Seal
let account: string
let token: string

beforeAll(async () => {
  // With a token nobody is an insider by an address: asked are all questions by strangers.
  server = await startTestServer(inject('cluster'), { metricsToken: 'a token of ours' })
  requester = createRequester(server.port)
  const client = createClient({ origin: server.origin, token: () => token })
  seal = await createBodySeal((await client.publicKey({})).publicKey)
  await client.emailCaptcha({ email, purpose: 'register' })
  const code = await codeSentTo(server.sql, email)
  const made = await client.register({ email, code, password, agreement: true })
  if (!('token' in made)) throw new Error('a new account is signed in')
  ;({ token } = made)
  await client.phoneCaptcha({ phone, purpose: 'bind' })
  await client.sendOwnCode({ purpose: 'account' })
  const contactCode = await codeSentTo(server.sql, email, [code])
  await client.bindContact({ phone, code: await codeSentTo(server.sql, phone), password, contactCode })
  ;({ account } = await client.myInfo({}))
})
afterAll(async () => {
  requester.close()
  await server.stop()
})

type Answer = { verdict: Verdict; status: number; text: string; headers: string[] }

/** An answer without what time alone changes. */
async function ask(name: CallName, fields: object, by?: string): Promise<Answer> {
  const call: Call = api[name]
  const isGet = call.method === 'GET'
  const answer = await requester.send({
    method: call.method,
    path: isGet ? `${call.path}?${queryOf(fields)}` : call.path,
    headers: by === undefined ? {} : { 'access-token': by },
    ...(isGet ? {} : { body: seal(JSON.stringify(fields)) }),
  })
  const { status, text, headers } = answer
  return {
    verdict: verdictOf(answer, call),
    status,
    text: text.replace(/\d{1,2}( s|[,}])/g, '#$1').replace(/"code":"\d{6}"/, '"code":"######"'),
    headers: Object.keys(headers),
  }
}

const code = '000000'
const wrong = { code, agreement: true, inviteCode: '' }

it.each<[string, CallName, () => object, object, Verdict]>([
  [
    'log in by name',
    'login',
    () => ({ account, password: 'wrong' }),
    { account: 'nobody', password: 'wrong' },
    'credentials_wrong',
  ],
  [
    'log in by e-mail',
    'login',
    () => ({ account: email, password: 'wrong' }),
    { account: unknownEmail, password },
    'credentials_wrong',
  ],
  [
    'log in by phone',
    'login',
    () => ({ account: phone, password: 'wrong' }),
    { account: unknownPhone, password },
    'credentials_wrong',
  ],
  [
    'a code to log in',
    'emailCaptcha',
    () => ({ email, purpose: 'login' }),
    { email: unknownEmail, purpose: 'login' },
    'ok',
  ],
  [
    'another too soon',
    'emailCaptcha',
    () => ({ email, purpose: 'login' }),
    { email: unknownEmail, purpose: 'login' },
    'code_sent_recently',
  ],
  [
    'a code by phone',
    'phoneCaptcha',
    () => ({ phone, purpose: 'forgot' }),
    { phone: unknownPhone, purpose: 'forgot' },
    'ok',
  ],
  ['log in by code', 'emailLogin', () => ({ email, code }), { email: unknownEmail, code }, 'code_wrong'],
  ['log in by a text', 'phoneLogin', () => ({ phone, code }), { phone: unknownPhone, code }, 'code_wrong'],
  [
    'forgotten',
    'forgotPassword',
    () => ({ email, code, password }),
    { email: unknownEmail, code, password },
    'code_wrong',
  ],
  [
    'forgotten, weak',
    'forgotPassword',
    () => ({ email, code, password: '1' }),
    { email: unknownEmail, code, password: '1' },
    'password_too_weak',
  ],
  [
    'register',
    'register',
    () => ({ ...wrong, email, password }),
    { ...wrong, email: unknownEmail, password },
    'code_wrong',
  ],
  [
    'register by phone',
    'register',
    () => ({ ...wrong, phone, password }),
    { ...wrong, phone: unknownPhone, password },
    'code_wrong',
  ],
])('%s: nobody learns from %s whether there is an account', async (_title, name, known, unknown, verdict) => {
  // Codes are one a minute: what was sent before makes way for what is asked now.
  if (verdict === 'ok') await server.sql`update codes set sent_at = sent_at - 61000`
  const answers = [await ask(name, known()), await ask(name, unknown)]
  expect(answers.map((answer) => answer.verdict)).toEqual([verdict, verdict])
  expect(answers[1]).toEqual(answers[0])
})

it('learns as little from a limit: both run out of tries alike', async () => {
  await server.sql`delete from tries`
  const rounds: Answer[][] = []
  for (let round = 0; round < 7; round += 1)
    rounds.push(
      await Promise.all([account, 'nobody-at-all'].map((name) => ask('login', { account: name, password: 'not it' }))),
    )
  const wrong = Array.from({ length: 5 }, () => 'credentials_wrong')
  expect(rounds.map(([known]) => known?.verdict)).toEqual([...wrong, 'tries_exhausted', 'tries_exhausted'])
  expect(rounds.map(([, unknown]) => unknown)).toEqual(rounds.map(([known]) => known))
})

it('does not say to whom a contact belongs that somebody else wants to bind', async () => {
  const { token: other } = await createClient({ origin: server.origin }).guest({})
  await server.sql`update codes set sent_at = sent_at - 61000`
  const sent = [
    await ask('emailCaptcha', { email, purpose: 'bind' }, other),
    await ask('emailCaptcha', { email: unknownEmail, purpose: 'bind' }, other),
  ]
  expect(sent[1]).toEqual(sent[0])
  const { initialPassword } = await createClient({ origin: server.origin }).guest({})
  const bound = [
    await ask('bindContact', { email, code, password: initialPassword, agreement: true }, other),
    await ask('bindContact', { email: unknownEmail, code, password: initialPassword, agreement: true }, other),
  ]
  expect(bound[0]?.verdict).toBe('code_wrong')
  expect(bound[1]).toEqual(bound[0])
})

it('sends one message either way, and only its reader learns which', async () => {
  const count = async (recipient: string): Promise<number> => {
    const [row] = await server.sql<
      { count: bigint }[]
    >`select count(*) as count from deliveries where recipient = ${recipient}`
    return Number(row?.count)
  }
  await server.sql`update codes set sent_at = sent_at - 61000`
  const before = [await count(email), await count(unknownEmail)]
  await ask('emailCaptcha', { email, purpose: 'register' })
  await ask('emailCaptcha', { email: unknownEmail, purpose: 'register' })
  expect([await count(email), await count(unknownEmail)]).toEqual(before.map((number) => number + 1))
})
