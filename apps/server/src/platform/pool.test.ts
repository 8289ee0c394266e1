import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { connect, type Sql } from './database.ts'
import { faultOf } from './session.ts'
import { surviveLostWrites } from './lost-write.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

// The driver throws some of what it cannot write any more where only this catches it, in the server too.
surviveLostWrites(() => undefined)

let database: TestDatabase
let owner: Sql
let sql: Sql
beforeAll(async () => {
  database = await createTestDatabase(inject('cluster'))
  owner = connect(database.address, 1)
  await owner`create table notes (text text)`
})
afterAll(async () => {
  await owner.end()
  await database.drop()
})
beforeEach(() => {
  sql = connect(database.address, 1)
})
afterEach(() => sql.end({ timeout: 5 }))

const pidOf = async (client: Pick<Sql, 'unsafe'>): Promise<number> => {
  const [row] = await client.unsafe<{ pid: number }[]>('select pg_backend_pid() as pid')
  return row?.pid ?? 0
}

/** Ends a session and waits until PostgreSQL has let it go. */
async function kill(pid: number): Promise<void> {
  await owner`select pg_terminate_backend(${pid})`
  while ((await owner`select from pg_stat_activity where pid = ${pid}`).length > 0) await pause(5)
}

/** Ends the session that is in the middle of a statement, once it is. */
async function killSleeping(): Promise<void> {
  const find = () => owner<{ pid: number }[]>`
    select pid from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep' and state = 'active'`
  let found = await find()
  while (found.length === 0) {
    await pause(5)
    found = await find()
  }
  for (const { pid } of found) await kill(pid)
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** What became of it, as the word for what to do about it. */
const fate = (work: PromiseLike<unknown>): Promise<unknown> =>
  Promise.resolve(work).then(
    () => 'done',
    (error: unknown) => faultOf(error),
  )

/** Asks until it is answered: what is sent before the driver has noticed the whole loss fails with it. */
async function one(): Promise<unknown> {
  for (;;) {
    const answer = await sql`select 1 as one`.catch((error: unknown) => faultOf(error))
    if (answer !== 'transient') return answer
    await pause(5)
  }
}

describe('the pool answers again after a session was lost', () => {
  it('under a statement', async () => {
    const lost = fate(sql`select pg_sleep(100)`)
    await killSleeping()
    expect(await lost).toBe('transient')
    expect(await one()).toEqual([{ one: 1 }])
  })

  it.each([1, 2, 3])('under a statement of a transaction, time %i', async () => {
    const lost = fate(
      sql.begin(async (transaction) => {
        await transaction`insert into notes values ('half')`
        await transaction`select pg_sleep(100)`
      }),
    )
    await killSleeping()
    expect(await lost).toBe('transient')
    expect(await one()).toEqual([{ one: 1 }])
    expect(await sql`select from notes`).toHaveLength(0)
  })

  it('between two statements of a transaction takes with it what comes later', async () => {
    let goOn = (): void => undefined
    const going = new Promise<void>((resolve) => {
      goOn = resolve
    })
    let pid = 0
    let late: unknown
    const lost = fate(
      sql.begin(async (transaction) => {
        pid = await pidOf(transaction)
        await going
        late = await fate(transaction`insert into notes values ('late')`)
      }),
    )
    while (pid === 0) await pause(5)
    await kill(pid)
    expect(await lost).toBe('transient')
    const other = sql.begin(async (transaction) => {
      await transaction`insert into notes values ('other')`
      goOn()
      while (late === undefined) await pause(5)
      throw new Error('undone')
    })
    await expect(other).rejects.toThrow('undone')
    expect(late).toBe('transient')
    expect(await sql`select text from notes`).toHaveLength(0)
  })

  it('while nothing was to do', async () => {
    await kill(await pidOf(sql))
    expect(await one()).toEqual([{ one: 1 }])
  })

  it('under a transaction; what waited behind it fails in the end', async () => {
    const lost = fate(sql.begin((transaction) => transaction`select pg_sleep(100)`))
    const waiting = [1, 2, 3].map(() => fate(sql`select 1`))
    await pause(50)
    await killSleeping()
    expect(await lost).toBe('transient')
    expect(await Promise.all(waiting)).toEqual(['transient', 'transient', 'transient'])
    expect(await one()).toEqual([{ one: 1 }])
  })
})

it('what runs on another session finishes', async () => {
  const two = connect(database.address, 2)
  let goOn = (): void => undefined
  const going = new Promise<void>((resolve) => {
    goOn = resolve
  })
  try {
    const other = two.begin(async (transaction) => {
      const pid = await pidOf(transaction)
      await going
      return (await pidOf(transaction)) === pid
    })
    const lost = fate(two`select pg_sleep(100)`)
    await killSleeping()
    expect(await lost).toBe('transient')
    goOn()
    expect(await other).toBe(true)
  } finally {
    await two.end()
  }
})

it('a listener receives again after every loss', async () => {
  const received: string[] = []
  const listening = await sql.listen('news', (text) => received.push(text))
  for (const text of ['first', 'second']) {
    await owner`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`
    while (!received.includes(text)) {
      await fate(sql`select pg_notify('news', ${text})`)
      await pause(20)
    }
  }
  expect(received).toEqual(expect.arrayContaining(['first', 'second']))
  await listening.unlisten()
})

it('takes nothing more once it was ended', async () => {
  await sql`select 1`
  await sql.end()
  await expect(sql`select 1`).rejects.toMatchObject({ code: 'CONNECTION_ENDED' })
})
