import { pino } from 'pino'
import { connect, type Sql } from './platform/database.ts'
import { type ClusterAddress, createTestDatabase } from './platform/test-database.ts'
import { startServer } from './server.ts'
import type { ServerOptions } from './server-options.ts'

const unlimited = { address: 1e6, addressSignIn: 1e6, account: 1e6, sockets: 1e3 }

export type TestServer = Awaited<ReturnType<typeof startTestServer>>

/** The whole server on a database of its own, with the simulated market, at a port that was free. */
export async function startTestServer(cluster: ClusterAddress, options: Partial<ServerOptions> = {}) {
  const database = await createTestDatabase(cluster)
  const failures: string[] = []
  const server = await startServer({
    address: database.address,
    host: '127.0.0.1',
    port: 0,
    feed: 'simulated',
    seed: '70'.repeat(32),
    log: pino({ level: 'silent' }),
    say: () => undefined,
    onFailure: (reason) => failures.push(reason),
    courier: {},
    pushContact: 'mailto:push@example.com',
    metricsToken: undefined,
    proxies: 0,
    limits: unlimited,
    checkpointEveryMs: 1_000,
    candleReadyDays: 0,
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
    },
  }
}
