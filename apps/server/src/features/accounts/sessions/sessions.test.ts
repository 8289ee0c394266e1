import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest'
import { dayMs } from '@touchstone/domain/time'
import { connect } from '../../../platform/database.ts'
import { createCallerCache } from './caller-cache.ts'
import { forgetExpired } from './forget-expired.ts'
import { type SignInApp, startSignInApp, tokenOf } from './test-sign-in.ts'

let app: SignInApp
beforeAll(async () => {
  app = await startSignInApp(inject('cluster'))
})
afterAll(() => app.stop())
beforeEach(() => {
  app.time.now += 3_600_000
})

const list = '/api/user/appUser/sessions'
const revoke = '/api/user/appUser/revokeSession'
type Listed = { records: { id: number; current: boolean; createdAt: string; seenAt: string }[]; total: number }
const listOf = async (token: string): Promise<Listed> => (await app.get(list, {}, { token })).result as Listed
const isSignedIn = async (token: string): Promise<boolean> => (await app.userOf(token))['id'] !== undefined

/** A guest with a second session. */
async function guestTwice(): Promise<[string, string]> {
  const made = await app.post('/api/app/guest', {})
  const { account, initialPassword } = made.result as { account: string; initialPassword: string }
  const again = await app.post('/api/app/login', { account, password: initialPassword })
  return [tokenOf(made), tokenOf(again)]
}

it('gives out the key that bodies are encrypted for', async () => {
  const { result } = await app.get('/api/public/getPublicKey')
  const { keyId, publicKey } = result as { keyId: string; publicKey: string }
  expect(keyId).toMatch(/^[0-9a-f]{16}$/)
  expect(publicKey).toMatch(/^MII/)
})

it('keeps tokens as hashes only', async () => {
  const [token] = await guestTwice()
  expect(Buffer.from(token, 'base64url')).toHaveLength(32)
  const rows = await app.owner<{ token_hash: string }[]>`select token_hash from sessions`
  expect(rows.every(({ token_hash: hash }) => /^[0-9a-f]{64}$/.test(hash))).toBe(true)
})

it('lists the devices of the account alone', async () => {
  const [first, second] = await guestTwice()
  const { records, total } = await listOf(first)
  expect(total).toBe(2)
  expect(records.filter(({ current }) => current)).toHaveLength(1)
  expect(records[0]).toMatchObject({ address: '127.0.0.1', device: 'lightMyRequest' })
  const page = await app.get(list, { pageNo: '3', pageSize: '1' }, { token: second })
  expect(page.result).toEqual({ records: [], total: 2, size: 1, current: 3, pages: 2 })
  expect(await app.get(list)).toMatchObject({ status: 200, code: 401 })
})

it('ends a session at once, though it was remembered', async () => {
  const [first, second] = await guestTwice()
  expect(await isSignedIn(second)).toBe(true)
  const { records } = await listOf(first)
  const other = records.find(({ current }) => !current)
  const key = app.newKey()
  const answer = await app.post(revoke, { id: other?.id }, { token: first, key })
  expect(answer).toMatchObject({ code: 200, result: { done: true } })
  expect(await isSignedIn(second)).toBe(false)
  expect(await isSignedIn(first)).toBe(true)
  expect(await app.post(revoke, { id: other?.id }, { token: first, key })).toMatchObject({ code: 200 })
  expect(await app.post(revoke, { id: other?.id }, { token: first })).toMatchObject({ code: 4617 })
})

it('ends no session of somebody else', async () => {
  const [mine] = await guestTwice()
  const [theirs] = await guestTwice()
  const { records } = await listOf(theirs)
  expect(await app.post(revoke, { id: records[0]?.id }, { token: mine })).toMatchObject({ code: 4617 })
  expect(await app.post(revoke, { id: records[0]?.id })).toMatchObject({ code: 401 })
  expect(await listOf(theirs)).toMatchObject({ total: 2 })
})

it('signs out of one session', async () => {
  const [first, second] = await guestTwice()
  expect(await app.post('/api/app/logout', {}, { token: first })).toMatchObject({ code: 200 })
  expect(await isSignedIn(first)).toBe(false)
  expect(await isSignedIn(second)).toBe(true)
  expect(await app.post('/api/app/logout', {}, { token: first })).toMatchObject({ code: 401 })
})

it('lasts thirty days from its last use, which is written once an hour', async () => {
  const [token] = await guestTwice()
  const begun = app.time.now
  const seen = async () => {
    const [row] = await app.owner<{ seen_at: bigint; expires_at: bigint }[]>`
      select seen_at, expires_at from sessions order by id desc offset 1 limit 1`
    return { seenAt: Number(row?.seen_at) - begun, expiresAt: Number(row?.expires_at) - begun }
  }
  app.time.now = begun + 3_599_999
  expect(await isSignedIn(token)).toBe(true)
  expect(await seen()).toEqual({ seenAt: 0, expiresAt: 30 * dayMs })
  app.time.now = begun + 3_600_000
  expect(await isSignedIn(token)).toBe(true)
  expect(await seen()).toEqual({ seenAt: 3_600_000, expiresAt: 30 * dayMs + 3_600_000 })
  app.time.now = begun + 3_600_000 + 30 * dayMs - 1
  expect(await isSignedIn(token)).toBe(true)
  app.time.now += 30 * dayMs
  expect(await isSignedIn(token)).toBe(false)
})

it('knows a session again after a restart, and none that ended while it was being read', async () => {
  const [first, second] = await guestTwice()
  const at = app.time.now
  const sql = connect({ ...inject('cluster'), database: app.owner.options.database }, 1)
  const restarted = createCallerCache(sql)
  const caller = await restarted.callerOf(first, at)
  expect(caller?.userId).toBe((await app.userOf(first))['id'])
  const reading = restarted.callerOf(second, at)
  restarted.forget(caller?.userId ?? 0)
  await reading
  await sql`delete from sessions where user_id = ${caller?.userId ?? 0}`
  expect(await restarted.callerOf(second, at)).toBeUndefined()
  expect(await restarted.callerOf(first, at)).toBeUndefined()
  expect(await restarted.callerOf('no token', at)).toBeUndefined()
  await sql.end()
})

it('knows the browser still whose own session was ended in it', async () => {
  const made = await app.post('/api/app/guest', {})
  const token = tokenOf(made)
  const { id } = await app.userOf(token)
  const known = () => app.owner`select from known_browsers where owner = ${`user ${Number(id)}`}`
  expect(await known()).toHaveLength(1)
  const own = (await listOf(token)).records.find(({ current }) => current)
  expect(await app.post(revoke, { id: own?.id }, { token })).toMatchObject({ code: 200 })
  expect(await isSignedIn(token)).toBe(false)
  expect(await known()).toHaveLength(1)
})

it('forgets what is over', async () => {
  await guestTwice()
  await app.codeFor('over@example.com', 'register')
  await app.post('/api/app/login', { account: 'over', password: 'wrong horse' })
  await forgetExpired(app.house.sql, app.time.now)
  const count = async () => {
    const [row] = await app.owner<{ sessions: number; codes: number; tries: number }[]>`
      select (select count(*) from sessions)::int as sessions, (select count(*) from codes)::int as codes,
             (select count(*) from tries)::int as tries`
    return row
  }
  const before = await count()
  expect(before?.sessions).toBeGreaterThan(1)
  expect(before?.codes).toBe(1)
  await forgetExpired(app.house.sql, app.time.now + 60 * dayMs)
  expect(await count()).toEqual({ sessions: 0, codes: 0, tries: 0 })
})
