import { Writable } from 'node:stream'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { logOptions } from './log.ts'

function logged(write: (log: pino.Logger) => void): string {
  let text = ''
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      text += chunk.toString()
      done()
    },
  })
  write(pino(logOptions('debug'), sink))
  return text
}

const secret = 'do-not-tell'

test.each([
  ['a token', { token: secret }],
  [
    'a header',
    { headers: { 'access-token': secret, 'x-access-token': secret, authorization: secret, cookie: secret } },
  ],
  ['a request', { request: { body: { password: secret, code: secret, oldPassword: secret, newPassword: secret } } }],
  ['something deep', { a: { b: { c: { token: secret } } } }],
  [
    'an error with what a person typed',
    { error: Object.assign(new Error('failed'), { parameters: [secret], query: secret }) },
  ],
  ['the detail of a database error', { error: Object.assign(new Error('failed'), { detail: secret, code: '23505' }) }],
  ['a query', { req: { method: 'GET', url: `/api/app/checkAccount?account=${secret}` } }],
  ['the address of a database', { address: `postgres://touchstone:${secret}@db.example:5432/touchstone` }],
])('%s goes into no line', (_name, fields) => {
  const line = logged((log) => {
    log.warn(fields, 'it happened')
  })
  expect(line).not.toContain(secret)
  expect(JSON.parse(line)).toMatchObject({ level: 40, msg: 'it happened' })
})

test('an address in a text or in the cause of an error loses its password', () => {
  const line = logged((log) => {
    log.error(
      { error: new Error('no luck', { cause: new Error(`postgres://a:${secret}@b/c`) }) },
      `at postgres://a:${secret}@b/c`,
    )
  })
  expect(line).not.toContain(secret)
  expect(line).toContain('postgres://a:[redacted]@b/c')
})

test('an error keeps its message, its stack and what kind it is', () => {
  const error = Object.assign(new Error('the connection was lost'), { code: 'ECONNRESET' })
  const line = logged((log) => {
    log.error({ error, bookId: 7 }, 'batch failed, retrying')
  })
  const described = { message: 'the connection was lost', fault: 'ECONNRESET' }
  expect(JSON.parse(line)).toMatchObject({ error: described, bookId: 7 })
  expect(line).toContain('log.test')
})
