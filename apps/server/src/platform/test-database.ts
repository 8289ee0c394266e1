import { randomBytes } from 'node:crypto'
import { migrateDatabase, openClient } from './database.ts'

export type ClusterAddress = { host: string; port: number; username: string; password: string; database: string }
/** What `inject` finds: the cluster that `test-cluster.ts` starts for a run. */
declare module 'vitest' {
  export interface ProvidedContext {
    cluster: ClusterAddress
  }
}

export type TestDatabase = { address: ClusterAddress; drop: () => Promise<void> }

const template = 'touchstone_template'

async function administer(cluster: ClusterAddress, statement: string): Promise<void> {
  const sql = openClient(cluster, { max: 1 })
  try {
    await sql.unsafe(statement)
  } finally {
    await sql.end()
  }
}

/** Makes the migrated database that each test database is a copy of. Once a cluster. */
export async function makeTemplate(cluster: ClusterAddress): Promise<void> {
  await administer(cluster, `create database ${template}`)
  await migrateDatabase({ ...cluster, database: template })
}

/** Creates a separate migrated database for a test file, in a cluster with the template of `makeTemplate`. */
export async function createTestDatabase(cluster: ClusterAddress): Promise<TestDatabase> {
  const database = `test_${randomBytes(6).toString('hex')}`
  await administer(cluster, `create database ${database} template ${template}`)
  return {
    address: { ...cluster, database },
    drop: () => administer(cluster, `drop database ${database} with (force)`),
  }
}
