import { generateKeyPairSync } from 'node:crypto'
import { expect, it } from 'vitest'
import { CallFailed, CallNotSent } from './call-failed.ts'
import { type ClientOptions, createClient } from './client.ts'

const publicKey = generateKeyPairSync('rsa', { modulusLength: 2048 })
  .publicKey.export({ type: 'spki', format: 'der' })
  .toString('base64')

const offline: typeof fetch = () => Promise.reject(new TypeError('offline'))
const keyAddress = 'http://server.test/api/public/getPublicKey'
/** Tells its key, and answers nothing else. */
const silent: typeof fetch = (asked) =>
  asked === keyAddress
    ? Promise.resolve(Response.json({ code: 200, message: 'OK', result: { keyId: '1', publicKey } }))
    : offline(asked)

const client = (options: Partial<ClientOptions>) =>
  createClient({ origin: 'http://server.test', retries: 0, ...options })
const failureOf = (call: Promise<unknown>): Promise<unknown> => call.catch((error: unknown) => error)

it.each([
  ['the key of the server is not to be had', { fetch: offline }],
  ['it cannot be signed', { fetch: silent, sign: () => Promise.reject(new Error('no key pair')) }],
])('a command was not sent where %s', async (_why, options) => {
  expect(await failureOf(client(options).closePosition({ id: '1/2' }))).toBeInstanceOf(CallNotSent)
})

it('says why a command was not sent', async () => {
  const hanging: typeof fetch = (_asked, init) =>
    new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))))
  const close = (options: Partial<ClientOptions>) => failureOf(client(options).closePosition({ id: '1/2' }))
  expect(await close({ fetch: hanging, timeoutMs: 50 })).toMatchObject({
    message: 'the request was not sent: no response within 0.05 s',
  })
  expect(await close({ fetch: silent, sign: () => Promise.reject(new Error('no key pair')) })).toMatchObject({
    message: 'the request was not sent: it could not be encrypted or signed',
  })
})

it.each([
  ['a command that is lost', () => client({ fetch: silent }).closePosition({ id: '1/2' })],
  ['a read', () => client({ fetch: offline }).symbols({})],
])('%s may have arrived', async (_what, call) => {
  const failure = await failureOf(call())
  expect(failure).toBeInstanceOf(CallFailed)
  expect(failure).not.toBeInstanceOf(CallNotSent)
})

it('what changes something fails at once without a connection, and no later connection sends it', async () => {
  const asked: unknown[] = []
  const fetch: ClientOptions['fetch'] = (url) => {
    asked.push(url)
    return silent(url)
  }
  const open = client({ fetch, isOffline: () => true })
  expect(await failureOf(open.closePosition({ id: '1/2' }))).toBeInstanceOf(CallNotSent)
  expect(asked).toEqual([])
  // A read is asked for all the same.
  expect(await failureOf(open.symbols({}))).not.toBeInstanceOf(CallNotSent)
  expect(asked).toHaveLength(1)
})

/** Loses every command; `onLost` learns of each. */
const losing =
  (onLost: () => void): typeof fetch =>
  (url) => {
    if (url !== keyAddress) onLost()
    return silent(url)
  }

it('a command that may have left stays unknown, and is not sent again once the connection is known to be gone', async () => {
  let lost = 0
  const open = client({ fetch: losing(() => (lost += 1)), retries: 3, retryAfterMs: 1, isOffline: () => lost > 1 })
  const failure = await failureOf(open.closePosition({ id: '1/2' }))
  expect(failure).toBeInstanceOf(CallFailed)
  expect(failure).not.toBeInstanceOf(CallNotSent)
  expect(lost).toBe(2)
})

it('a command is not retried after the time in which its person waits for it', async () => {
  let lost = 0
  const open = client({ fetch: losing(() => (lost += 1)), retries: 3, retryAfterMs: 400, sendCommandsForMs: 150 })
  const failure = await failureOf(open.closePosition({ id: '1/2' }))
  expect(failure).not.toBeInstanceOf(CallNotSent)
  expect(lost).toBe(1)
})

const busy = (): Response =>
  Response.json(
    { code: 503, message: 'Later.', result: { key: 'overloaded', details: { seconds: 1 } } },
    { status: 503, headers: { 'retry-after': '0' } },
  )
const proxy = (): Response => new Response('<html>', { status: 502 })

/** Answers commands in turn; undefined gives none. Goes offline after the last one where `thenOffline`. */
function inTurn(answers: readonly ((() => Response) | undefined)[], thenOffline: boolean): Partial<ClientOptions> {
  let at = 0
  return {
    fetch: (url) => (url === keyAddress ? silent(url) : Promise.resolve(answers[at++]?.() ?? offline(''))),
    isOffline: () => thenOffline && at === answers.length,
    retries: answers.length - (thenOffline ? 0 : 1),
    retryAfterMs: 1,
  }
}

it.each([
  ['after its retries', false],
  ['once the connection is known to be gone', true],
])('what the server says that it did not do is no lost command, %s', async (_when, thenOffline) => {
  const close = (...answers: Parameters<typeof inTurn>[0]) =>
    failureOf(client(inTurn(answers, thenOffline)).closePosition({ id: '1/2' }))
  expect(await close(busy, busy)).toMatchObject({ kind: 'overloaded', message: 'Later.' })
  // What became of the first is not said by the second.
  for (const unknown of [undefined, proxy]) {
    const failure = await close(unknown, busy)
    expect(failure).toBeInstanceOf(CallFailed)
    expect(failure).not.toBeInstanceOf(CallNotSent)
    expect(failure).toMatchObject({
      message: 'no response from http://server.test/api/trade/appTradePositions/close/1%2F2',
    })
  }
})

it('of what only reads, the last response counts', async () => {
  const options = inTurn([undefined, busy], false)
  expect(await failureOf(client(options).symbols({}))).toMatchObject({ kind: 'overloaded' })
})

it('says what a command needs to leave', async () => {
  const late = await failureOf(client({ fetch: silent, sendCommandsForMs: -1 }).closePosition({ id: '1/2' }))
  expect(late).toBeInstanceOf(CallNotSent)
  expect(late).toMatchObject({ message: 'not sent: offline, or later than sendCommandsForMs after the call' })
})

const expired = (): Response =>
  Response.json({ code: 4009, message: 'No.', result: { key: 'signature_expired', details: {} } })

it.each<[string, Partial<ClientOptions>]>([
  ['without a connection', {}],
  ['after the time in which its person waits for it', { isOffline: () => false, sendCommandsForMs: 500 }],
])('a command whose signature was too old does not leave again %s', async (_when, options) => {
  let asked = 0
  const fetch: typeof globalThis.fetch = async (url) => {
    if (url === keyAddress) return silent(url)
    asked += 1
    await new Promise((resolve) => void setTimeout(resolve, 600))
    return expired()
  }
  const sent = client({ fetch, isOffline: () => asked > 0, ...options }).closePosition({ id: '1/2' })
  const failure = await failureOf(sent)
  // An attempt before that answer may have got none.
  expect(failure).toBeInstanceOf(CallFailed)
  expect(failure).not.toBeInstanceOf(CallNotSent)
  expect(asked).toBe(1)
})
