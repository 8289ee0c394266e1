import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { openClient } from '@touchstone/server/platform/database'
import { type EmbeddedDatabase, startEmbeddedDatabase } from '@touchstone/server/platform/embedded-database'

const memory = '/dev/shm'
const bytesNeeded = 2_000_000_000

/**
 * A separate PostgreSQL for lives, removed after them. A life does not simulate the disk (`npm run chaos` covers that),
 * so the database is kept in memory where possible: a commit does everything except wait.
 */
export async function startLifeDatabase(): Promise<{
  address: EmbeddedDatabase['connection']
  stop: () => Promise<void>
}> {
  const folder = mkdtempSync(path.join(hasRoom() ? memory : os.tmpdir(), 'touchstone-life-'))
  // The database runs as another user, who must be able to enter.
  chmodSync(folder, 0o755)
  const database = await startEmbeddedDatabase(folder, () => undefined)
  await turnOffAutovacuum(database.connection)
  return {
    address: database.connection,
    async stop(): Promise<void> {
      await database.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/**
 * Turns off autovacuum: it may change the order in which PostgreSQL returns rows, and then no life could be repeated.
 */
async function turnOffAutovacuum(address: EmbeddedDatabase['connection']): Promise<void> {
  const sql = openClient(address, { max: 1 })
  await sql`alter system set autovacuum = off`
  await sql`select pg_reload_conf()`
  await sql.end()
}

function hasRoom(): boolean {
  if (!existsSync(memory)) return false
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize > bytesNeeded
}
