import { constants, createCipheriv, createPublicKey, publicEncrypt, randomBytes } from 'node:crypto'
import { exampleTick } from '@touchstone/domain/examples/example-facts'
import type { FeedTick } from '@touchstone/domain/market/tick'
import type { UserCommand } from '@touchstone/domain/rulebook/nouns'
import type { Envelope } from '@touchstone/wire/envelope'
import { intentHeader } from '@touchstone/wire/intent-header'
import type { Language } from '@touchstone/wire/languages'
import { pino } from 'pino'
import { createApp } from './app.ts'
import { clientKeyOf, newClientKey } from '../executor/client-key.ts'
import { lockedFacts } from '../start/noun-features.ts'
import { type House, type HouseOptions, openHouse } from '../house/house.ts'
import { connect } from '../platform/database.ts'
import { type ClusterAddress, createTestDatabase } from '../platform/test-database.ts'
import { type CallerBooks, createCallerBooks } from './caller-books.ts'
import type { Caller, Handlers } from './handler.ts'
import { createLimits, defaultRequestLimits, type RequestLimits } from './limits.ts'
import { loadBodyKeys } from './opened-keys.ts'

/** What a test builds its handlers from. */
export type TestDeps = { house: House; books: CallerBooks; clock: () => number }

export type TestAppOptions = {
  /** Undefined handlers belong to calls that the test never makes. */
  handlers: (deps: TestDeps) => Partial<Handlers>
  startAt?: number
  limits?: Partial<RequestLimits>
  house?: Partial<HouseOptions>
  /** Instead of the tokens that `signIn` gives. */
  callerOf?: (deps: TestDeps) => (token: string, at: number) => Promise<Caller | undefined>
}

export type Answered = Envelope & { status: number; headers: Record<string, unknown> }
type Sending = {
  token?: string | undefined
  key?: string
  intent?: string
  language?: Language
  raw?: string
  /** The cookies that the request brings, as `name=value`. */
  cookie?: string | undefined
  /** The address that it comes from. */
  from?: string
}

/** The cookie of a browser that an answer set, as the next request brings it. */
export const cookieOf = ({ headers }: Answered): string => String(headers['set-cookie']).split(';')[0] ?? ''

export type TestApp = Awaited<ReturnType<typeof startTestApp>>

const unlimited: RequestLimits = { address: 1e6, addressSignIn: 1e6, account: 1e6, sockets: 1e3 }

/**
 * Starts an app with some handlers on a separate house whose clock the test sets. Bodies are encrypted as by a client.
 */
export async function startTestApp(cluster: ClusterAddress, options: TestAppOptions) {
  const database = await createTestDatabase(cluster)
  const time = { now: options.startAt ?? Date.UTC(2026, 10, 18, 9, 0, 0) }
  const clock = (): number => time.now
  const house = await openHouse({ lockedFacts, address: database.address, clock, ...options.house })
  const owner = connect(database.address, 2)
  const keys = await loadBodyKeys(owner)
  const books = createCallerBooks(house.sql, (userId, world) => house.openBook(userId, world))
  const deps = { house, books, clock }
  const tokens = new Map<string, Caller>()
  const app = await createApp({
    sql: house.sql,
    submit: (bookId, key, command, named) => house.submit(bookId, key, command, named),
    books,
    keys,
    clock,
    handlers: options.handlers(deps) as Handlers,
    callerOf: options.callerOf?.(deps) ?? ((token) => Promise.resolve(tokens.get(token))),
    limits: createLimits({ ...defaultRequestLimits, ...unlimited, ...options.limits }),
    log: pino({ level: 'silent' }),
    proxies: 0,
  })
  const publicKey = createPublicKey({ key: Buffer.from(keys.publicKey, 'base64'), format: 'der', type: 'spki' })

  /** The body of a POST as a client of the specification encrypts it. */
  function encrypted(text: string): string {
    const key = Buffer.from(randomBytes(24).toString('base64'))
    const sealed = publicEncrypt({ key: publicKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' }, key)
    const cipher = createCipheriv('aes-256-ecb', key, null)
    return `${sealed.toString('base64')}.${cipher.update(text, 'utf8', 'base64')}${cipher.final('base64')}`
  }

  async function ask(
    method: 'GET' | 'POST',
    url: string,
    payload: string | undefined,
    sending: Sending,
  ): Promise<Answered> {
    const response = await app.inject({
      method,
      url,
      ...(payload === undefined ? {} : { payload }),
      ...(sending.from === undefined ? {} : { remoteAddress: sending.from }),
      headers: {
        ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
        ...(sending.token === undefined ? {} : { 'access-token': sending.token }),
        ...(sending.key === undefined ? {} : { 'idempotency-key': sending.key }),
        ...(sending.intent === undefined ? {} : { [intentHeader]: sending.intent }),
        ...(sending.language === undefined ? {} : { lang: sending.language }),
        ...(sending.cookie === undefined ? {} : { cookie: sending.cookie }),
      },
    })
    const body = response.json<Envelope>()
    return { ...body, status: response.statusCode, headers: response.headers }
  }

  return {
    ...deps,
    app,
    owner,
    time,
    encrypted,
    newKey: () => newClientKey(time.now, randomBytes(10)),
    get: (path: string, query: Record<string, string> = {}, sending: Sending = {}) =>
      ask('GET', `${path}?${new URLSearchParams(query).toString()}`, undefined, sending),
    post: (path: string, body: object, sending: Sending = {}) =>
      ask('POST', path, sending.raw ?? encrypted(JSON.stringify(body)), sending),
    /** Returns a token for this user id, which `callerOf` resolves without an account. */
    signIn(userId: number): string {
      const token = `token of ${userId}`
      tokens.set(token, { userId, sessionId: userId })
      return token
    },
    /** Gives a command as its user does, under a key of theirs: the house's own keys are for other commands. */
    async give(bookId: number, command: UserCommand): Promise<void> {
      const key = clientKeyOf(newClientKey(time.now, randomBytes(10)))
      const outcome = key.ok ? await house.submit(bookId, key.value, command, {}) : key.refusal
      if (outcome.kind !== 'done') throw new Error(`${command.kind} was not done: ${JSON.stringify(outcome)}`)
    },
    /** Tapes a price at the present second of the clock. */
    async tick(symbol: string, bid: string, ask: string): Promise<void> {
      const { sequence: _, ...tick } = exampleTick(symbol, 1, time.now, { bid, ask })
      const frame: FeedTick = { ...tick, sourceAt: time.now, receivedAt: time.now }
      await house.ingest([frame])
    },
    async stop(): Promise<void> {
      await app.close()
      await house.stop()
      await owner.end()
      await database.drop()
    },
  }
}
