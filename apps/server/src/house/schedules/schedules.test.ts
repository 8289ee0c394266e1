import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { dayMs } from '@touchstone/domain/time'
import { connect, type Sql } from '../../platform/database.ts'
import { createTestDatabase, type TestDatabase } from '../../platform/test-database.ts'
import { createSchedules, type DayJob, jobOf } from './schedules.ts'

let database: TestDatabase
let sql: Sql
beforeAll(async () => {
  database = await createTestDatabase(inject('cluster'))
  sql = connect(database.address, 2)
})
afterAll(async () => {
  await sql.end()
  await database.drop()
})

const midnight = Date.UTC(2026, 10, 18)
const unexpected = (message: string): never => {
  throw new Error(message)
}
const dayName = (day: number): string => new Date(day).toISOString().slice(0, 10)

it('makes up for missed days in order, also after a restart, and does none twice', async () => {
  const ran: string[] = []
  const job = (name: string): DayJob => ({
    name,
    run(day) {
      ran.push(`${name} ${dayName(day)}`)
      return Promise.resolve(true)
    },
  })
  const open = () => createSchedules({ sql, jobs: [job('one'), job('other')], log: unexpected })
  const first = open()
  await first.advance(midnight + 1)
  await first.advance(midnight + 2)
  expect(ran.splice(0).toSorted()).toEqual(['one 2026-11-17', 'other 2026-11-17'])
  await open().advance(midnight + 3 * dayMs)
  expect(ran.splice(0).filter((run) => run.startsWith('one'))).toEqual([
    'one 2026-11-18',
    'one 2026-11-19',
    'one 2026-11-20',
  ])
  // A clock that was set back runs no day again.
  await open().advance(midnight + dayMs)
  expect(ran).toEqual([])
})

it('is not silenced by a clock that once was far ahead', async () => {
  const ran: string[] = []
  const open = () =>
    createSchedules({
      sql,
      jobs: [
        {
          name: 'under a wrong clock',
          run: (day) => Promise.resolve(ran.push(dayName(day)) > 0),
        },
      ],
      log: unexpected,
    })
  const running = open()
  await running.advance(midnight)
  await running.advance(midnight + 400 * dayMs)
  await running.advance(midnight + dayMs)
  await running.advance(midnight + dayMs)
  await open().advance(midnight + dayMs)
  await open().advance(midnight + 2 * dayMs)
  expect([ran.length, ran[0], ...ran.slice(-3)]).toEqual([403, '2026-11-17', '2027-12-22', '2026-11-18', '2026-11-19'])
})

it('comes to a day again until all of its commands are answered', async () => {
  const sent: string[] = []
  let fails = true
  const job = jobOf(
    {
      name: 'gifts',
      async *send(_, day) {
        const command = { kind: 'expire_order', orderId: '1-1' } as const
        for (const bookId of [1, 2]) yield await Promise.resolve({ bookId, key: `gift:${day}`, command })
      },
    },
    {
      sql,
      submit({ bookId, key }) {
        if (fails && bookId === 2) return Promise.resolve({ kind: 'failed' })
        sent.push(`${bookId} ${key}`)
        return Promise.resolve({ kind: 'done', sequence: 1, reply: '', repeated: false })
      },
    },
  )
  const schedules = createSchedules({ sql, jobs: [job], log: unexpected })
  await schedules.advance(midnight)
  fails = false
  await schedules.advance(midnight)
  await schedules.advance(midnight)
  const key = `gift:${midnight - dayMs}`
  expect(sent).toEqual([`1 ${key}`, `1 ${key}`, `2 ${key}`])
})

it('logs each job that fails, does the others, and comes to them again', async () => {
  let fails = true
  const ran: string[] = []
  const logged: unknown[] = []
  const job = (name: string, mayFail: boolean): DayJob => ({
    name,
    run() {
      if (fails && mayFail) return Promise.reject(new Error(`no ${name}`))
      ran.push(name)
      return Promise.resolve(true)
    },
  })
  const schedules = createSchedules({
    sql,
    jobs: [job('interest', true), job('fees', true), job('reports', false)],
    log: (_, details) => void logged.push(details),
  })
  await schedules.advance(midnight)
  expect(ran).toEqual(['reports'])
  expect(logged).toHaveLength(2)
  expect(logged).toEqual(
    expect.arrayContaining(['interest', 'fees'].map((name) => ({ name, error: new Error(`no ${name}`) }))),
  )
  fails = false
  await schedules.advance(midnight)
  expect(ran.toSorted()).toEqual(['fees', 'interest', 'reports'])
  expect(logged).toHaveLength(2)
})
