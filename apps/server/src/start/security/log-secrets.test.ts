import { Writable } from 'node:stream'
import { createClient } from '@touchstone/client/client'
import { CallRefused } from '@touchstone/client/call-failed'
import { createBodySeal } from '@touchstone/client/body-seal'
import { api } from '@touchstone/wire/api'
import { TOTP } from 'otpauth'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { logOptions } from '../operations/log.ts'
import { startTestServer, type TestServer } from '../test-server.ts'
import { codeSentTo } from './test-outbox.ts'
import { createRequester } from './test-request.ts'

let server: TestServer
let logged = ''
const secrets = new Map<string, string>()

/** Remembers what must never be read in a log. */
function secret(name: string, text: string): string {
  secrets.set(name, text)
  return text
}

beforeAll(async () => {
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      logged += chunk.toString()
      done()
    },
  })
  server = await startTestServer(inject('cluster'), {
    log: pino(logOptions('trace'), sink),
    metricsToken: secret('metrics', 'm-3tr1c5-t0k3n'),
  })
})
afterAll(() => server.stop())

/** How a call was refused. */
const refusalOf = (asked: Promise<unknown>): Promise<unknown> =>
  asked.then(
    () => 'not at all',
    (error: unknown) => (error instanceof CallRefused ? error.kind : String(error)),
  )

it('takes somebody through everything that has a secret in it', async () => {
  let token: string | undefined
  const client = createClient({ origin: server.origin, token: () => token, retries: 0 })
  const email = 'somebody@example.com'
  const password = secret('password', 'pa55-of-the-tale')
  const newPassword = secret('new password', 'n3w-of-the-tale')
  const { token: guestToken, initialPassword } = await client.guest({})
  secret('token of a guest', guestToken)
  secret('initial password', initialPassword)
  await client.emailCaptcha({ email, purpose: 'register' })
  const code = secret('code', await codeSentTo(server.sql, email))
  const weak = client.register({ email, code, password: '1', agreement: true })
  expect(await refusalOf(weak)).toBe('password_too_weak')
  const made = await client.register({ email, code, password, agreement: true })
  token = secret('token', 'token' in made ? made.token : '')
  const wrong = client.login({ account: email, password: secret('wrong password', 'wr0ng-of-the-tale') })
  expect(await refusalOf(wrong)).toBe('credentials_wrong')
  const key = await client.generateSecondFactor({})
  const totp = new TOTP({ secret: secret('key of the authenticator', key.secret) })
  await client.sendOwnCode({ purpose: 'account' })
  const contactCode = secret('code for the account', await codeSentTo(server.sql, email, [code]))
  const shown = secret('code of the authenticator', totp.generate())
  const bound = await client.bindSecondFactor({ code: shown, password, contactCode })
  for (const recoveryCode of bound.recoveryCodes) secret('recovery code', recoveryCode)
  const asked = await client.login({ account: email, password })
  const challenge = secret('challenge', 'challenge' in asked ? asked.challenge : '')
  expect(await refusalOf(client.secondFactorLogin({ challenge, code: '000000' }))).toBe('code_wrong')
  const ahead = secret('next code of the authenticator', totp.generate({ timestamp: Date.now() + 30_000 }))
  await client.unbindSecondFactor({ code: ahead, password })
  await client.changePassword({ password, newPassword })
  const another = client.changePassword({ password: secret('another wrong password', 'n0-of-the-tale'), newPassword })
  expect(await refusalOf(another)).toBe('credentials_wrong')
  await client.transfer({ book: 'demo', from: 'contract', to: 'balance', amount: '1' })
  await client.logout({})
})

it('fails in its database with secrets in its hands', async () => {
  const token = secret('token of a failure', 'f'.repeat(43))
  const client = createClient({ origin: server.origin, retries: 0, token: () => token })
  const tables = ['tries', 'codes', 'sessions']
  for (const table of tables) await server.sql.unsafe(`alter table ${table} rename to ${table}_elsewhere`)
  const email = 'nobody@example.com'
  const code = secret('code of a failure', '918273')
  const password = secret('password of a failure', 'fai1ure-of-the-tale')
  const failed = [
    client.login({ account: 'nobody', password }),
    client.emailLogin({ email, code }),
    client.forgotPassword({ email, code, password }),
    client.myInfo({}),
  ]
  expect(await Promise.all(failed.map(refusalOf))).toEqual(['failed', 'failed', 'failed', 'failed'])
  for (const table of tables) await server.sql.unsafe(`alter table ${table}_elsewhere rename to ${table}`)
  expect(logged).toContain('request failed')
})

it('is sent what cannot be read, with secrets in it', async () => {
  const requester = createRequester(server.port)
  const { publicKey } = await createClient({ origin: server.origin }).publicKey({})
  const seal = await createBodySeal(publicKey)
  const plain = secret('password in plain', 'p1ain-of-the-tale')
  const body = seal(JSON.stringify({ account: 'nobody', password: plain }))
  secret('sealed key', body.split('.')[0] ?? '')
  const { path } = api.login
  const token = secret('token that is none', 'n0ne-of-the-tale')
  const headers = { 'access-token': token, cookie: `token=${token}`, connection: 'close' }
  const query = `account=nobody&password=${plain}&token=${token}`
  const answers = await Promise.all([
    ...[body, `${body}A`, JSON.stringify({ password: plain }), plain.repeat(5_000)].map((sent) =>
      requester.send({ method: 'POST', path, headers, body: sent }),
    ),
    ...[
      `${api.checkAccount.path}?${query}`,
      `/api/nothing/${plain}?${query}`,
      `/api/%zz${plain}`,
      `/ws?token=${plain}`,
    ].map((asked) => requester.send({ path: asked, headers })),
    requester.send({ path: '/metrics', headers: { authorization: 'Bearer m-3tr1c5-t0k3n' } }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 400, 400, 413, 400, 404, 400, 400, 200])
  const head = `POST ${path} HTTP/1.1\r\nhost: a\r\naccess-token: ${token}\r\ncontent-length: -1`
  expect(await requester.sendBytes(`${head}\r\n\r\n${plain}`)).toMatch(/^HTTP\/1[.]1 400 /)
  requester.close()
})

it('has written none of it, at any level', () => {
  expect(secrets.size).toBeGreaterThan(15)
  expect(logged.length).toBeGreaterThan(100)
  const inBase64 = (text: string): string => Buffer.from(text).toString('base64').slice(0, 12)
  const found = [...secrets].filter(([, text]) => logged.includes(text) || logged.includes(inBase64(text)))
  expect(found.map(([name]) => name)).toEqual([])
  expect(logged).not.toMatch(/"rawPacket"|"parameters"|somebody@example[.]com/)
})
