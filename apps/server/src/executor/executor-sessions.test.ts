import { decide } from '@touchstone/domain/rulebook/decide'
import { defaultSettings } from '@touchstone/domain/settings/default-settings'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { bookOf } from './books.store.ts'
import { connect, type Sql } from '../platform/database.ts'
import { lockedFacts } from '../start/noun-features.ts'
import { createExecutor } from './executor.ts'
import { createTestDatabase, type TestDatabase } from '../platform/test-database.ts'

let database: TestDatabase
let sql: Sql

beforeAll(async () => {
  database = await createTestDatabase(inject('cluster'))
  sql = connect(database.address, 1)
})

afterAll(async () => {
  await sql.end()
  await database.drop()
})

test('sessions that died while nothing was to do are opened anew before anything is sent', async () => {
  const facts = { at: 1, settings: defaultSettings, fillAt: 'command', market: () => undefined } as const
  const executor = createExecutor({
    lockedFacts,
    differenceIn: () => Promise.resolve(undefined),
    address: database.address,
    decide,
    facts: { vector: () => facts, netQuantity: () => 0n },
  })
  const grant = async (user: number) =>
    executor.submit({ bookId: await bookOf(sql, user, 'demo'), key: 'demo:grant', command: { kind: 'grant_demo' } })
  expect((await grant(1)).kind).toBe('done')
  const sessions = sql`from pg_stat_activity
    where application_name = 'touchstone executor' and datname = current_database()`
  const ended = await sql`select pg_terminate_backend(pid) ${sessions}`
  expect(ended.length).toBeGreaterThan(0)
  while ((await sql`select 1 ${sessions}`).length > 0) await new Promise((resolve) => setTimeout(resolve, 5))
  expect((await grant(2)).kind).toBe('done')
  await executor.stop()
}, 20_000)
