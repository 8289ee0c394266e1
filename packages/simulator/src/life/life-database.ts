import { rmSync } from 'node:fs'
import { openClient } from '@touchstone/server/platform/database'
import { type EmbeddedDatabase, startEmbeddedDatabase } from '@touchstone/server/platform/embedded-database'
import { makeTestFolder } from '@touchstone/server/platform/test-folder'

/**
 * A PostgreSQL of its own for lives, which is gone after them. What is simulated is not the disk (`npm run chaos` is about
 * that), so it is in memory where there is room.
 */
export async function startLifeDatabase(): Promise<{
  address: EmbeddedDatabase['connection']
  stop: () => Promise<void>
}> {
  const folder = makeTestFolder('life')
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
