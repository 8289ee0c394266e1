import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
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
  return {
    address: database.connection,
    async stop(): Promise<void> {
      await database.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function hasRoom(): boolean {
  if (!existsSync(memory)) return false
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize > bytesNeeded
}
