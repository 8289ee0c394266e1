import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connect } from '../../platform/database.ts'
import { startEmbeddedDatabase } from '../../platform/embedded-database.ts'
import { makeTestFolder } from '../../platform/test-folder.ts'
import { findDatabase } from './find-database.ts'

let folder: string
beforeAll(() => {
  folder = makeTestFolder('find')
})
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

/** Opens what was found, reads one row, and leaves. */
async function look(within = folder): Promise<number> {
  const { address, leave } = await findDatabase(within)
  const sql = connect(address, 1)
  try {
    return (await sql`select 1`).length
  } finally {
    await sql.end()
    await leave()
  }
}

test('a folder without a database is not given one', async () => {
  await expect(findDatabase(folder)).rejects.toThrow(`no database in ${folder}`)
  await expect(look()).rejects.toThrow('no database')
})

test('a running database is looked at and left running; one that is stopped is started and stopped again', async () => {
  const server = await startEmbeddedDatabase(folder, () => undefined)
  expect([await look(), await look()]).toEqual([1, 1])
  await server.stop()
  expect([await look(), await look()]).toEqual([1, 1])
})

test('a copy of a folder in use is looked at itself, not the database that it was copied from', async () => {
  const server = await startEmbeddedDatabase(folder, () => undefined)
  const copy = `${folder}-copy`
  execFileSync('cp', ['-a', folder, copy])
  try {
    expect(existsSync(path.join(copy, 'postgres/postmaster.pid'))).toBe(true)
    const base = path.join(copy, 'postgres/base')
    for (const each of readdirSync(base)) rmSync(path.join(base, each), { recursive: true })
    await expect(look(copy)).rejects.toThrow('database "postgres" does not exist')
    expect(await look()).toBe(1)
  } finally {
    await server.stop()
    rmSync(copy, { recursive: true })
  }
})
