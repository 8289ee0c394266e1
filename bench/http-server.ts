import { tmpdir } from 'node:os'
import path from 'node:path'
import { startTestCluster } from '@touchstone/server/platform/test-cluster'
import { createLog } from '@touchstone/server/start/operations/log'
import { createTestDatabase } from '@touchstone/server/platform/test-database'
import { startServer } from '@touchstone/server/start/server'

/** The whole server in a separate process, for benches that load it: sends its port, and its CPU time on request. */
const cluster = await startTestCluster()
const { address } = await createTestDatabase(cluster.address)
const server = await startServer({
  address,
  host: '127.0.0.1',
  port: 0,
  feed: 'simulated',
  seed: '70'.repeat(32),
  log: createLog(process.argv[2] === 'limited' ? 'silent' : 'warn'),
  say: () => undefined,
  onFailure: (reason) => {
    throw new Error(reason)
  },
  courier: {},
  pushContact: 'mailto:push@example.com',
  files: { folder: path.join(tmpdir(), 'touchstone-files'), key: '70'.repeat(32) },
  metricsToken: undefined,
  // With its own limits everybody comes through a proxy, from an address of their own.
  ...(process.argv[2] === 'limited'
    ? { proxies: 1 }
    : { proxies: 0, limits: { address: 1e9, addressSignIn: 1e9, account: 1e9, sockets: 1e5 } }),
  candleReadyDays: 0,
  strategyReadyDays: 0,
})
const send = (message: object): void => void process.send?.(message)

/** The longest that the thread computed without a turn for others, by its own processor time: a busy machine adds none. */
let blockMs = 0
let turn = process.threadCpuUsage()
setInterval(() => {
  const { user, system } = process.threadCpuUsage(turn)
  turn = process.threadCpuUsage()
  blockMs = Math.max(blockMs, (user + system) / 1_000)
}, 10).unref()

process.on('message', (question) => {
  if (question === 'cpu') {
    const { user, system } = process.cpuUsage()
    send({ cpuMicros: user + system, counters: server.house.counters, blockMs })
    blockMs = 0
  }
  if (question === 'stop')
    void server
      .close()
      .then(cluster.stop)
      .then(() => process.exit(0))
})
send({ port: server.port })
