import postgres from 'postgres'
import { expect, inject, test } from 'vitest'
import { faultOf, isAftermath, openSession } from './session.ts'

/** As the driver makes one. */
const refused = (code: string): Error =>
  Object.assign(Object.create(postgres.PostgresError.prototype) as Error, { code })

test.each([
  ['40P01', 'transient'],
  ['53100', 'transient'],
  ['55P03', 'transient'],
  ['57P01', 'transient'],
  ['25P03', 'transient'],
  ['22021', 'poison'],
  ['23505', 'poison'],
  ['42501', 'poison'],
  ['25P02', 'poison'],
] as const)('%s is %s', (code, fault) => {
  expect(faultOf(refused(code))).toBe(fault)
  expect(isAftermath(refused(code))).toBe(code === '25P02')
})

test.each([
  [
    'the driver’s own word for a lost connection',
    Object.assign(new Error(), { code: 'CONNECTION_CLOSED' }),
    'transient',
  ],
  ['the system’s', Object.assign(new Error(), { code: 'EPIPE', syscall: 'write' }), 'transient'],
  ['a bug of ours', new TypeError('x is not a function'), 'poison'],
  ['the driver’s word for one', Object.assign(new Error(), { code: 'UNDEFINED_VALUE' }), 'poison'],
] as const)('%s', (_, error, fault) => {
  expect(faultOf(error)).toBe(fault)
})

test('a burst whose connection goes fails, and the session knows', async () => {
  const session = await openSession(inject('cluster'))
  const { sql } = session
  await sql`select 1`
  const lost = session.burst(
    Promise.all([sql`select pg_terminate_backend(pg_backend_pid())`, sql`select ${'x'}::text`]),
  )
  const error: unknown = await lost.catch((reason: unknown) => reason)
  expect(faultOf(error)).toBe('transient')
  await expect.poll(session.isClosed).toBe(true)
  await session.close()
})

test('the planner goes by index', async () => {
  const session = await openSession(inject('cluster'))
  const rows = await session.sql<{ setting: string }[]>`
    select setting from pg_settings where name in ('plan_cache_mode', 'enable_seqscan') order by name`
  expect(rows.map((row) => row.setting)).toEqual(['off', 'force_generic_plan'])
  await session.close()
})
