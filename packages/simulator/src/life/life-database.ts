import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { openClient } from '@touchstone/server/platform/database'
import { type EmbeddedDatabase, startEmbeddedDatabase } from '@touchstone/server/platform/embedded-database'

const memory = '/dev/shm'
const bytesNeeded = 2_000_000_000

/**
 * A PostgreSQL of its own for lives, which is gone after them. What is simulated is not the disk (`npm run chaos` is about
 * that), so where there is a file system in memory it is used: a commit does everything but wait.
 */
export async function startLifeDatabase(): Promise<{
  address: EmbeddedDatabase['connection']
  stop: () => Promise<void>
}> {
  const folder = mkdtempSync(path.join(hasRoom() ? memory : os.tmpdir(), 'touchstone-life-'))
  // The database's own user has to pass through.
  chmodSync(folder, 0o755)
  const database = await startEmbeddedDatabase(folder, () => undefined)
  await keepStill(database.connection)
  return {
    address: database.connection,
    async stop(): Promise<void> {
      await database.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** What the database does by its own clock may change the order in which it finds rows, and no life would be lived twice. */
async function keepStill(address: EmbeddedDatabase['connection']): Promise<void> {
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
