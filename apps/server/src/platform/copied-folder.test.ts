import { execFileSync, spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { connect } from './database.ts'
import { type EmbeddedDatabase, startEmbeddedDatabase } from './embedded-database.ts'
import { makeTestFolder } from './test-folder.ts'

let base: string
let started: EmbeddedDatabase[]
beforeEach(() => {
  base = makeTestFolder('copied')
  started = []
})
afterEach(async () => {
  for (const each of started) await each.stop()
  rmSync(base, { recursive: true })
})

const at = (name: string): string => path.join(base, name)
const pidFile = (name: string): string => at(`${name}/postgres/postmaster.pid`)

async function start(name: string): Promise<EmbeddedDatabase> {
  const database = await startEmbeddedDatabase(at(name), () => undefined)
  started.push(database)
  return database
}

async function count({ connection }: EmbeddedDatabase, table: string): Promise<number> {
  const sql = connect(connection, 1)
  try {
    const [row] = await sql<{ tables: number }[]>`
      select count(*)::int as tables from pg_tables where tablename = ${table}`
    return row?.tables ?? 0
  } finally {
    await sql.end()
  }
}

async function create({ connection }: EmbeddedDatabase, table: string): Promise<void> {
  const sql = connect(connection, 1)
  await sql`create table ${sql(table)} (number int)`
  await sql.end()
}

it('a start on a copy of a folder in use leaves the original running', async () => {
  const original = await start('data')
  execFileSync('cp', ['-a', at('data'), at('copy')])
  expect(existsSync(pidFile('copy'))).toBe(true)
  const copy = await start('copy')
  await create(original, 'of_the_original')
  expect(await count(original, 'of_the_original')).toBe(1)
  expect(await count(copy, 'of_the_original')).toBe(0)
})

it.each(['of the original', 'of a folder that is gone'])(
  'a living process that the file %s names is left alone',
  async (which) => {
    const database = await start('data')
    execFileSync('cp', ['-a', at('data'), at('copy')])
    await database.stop()
    const { uid, gid } = statSync(at('data/postgres'))
    const living = spawn('sleep', ['60'], { uid, gid, stdio: 'ignore' })
    const ended = new Promise((resolve) => living.once('exit', resolve))
    const lines = readFileSync(pidFile('copy'), 'utf8').split('\n')
    writeFileSync(pidFile('copy'), [living.pid, ...lines.slice(1)].join('\n'))
    if (which !== 'of the original') rmSync(at('data'), { recursive: true })
    expect(await count(await start('copy'), 'none')).toBe(0)
    expect(living.exitCode ?? living.signalCode).toBeNull()
    living.kill()
    await ended
  },
)

it.runIf(process.platform === 'linux')('nor one that got the number of a crashed database', async () => {
  const database = await start('data')
  const file = readFileSync(pidFile('data'), 'utf8').split('\n')
  await database.stop()
  const { uid, gid } = statSync(at('data/postgres'))
  const living = spawn('sleep', ['60'], { uid, gid, stdio: 'ignore' })
  const ended = new Promise((resolve) => living.once('exit', resolve))
  writeFileSync(pidFile('data'), [living.pid, ...file.slice(1)].join('\n'))
  await expect(start('data')).rejects.toThrow(new RegExp(`remove this file and start again.*PID ${living.pid}`, 's'))
  expect(living.exitCode ?? living.signalCode).toBeNull()
  living.kill()
  await ended
  rmSync(pidFile('data'))
})
