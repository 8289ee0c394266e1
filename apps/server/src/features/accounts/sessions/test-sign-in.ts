import { noteAcceptance } from '../../../console/agreements/note-acceptance.ts'
import { TOTP } from 'otpauth'
import { secretChanges } from '../../funds-guard/guards.store.ts'
import type { Handlers } from '../../../api/handler.ts'
import { startTestApp, type TestAppOptions, type TestDeps } from '../../../api/test-app.ts'
import { loadBodyKeys } from '../../../api/opened-keys.ts'
import type { CourierOptions } from '../../delivery/courier.ts'
import type { Deliver } from '../../delivery/send-deliveries.ts'
import { startTestDelivery, type TestDelivery, until } from '../../delivery/test-delivery.ts'
import { seedArticles } from '../../articles/seed/seed-articles.ts'
import { seededArticles } from '../../articles/seed/seeded-articles.ts'
import { addMessage } from '../../messages/add-message.ts'
import type { ClusterAddress } from '../../../platform/test-database.ts'
import { preferenceHandlers } from '../preferences/preferences.routes.ts'
import { createPasswords, type Passwords } from '../users/passwords.ts'
import { secretHash } from '../users/secret-hash.ts'
import { testSafe } from '../users/test-safe.ts'
import { userHandlers } from '../own-account/users.routes.ts'
import { type CallerCache, createCallerCache } from './caller-cache.ts'
import { codeEveryMsDefault } from './codes.store.ts'
import type { OutboxChannels } from '../../delivery/courier.ts'
import { sessionHandlers } from './sessions.routes.ts'

export type SignInApp = Awaited<ReturnType<typeof startSignInApp>>

/** What a test builds further handlers from. */
export type SignInTestDeps = TestDeps & { passwords: Passwords; deliver: Deliver }
type More = {
  handlers?: (deps: SignInTestDeps) => Partial<Handlers>
  house?: TestAppOptions['house']
  /** Instead of the outbox. */
  couriers?: Partial<CourierOptions>
  /** The channels of a sandbox whose codes are shown. */
  outbox?: OutboxChannels
}

