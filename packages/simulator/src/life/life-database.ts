import { rmSync } from 'node:fs'
import { openClient } from '@touchstone/server/platform/database'
import { type EmbeddedDatabase, startEmbeddedDatabase } from '@touchstone/server/platform/embedded-database'
import { makeTestFolder } from '@touchstone/server/platform/test-folder'

type Address = EmbeddedDatabase['connection']

/**
 * A separate PostgreSQL for lives, removed after them. A life does not simulate the disk (`npm run chaos` covers that),
 * so the database is kept in memory where there is room.
 */
export async function startLifeDatabase(): Promise<{
  address: Address
  /** A copy of it on the same server: empty as it is, and migrated if it is. */
  another: (name: string) => Promise<Address>
  stop: () => Promise<void>
}> {
  const folder = makeTestFolder('life')
  const database = await startEmbeddedDatabase(folder, () => undefined)
  await turnOffAutovacuum(database.connection)
  return {
    address: database.connection,
    async another(name): Promise<Address> {
      const sql = openClient(database.connection, { max: 1 })
      await sql`create database ${sql(name)} template ${sql(database.connection.database)}`
      await sql.end()
      return { ...database.connection, database: name }
    },
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
