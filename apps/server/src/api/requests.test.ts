import { randomBytes } from 'node:crypto'
import { ok, refuse } from '@touchstone/domain/result'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { clientKeyOf, newClientKey } from '../executor/client-key.ts'
import { connect, serverRole, type Sql } from '../platform/database.ts'
import { createTestDatabase, type TestDatabase } from '../platform/test-database.ts'
import { findRecorded, forgetRequests, type KeyedRequest, recordOnce, requestHash } from './requests.store.ts'

let database: TestDatabase
let sql: Sql
beforeAll(async () => {
  database = await createTestDatabase(inject('cluster'))
  sql = connect(database.address, 8, serverRole)
})
afterAll(async () => {
  await sql.end()
  await database.drop()
})

const now = Date.UTC(2026, 10, 21)
function asked(fields: object, at = now): KeyedRequest {
  const key = clientKeyOf(newClientKey(at, randomBytes(10)))
  if (!key.ok) throw new Error('a key of our own is well-formed')
  return { userId: 7, key: key.value, hash: requestHash('favour', fields, ['password']), at: now }
}

it('runs an effect once however often it is asked for, also at once', async () => {
  const request = asked({ a: 1 })
  let runs = 0
  const effect = () => {
    runs += 1
    return Promise.resolve(ok({ run: runs }))
  }
  const answers = await Promise.all(Array.from({ length: 6 }, () => recordOnce(sql, request, effect)))
  expect(answers).toEqual(answers.map(() => ({ ok: true, value: '{"run":1}' })))
  expect(runs).toBe(1)
})

it('refuses another request under the same key, and takes one that differs only in its secrets', async () => {
  const request = asked({ a: 1, password: 'x' })
  await recordOnce(sql, request, () => Promise.resolve(ok('done')))
  const other = { ...request, hash: requestHash('favour', { a: 2 }, []) }
  expect(await findRecorded(sql, other)).toEqual(refuse({ kind: 'key_reused' }))
  expect(await recordOnce(sql, other, () => Promise.resolve(ok('twice')))).toEqual(refuse({ kind: 'key_reused' }))
  const secret = { ...request, hash: requestHash('favour', { password: 'y', a: 1 }, ['password']) }
  expect(await findRecorded(sql, secret)).toEqual(ok('"done"'))
})

it('undoes what was refused, records nothing of it, and decides a retry anew', async () => {
  const request = asked({ a: 3 })
  const refused = await recordOnce(sql, request, async (transaction) => {
    await transaction`insert into requests (user_id, key, hash, reply, at) values (8, 'u:other', '', '', 0)`
    return refuse({ kind: 'not_allowed' })
  })
  expect(refused).toEqual(refuse({ kind: 'not_allowed' }))
  expect(await sql`select from requests where user_id = 8`).toHaveLength(0)
  expect(await recordOnce(sql, request, () => Promise.resolve(ok('now')))).toEqual(ok('"now"'))
})

it('refuses a key older than a day that is not recorded', async () => {
  const old = asked({ a: 4 }, now - 24 * 3_600_000 - 1)
  expect(await findRecorded(sql, old)).toEqual(refuse({ kind: 'key_expired' }))
  expect(await findRecorded(sql, asked({ a: 4 }, now - 24 * 3_600_000))).toEqual(ok(undefined))
})

it('refuses a key stamped more than five minutes ahead that is not recorded', async () => {
  expect(await findRecorded(sql, asked({ a: 6 }, now + 300_001))).toEqual(refuse({ kind: 'key_ahead' }))
  expect(await findRecorded(sql, asked({ a: 6 }, now + 300_000))).toEqual(ok(undefined))
  const kept = asked({ a: 7 }, now + 200_000)
  await recordOnce(sql, kept, () => Promise.resolve(ok(1)))
  // The server's clock was set back meanwhile.
  expect(await findRecorded(sql, { ...kept, at: now - 300_000 })).toEqual(ok('1'))
})

it('forgets only what no retry can ask for', async () => {
  const request = asked({ a: 5 })
  await recordOnce(sql, request, () => Promise.resolve(ok(1)))
  await forgetRequests(sql, now + 47 * 3_600_000)
  expect(await findRecorded(sql, request)).toEqual(ok('1'))
  await forgetRequests(sql, now + 49 * 3_600_000)
  expect(await findRecorded(sql, request)).toEqual(ok(undefined))
})
