import { constants, createDecipheriv, generateKeyPairSync, type KeyObject, privateDecrypt } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Client, type ClientOptions, createClient } from './client.ts'

type Asked = { method: string; path: string; headers: IncomingHttpHeaders; key: string; fields: unknown }
type Sent = { status?: number; headers?: Record<string, string>; body: string }
/** A response; undefined closes the connection without one. */
type Answering = (asked: Asked) => Sent | Promise<Sent> | undefined

const envelope = (result: unknown, code = 200, message = 'OK'): Sent => ({
  body: JSON.stringify({ code, message, result }),
})
const refusal = (key: string, code: number, details = {}): Sent => ({
  ...envelope({ key, details }, code, 'No.'),
  status: code < 1_000 && code !== 401 ? code : 200,
})
const favourites = envelope({ symbols: ['BTC/USDT'] })
const session = envelope({ token: 't', account: 'a', initialPassword: 'p' })
const hour = 3_600_000

const newKeyPair = () => generateKeyPairSync('rsa', { modulusLength: 2048 })
const keyPairs = [newKeyPair(), newKeyPair()] as const

/** A local server by the specification, with the responses that the test sets. */
let asked: Asked[] = []
let answer: Answering = () => favourites
let privateKey: KeyObject
let publicKey: KeyObject
let aheadMs = 0
const server = createServer((request, response) => void respond(request, response))

function useKeyPair(index: 0 | 1): void {
  privateKey = keyPairs[index].privateKey
  publicKey = keyPairs[index].publicKey
}

function opened(body: string): unknown {
  if (body === '') return {}
  const [key = '', sealed = ''] = body.split('.')
  const padding = { padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' }
  const aes = createDecipheriv(
    'aes-256-ecb',
    privateDecrypt({ key: privateKey, ...padding }, Buffer.from(key, 'base64')),
    null,
  )
  return JSON.parse(Buffer.concat([aes.update(sealed, 'base64'), aes.final()]).toString()) as unknown
}

async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = '', url = '', headers } = request
  const body = (await request.toArray()).join('')
  response.setHeader('date', new Date(Date.now() + aheadMs).toUTCString())
  if (url === '/api/public/getPublicKey') {
    const text = publicKey.export({ type: 'spki', format: 'der' }).toString('base64')
    response.end(envelope({ keyId: '1', publicKey: text }).body)
    return
  }
  const call = { method, path: url, headers, key: String(headers['idempotency-key']) }
  let sent: Sent | undefined
  try {
    const whole = { ...call, fields: opened(body) }
    asked.push(whole)
    sent = await answer(whole)
  } catch {
    sent = refusal('body_unreadable', 400)
  }
  if (sent === undefined) response.destroy()
  else response.writeHead(sent.status ?? 200, sent.headers).end(sent.body)
}

/** Sends the listed responses one by one, then repeats the last. */
function answers(...list: (Sent | undefined)[]): void {
  let at = 0
  answer = () => list[Math.min(at++, list.length - 1)]
}

const client = (options: Partial<ClientOptions> = {}): Client =>
  createClient({ origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, retryAfterMs: 1, ...options })

const stampOf = (key: string): number => Number.parseInt(key.replaceAll('-', '').slice(0, 12), 16)
const keys = (): string[] => asked.map(({ key }) => key)

