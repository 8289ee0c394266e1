import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connect } from '../../platform/database.ts'
import { startEmbeddedDatabase } from '../../platform/embedded-database.ts'
import { findDatabase } from './find-database.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'touchstone-find-'))
  // The database's own user has to pass through.
  chmodSync(folder, 0o755)
})
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

/** Opens what was found, reads one row, and leaves. */
async function look(): Promise<number> {
  const { address, leave } = await findDatabase(folder)
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
