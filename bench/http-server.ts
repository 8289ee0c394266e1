import { startTestCluster } from '@touchstone/server/platform/test-cluster'
import { createTestDatabase } from '@touchstone/server/platform/test-database'
import { watchBlocks } from './longest-block.ts'
import { startWholeServer } from './whole-server.ts'

/** The whole server in a separate process, for benches that load it: sends its port, and its CPU time on request. */
const cluster = await startTestCluster()
const { address } = await createTestDatabase(cluster.address)
const server = await startWholeServer(address, { isLimited: process.argv[2] === 'limited' })
const send = (message: object): void => void process.send?.(message)

const longestBlock = watchBlocks()

process.on('message', (question) => {
  if (question === 'cpu') {
    const { user, system } = process.cpuUsage()
    send({ cpuMicros: user + system, counters: server.house.counters, blockMs: longestBlock() })
  }
  if (question === 'stop')
    void server
      .close()
      .then(cluster.stop)
      .then(() => process.exit(0))
})
send({ port: server.port })