beforeEach(async () => {
  asked = []
  answer = () => favourites
  aheadMs = 0
  useKeyPair(0)
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
})
afterEach(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

describe('a request', () => {
  it('has a path and a query or a sealed body, and carries the token and the language', async () => {
    answers(refusal('not_found', 404))
    const { orders, closePosition, closePart, logout } = client({ token: () => 'secret', language: () => 'jp' })
    await orders({ book: 'demo', symbol: 'BTC/USDT', pageNo: undefined, state: 'history' } as never).catch(String)
    await closePosition({ id: '1/2' }).catch(String)
    await closePart({ id: '7', quantity: '0.5' }).catch(String)
    await logout({}).catch(String)
    expect(asked.map(({ method, path, fields }) => [method, path, fields])).toEqual([
      ['GET', '/api/trade/appTradeOrder/listMy?book=demo&symbol=BTC%2FUSDT&state=history', {}],
      ['POST', '/api/trade/appTradePositions/close/1%2F2', {}],
      ['POST', '/api/trade/appTradePositions/closePart', { id: '7', quantity: '0.5' }],
      ['POST', '/api/app/logout', {}],
    ])
    for (const { headers } of asked) expect(headers).toMatchObject({ 'access-token': 'secret', lang: 'jp' })
  })

  it('has one key for each intent', async () => {
    const { addFavourite, newIntent } = client()
    const intent = newIntent()
    await addFavourite({ symbol: 'BTC/USDT' })
    await addFavourite({ symbol: 'BTC/USDT' })
    await addFavourite({ symbol: 'BTC/USDT' }, { intent })
    await addFavourite({ symbol: 'BTC/USDT' }, { intent })
    expect(new Set(keys()).size).toBe(3)
    expect(keys()[3]).toBe(keys()[2])
    expect(keys()[3]).toBe(intent.key)
  })
})

describe('without a response', () => {
  const proxy = { status: 502, body: '<html>' }
  const busy = { ...refusal('overloaded', 503, { seconds: 1 }), headers: { 'retry-after': '0' } }
  const away = { ...refusal('unavailable', 503, { seconds: 2 }), headers: { 'retry-after': '0' } }

  it.each([
    ['hangs up', undefined],
    ['is behind a proxy that got no response', proxy],
    ['is overloaded', busy],
    ['lost its database', away],
  ])('a request to a server that %s is retried with the same key', async (_how, none) => {
    answers(none, none, none, favourites)
    expect(await client().addFavourite({ symbol: 'BTC/USDT' })).toEqual({ symbols: ['BTC/USDT'] })
    expect(asked).toHaveLength(4)
    expect(new Set(keys()).size).toBe(1)
    expect(asked.every(({ fields }) => JSON.stringify(fields) === '{"symbol":"BTC/USDT"}')).toBe(true)
  })

  it('a call fails after the retries with the last response', async () => {
    answers(undefined)
    await expect(client().addFavourite({ symbol: 'BTC/USDT' })).rejects.toThrow('no response from http://127.0.0.1')
    answers(proxy)
    await expect(client().serverTime({})).rejects.toMatchObject({ name: 'CallFailed' })
    answers(busy)
    await expect(client({ retries: 1 }).serverTime({})).rejects.toMatchObject({ kind: 'overloaded', message: 'No.' })
    expect(asked).toHaveLength(4 + 4 + 2)
  })

  it('an unrecorded call is not retried, unless the server did nothing', async () => {
    answers(undefined, session)
    await expect(client().guest({})).rejects.toMatchObject({ name: 'CallFailed' })
    answers(proxy, session)
    await expect(client().guest({})).rejects.toMatchObject({ name: 'CallFailed' })
    answers(busy, session)
    expect(await client().guest({})).toMatchObject({ token: 't' })
    // Its database went away, perhaps while it did it.
    answers(away, session)
    await expect(client().guest({})).rejects.toMatchObject({ kind: 'unavailable' })
    expect(asked).toHaveLength(1 + 1 + 2 + 1)
  })

  it.each([
    ['its timeout', { timeoutMs: 50 }, undefined],
    ['the caller aborts', {}, AbortSignal.timeout(50)],
    ['the caller has aborted already', {}, AbortSignal.abort()],
  ])('a call waits until %s', async (_until, options, signal) => {
    answer = () => new Promise(() => undefined)
    const asking = client(options).serverTime({}, signal === undefined ? {} : { signal })
    await expect(asking).rejects.toMatchObject({ name: 'CallFailed' })
  })
})

describe('a response', () => {
  it.each([
    ['code 200', envelope({ symbols: [] })],
    ['code 0', envelope({ symbols: [] }, 0)],
    ['no message', { body: '{"code":200,"result":{"symbols":[]}}' }],
  ])('with %s is the result', async (_how, sent) => {
    answers(sent)
    expect(await client().favourites({})).toEqual({ symbols: [] })
  })

  it('that is a bare list is the result', async () => {
    answers({ body: '[]' })
    expect(await client().countries({})).toEqual([])
  })

  it('with any other code is a refusal with its message, or "Error"', async () => {
    answers(refusal('amount_too_small', 4109, { amountMin: '5' }))
    const small = { code: 4109, kind: 'amount_too_small', message: 'No.', details: { amountMin: '5' } }
    await expect(client().favourites({})).rejects.toMatchObject({ name: 'CallRefused', ...small })
    answers({ body: '{"code":9999,"message":"","result":null}' })
    await expect(client().favourites({})).rejects.toMatchObject({ code: 9999, kind: undefined, message: 'Error' })
  })

  it.each([['<html>'], ['{}'], ['{"code":200,"message":"OK","result":{"symbols":1}}'], ['[]']])(
    'that is something else (%s) is a failure',
    async (body) => {
      answers({ body })
      await expect(client().favourites({})).rejects.toMatchObject({ name: 'CallFailed' })
    },
  )
})

describe('a server with a different key pair', () => {
  it('gets the body sealed again, with the same idempotency key', async () => {
    const { addFavourite } = client()
    await addFavourite({ symbol: 'BTC/USDT' })
    useKeyPair(1)
    const intent = { key: '0190a000-0000-7000-8000-000000000000' }
    expect(await addFavourite({ symbol: 'ETH/USDT' }, { intent })).toEqual({ symbols: ['BTC/USDT'] })
    expect(asked[1]).toMatchObject({ key: intent.key, fields: { symbol: 'ETH/USDT' } })
  })

  it('is not retried for ever', async () => {
    answers(refusal('body_unreadable', 400))
    await expect(client().addFavourite({ symbol: 'BTC/USDT' })).rejects.toMatchObject({ kind: 'body_unreadable' })
    expect(asked).toHaveLength(2)
  })
})

describe('the clock', () => {
  it.each([-72, 72])('of a server that is %i hours ahead sets the time of the very first key', async (hours) => {
    aheadMs = hours * hour
    await client().addFavourite({ symbol: 'BTC/USDT' })
    expect(Math.abs(stampOf(keys()[0] ?? '') - Date.now() - aheadMs)).toBeLessThan(hour)
  })

  it.each([
    ['too old', 'key_expired', 4001],
    ['ahead', 'key_ahead', 4006],
  ] as const)('replaces our own key if it was %s, but never one of the caller', async (_, kind, code) => {
    const late = refusal(kind, code)
    const { addFavourite, newIntent } = client()
    answers(late, favourites)
    await addFavourite({ symbol: 'BTC/USDT' })
    expect(new Set(keys()).size).toBe(2)
    answers(late, favourites)
    const asking = addFavourite({ symbol: 'BTC/USDT' }, { intent: newIntent() })
    await expect(asking).rejects.toMatchObject({ kind })
  })
})

describe('a command', () => {
  const closed = envelope({
    bookId: 7,
    sequence: 2,
    outcome: { kind: 'closed', settlements: [], pending: [], skipped: [] },
  })
  const signedAt = (): (string | undefined)[] => asked.map(({ headers }) => headers['signed-intent']?.toString())
  const sign: ClientOptions['sign'] = ({ name, fields, key, at }) =>
    Promise.resolve(`${name} ${JSON.stringify(fields)} ${key} ${Math.round((at - Date.now()) / hour)}`)

  it('carries what signs it, under its own key and by the clock of the server', async () => {
    aheadMs = 3 * hour
    answers(closed)
    await client({ sign }).closeAll({ book: 'demo' })
    expect(signedAt()).toEqual([`closeAll {"book":"demo"} ${keys()[0] ?? ''} 3`])
  })

  it('is signed anew under the same key when the signature was too old, once', async () => {
    answers(refusal('signature_expired', 4009), closed)
    await client({ sign }).closeAll({ book: 'demo' })
    expect(new Set(keys()).size).toBe(1)
    expect(asked).toHaveLength(2)
    answers(refusal('signature_expired', 4009))
    await expect(client({ sign }).closeAll({ book: 'demo' })).rejects.toMatchObject({ kind: 'signature_expired' })
  })

  it('is never sent unsigned because the server asks for it', async () => {
    answers(refusal('signature_wrong', 4008))
    await expect(client({ sign }).closeAll({ book: 'demo' })).rejects.toMatchObject({ kind: 'signature_wrong' })
    expect(signedAt()).not.toContain(undefined)
  })

  it('alone is signed, and not without a way to', async () => {
    answers(favourites, closed)
    await client({ sign }).addFavourite({ symbol: 'BTC/USDT' })
    await client().closeAll({ book: 'demo' })
    expect(signedAt()).toEqual([undefined, undefined])
  })
})

describe('a missing session', () => {
  let token = 'old'
  let signedOut = 0
  const signedIn = () => client({ token: () => token, onSignedOut: () => (signedOut += 1) })
  beforeEach(() => {
    token = 'old'
    signedOut = 0
  })

  it.each([
    ['the envelope', refusal('session_required', 401)],
    ['the envelope alone', { body: '{"code":401,"message":"","result":null}' }],
    ['the HTTP status', { status: 401, body: '<html>' }],
  ])('is reported once by %s', async (_how, sent) => {
    answers(sent)
    await expect(signedIn().favourites({})).rejects.toMatchObject({ code: 401, kind: 'session_required' })
    expect(signedOut).toBe(1)
  })

  it.each([
    ['a transport error that says so', new Error('Request failed with status code 401')],
    ['its cause', new TypeError('fetch failed', { cause: new Error('proxy: code 401') })],
  ])('is reported once by %s, which resolves as a 401 and is not tried again', async (_how, error) => {
    let tried = 0
    const fetch = () => {
      tried += 1
      return Promise.reject(error)
    }
    const options = { token: () => token, onSignedOut: () => (signedOut += 1), fetch, retryAfterMs: 1 }
    const asking = client(options).favourites({})
    await expect(asking).rejects.toMatchObject({ code: 401, kind: 'session_required' })
    expect([tried, signedOut]).toEqual([1, 1])
  })

  it('is not seen in any other transport error, which rejects', async () => {
    const fetch = () => Promise.reject(new Error('Request failed with status code 502'))
    const asking = client({ fetch, retries: 0, onSignedOut: () => (signedOut += 1) }).favourites({})
    await expect(asking).rejects.toMatchObject({ name: 'CallFailed' })
    expect(signedOut).toBe(0)
  })

  it('of an older token does not affect the present one', async () => {
    answer = () => {
      token = 'new'
      return refusal('session_required', 401)
    }
    await expect(signedIn().favourites({})).rejects.toMatchObject({ kind: 'session_required' })
    expect(signedOut).toBe(0)
  })
})
