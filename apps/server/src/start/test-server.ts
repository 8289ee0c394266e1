import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import { connect, type Sql } from '../platform/database.ts'
import { type ClusterAddress, createTestDatabase } from '../platform/test-database.ts'
import { startServer } from './server.ts'
import type { ServerOptions } from './server-options.ts'

/** A quiet server of the simulated market, at a port that was free, that lets everybody ask as often as they like. */
export const testServerOptions: Omit<ServerOptions, 'address' | 'onFailure'> = {
  host: '127.0.0.1',
  port: 0,
  feed: 'simulated',
  seed: '70'.repeat(32),
  log: pino({ level: 'silent' }),
  say: () => undefined,
  courier: {},
  pushContact: 'mailto:push@example.com',
  files: { folder: path.join(tmpdir(), 'touchstone-files'), key: '70'.repeat(32) },
  metricsToken: undefined,
  proxies: 0,
  limits: { address: 1e6, addressSignIn: 1e6, account: 1e6, sockets: 1e3 },
  checkpointEveryMs: 1_000,
  candleReadyDays: 0,
  strategyReadyDays: 0,
}

export type TestServer = Awaited<ReturnType<typeof startTestServer>>

/** Starts the whole server on a separate database. */
export async function startTestServer(cluster: ClusterAddress, options: Partial<ServerOptions> = {}) {
  const database = await createTestDatabase(cluster)
  const failures: string[] = []
  const folder = path.join(tmpdir(), `touchstone-${database.address.database}`)
  const server = await startServer({
    ...testServerOptions,
    address: database.address,
    files: { ...testServerOptions.files, folder },
    onFailure: (reason) => failures.push(reason),
    ...options,
  })
  /** The database's owner. */
  const sql: Sql = connect(database.address, 2)
  return {
    ...server,
    origin: `http://127.0.0.1:${server.port}`,
    address: database.address,
    sql,
    failures,
    async stop(): Promise<void> {
      await server.close()
      await sql.end()
      await database.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
