import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterEach, beforeEach, expect, inject, it, vi } from 'vitest'
import { connect, type Sql } from './database.ts'
import { type HeldDatabase, holdDatabase } from './hold-database.ts'
import { surviveLostWrites } from './lost-write.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

// The driver throws some of what it cannot write any more where only this catches it, in the server too.
surviveLostWrites(() => undefined)

let database: TestDatabase
let owner: Sql
const held: HeldDatabase[] = []
let said: string[] = []
let taken: string[] = []
beforeEach(async () => {
  database = await createTestDatabase(inject('cluster'))
  owner = connect(database.address, 2)
  said = []
  taken = []
})
afterEach(async () => {
  await Promise.all(held.splice(0).map((each) => each.release()))
  await owner.end()
  await database.drop()
})

/** As a server does at its start. */
async function hold(who: string, waitMs?: number): Promise<HeldDatabase> {
  const holding = await holdDatabase(database.address, {
    say: (line) => said.push(line),
    log: (message) => said.push(message),
    onTaken: () => taken.push(who),
    waitMs,
  })
  held.push(holding)
  return holding
}

/** The sessions that have the lock: one at most. */
const holders = () => owner<{ pid: number }[]>`
  select pid from pg_locks join pg_stat_activity using (pid)
  where locktype = 'advisory' and granted and application_name like 'touchstone server %' and datname = current_database()`

/** A statement that waits for the lock, as no server does: whoever waits is served when its session is lost. */
async function waitForLock(sql: Pick<Sql, 'unsafe'>, heldBy: number): Promise<{ served: Promise<unknown> }> {
  const statement = sql.unsafe(
    `select pg_advisory_lock(objid::bigint) from pg_locks where pid = ${heldBy} and locktype = 'advisory'`,
  )
  const served = statement.then(() => undefined)
  const waiting = () => owner`
    select from pg_locks join pg_stat_activity using (pid)
    where locktype = 'advisory' and not granted and datname = current_database()`
  await vi.waitUntil(async () => (await waiting()).length > 0)
  return { served }
}

const holder = async (): Promise<number> => (await holders())[0]?.pid ?? 0

const another = 'another server (since '

it('is refused to a second server, with a sentence, and given to it once the first has ended', async () => {
  const first = await hold('first')
  await expect(hold('second', 0)).rejects.toThrow(/^another server \(since 2.*Z\) is using this database/)
  expect(said).toEqual([])
  await expect(hold('second', 300)).rejects.toThrow(another)
  expect(said).toEqual(['another server is using this database: waiting up to 0.3 s for it to stop'])
  await first.release()
  await hold('second', 0)
  expect(await holders()).toHaveLength(1)
  await first.release()
  expect(await holders()).toHaveLength(1)
})

it('waits for a server that is about to end', async () => {
  const first = await hold('first')
  const second = hold('second')
  await vi.waitUntil(() => said.length > 0)
  await first.release()
  await second
  expect(await holders()).toHaveLength(1)
  expect(taken).toEqual([])
})

it('is given to the next server although the first was killed', async () => {
  const module = JSON.stringify(new URL('hold-database.ts', import.meta.url))
  const address = JSON.stringify(database.address)
  const script = `
    const { holdDatabase } = await import(${module})
    const quiet = () => undefined
    await holdDatabase(${address}, { say: quiet, log: quiet, onTaken: quiet })
    console.log('held')
    setInterval(quiet, 1_000)`
  const killed = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(killed.stdout, 'data')
  expect(await holders()).toHaveLength(1)
  killed.kill('SIGKILL')
  await hold('second')
  expect(await holders()).toHaveLength(1)
  expect(taken).toEqual([])
})

it('is another one in each database', async () => {
  await hold('first')
  const other = await createTestDatabase(inject('cluster'))
  const quiet = { say: () => undefined, log: () => undefined, onTaken: () => undefined }
  const second = await holdDatabase(other.address, { ...quiet, waitMs: 0 })
  expect(await holders()).toHaveLength(1)
  await second.release()
  await other.drop()
})

it('is taken again when its session is lost, time after time, and still keeps others out', async () => {
  await hold('first')
  for (let time = 0; time < 3; time += 1) {
    const before = await holder()
    await owner`select pg_terminate_backend(${before})`
    await vi.waitUntil(async () => ![0, before].includes(await holder()), { timeout: 20_000 })
  }
  await expect(hold('second', 0)).rejects.toThrow(another)
  expect(taken).toEqual([])
})

it('ends the server that lost it to another one', async () => {
  await hold('first')
  const before = await holder()
  const thief = await owner.reserve()
  const { served } = await waitForLock(thief, before)
  await owner`select pg_terminate_backend(${before})`
  await served
  await vi.waitUntil(() => taken.length > 0, { timeout: 20_000 })
  expect(taken).toEqual(['first'])
  thief.release()
})

it('is not kept from a server by a session of its own that the database has not noticed to be gone', async () => {
  await hold('first')
  const before = await holder()
  const [named] = await owner<{ name: string }[]>`
    select application_name as name from pg_stat_activity where pid = ${before}`
  const lingering = connect(database.address, 1)
  const [own] = await lingering<{ pid: number }[]>`
    select pg_backend_pid() as pid, set_config('application_name', ${named?.name ?? ''}, false)`
  const { served } = await waitForLock(lingering, before)
  await owner`select pg_terminate_backend(${before})`
  await served.catch(() => undefined)
  await vi.waitUntil(async () => ![0, before, own?.pid].includes(await holder()), { timeout: 20_000 })
  await expect(hold('second', 0)).rejects.toThrow(another)
  expect(taken).toEqual([])
  await lingering.end()
})