/** Starts an app with the calls of sessions and users, and more if a test wants them; it sends into its outbox. */
export async function startSignInApp(cluster: ClusterAddress, more: More = {}) {
  const passwords = await createPasswords()
  const later: { delivery?: TestDelivery; keys?: Awaited<ReturnType<typeof loadBodyKeys>>; callers?: CallerCache } = {}
  const deliver: Deliver = async (transaction, message) => later.delivery?.deliver(transaction, message)
  const keys = {
    get keyId() {
      return later.keys?.keyId ?? ''
    },
    get publicKey() {
      return later.keys?.publicKey ?? ''
    },
  }
  const app = await startTestApp(cluster, {
    ...(more.house === undefined ? {} : { house: more.house }),
    handlers(made) {
      const { house, books } = made
      const callers = createCallerCache(house.sql)
      later.callers = callers
      const onSecretChanged = secretChanges(() => house.settings().funds.waitMs)
      const { outbox = { email: false, sms: false } } = more
      const sending = {
        deliver,
        codeEveryMs: codeEveryMsDefault,
        outbox,
        addMessage,
        settings: house.settings,
        onSecretChanged,
        noteAcceptance,
      }
      const deps = {
        ...sending,
        settings: house.settings,
        sql: house.sql,
        callers,
        passwords,
        safe: testSafe,
        books,
        keys,
      }
      return {
        ...sessionHandlers(deps),
        ...userHandlers(deps),
        ...preferenceHandlers(deps),
        ...more.handlers?.({ ...made, passwords, deliver }),
      }
    },
    callerOf: () => (token, at) => later.callers?.callerOf(token, at) ?? Promise.resolve(undefined),
  })
  const { database } = app.owner.options
  const sending = { clock: app.clock, ...(more.couriers === undefined ? {} : { couriers: more.couriers }) }
  const delivery = await startTestDelivery({ ...cluster, database }, sending)
  later.delivery = delivery
  later.keys = await loadBodyKeys(app.owner)
  // Nobody registers without a user agreement.
  const agreement = seededArticles.filter(({ kind }) => kind === 'agreement')
  await seedArticles(app.owner, app.time.now, agreement)
  const sent = new Map<string, number>()

  /** Requests a message to an e-mail address or phone for a purpose, a minute after the previous one. */
  async function messageFor(contact: string, purpose: string, token?: string): Promise<string> {
    app.time.now += 61_000
    const [path, query] = contact.includes('@')
      ? ['/api/app/getEmailCaptcha', { email: contact, purpose }]
      : ['/api/app/getPhoneCaptcha', { phone: contact, purpose }]
    const asked = await app.get(path, query, { token })
    if (asked.code !== 200) throw new Error(asked.message)
    const [count] = await app.owner<{ count: bigint }[]>`
      select count(*) as count from deliveries where recipient = ${contact}`
    sent.set(contact, Number(count?.count))
    return (await delivery.messageTo(contact, sent.get(contact))).text
  }

  async function codeFor(contact: string, purpose: string, token?: string): Promise<string> {
    const code = /\d{6}/.exec(await messageFor(contact, purpose, token))?.[0]
    if (code === undefined) throw new Error('no code was sent')
    return code
  }

  /** A registered account and the token of its first session. */
  async function register(email: string, password = 'correct horse'): Promise<string> {
    const code = await codeFor(email, 'register')
    const answer = await app.post('/api/app/register', { email, code, password, agreement: true })
    return tokenOf(answer)
  }

  const accountCode = (token: string): Promise<string | undefined> => accountCodeIn({ app, delivery }, token)

  /** Binds an authenticator; the code it shows now is used up. */
  async function bindAuthenticator(token: string, password = 'correct horse'): Promise<(at?: number) => string> {
    const { result } = await app.get('/api/app/generateGoogleKey', {}, { token })
    const { secret } = result as { secret: string }
    const totp = new TOTP({ secret })
    const show = (at = app.time.now): string => totp.generate({ timestamp: at })
    const body = { code: show(), password, contactCode: await accountCode(token) }
    const bound = await app.post('/api/user/appUser/bindGoogleAuth', body, { token })
    if (bound.code !== 200) throw new Error(bound.message)
    return show
  }

  return {
    ...app,
    passwords,
    delivery,
    /** The cache of sessions, for code outside these calls that ends sessions. */
    callers: {
      forget: (userId: number): void => {
        later.callers?.forget(userId)
      },
      usedAt: (userId: number): number | undefined => later.callers?.usedAt(userId),
    },
    messageFor,
    codeFor,
    register,
    bindAuthenticator,
    accountCode,
    async userOf(token: string): Promise<Record<string, unknown>> {
      const { result } = await app.get('/api/user/appUser/current', {}, { token })
      return result as Record<string, unknown>
    },
    async stop(): Promise<void> {
      await delivery.stop()
      await app.stop()
    },
  }
}

/** The codes of answers to requests that were sent at once, whichever came first. */
export const codesOf = (answers: readonly { code: number }[]): number[] =>
  answers.map(({ code }) => code).toSorted((a, b) => a - b)

export function tokenOf({ result, message }: { result: unknown; message: string }): string {
  if (typeof result === 'object' && result !== null && 'token' in result && typeof result.token === 'string')
    return result.token
  throw new Error(`no token: ${message}`)
}

/** A code for an authenticator or another contact, sent to the contact that is bound; undefined for a guest. */
async function accountCodeIn(
  { app, delivery }: { app: Awaited<ReturnType<typeof startTestApp>>; delivery: TestDelivery },
  token: string,
): Promise<string | undefined> {
  const [user] = await app.owner<{ contact: string | null }[]>`
    select coalesce(u.email, u.phone) as contact from users u join sessions s on s.user_id = u.id
    where s.token_hash = ${secretHash(token)}`
  const contact = user?.contact ?? undefined
  if (contact === undefined) return undefined
  // Mails about something else may arrive before and after it.
  const codes = async (): Promise<string[]> =>
    (await delivery.messagesTo(contact, 0)).flatMap(
      ({ text }) => /\b(\d{6}) is your Touchstone code to turn on/.exec(text)?.[1] ?? [],
    )
  const before = await codes()
  const asked = await app.post('/api/user/appUser/sendCode', { purpose: 'account' }, { token })
  if (asked.code !== 200) throw new Error(asked.message)
  return until(async () => {
    const [newest, ...earlier] = await codes()
    return earlier.length === before.length ? newest : undefined
  })
}
