import { fork } from 'node:child_process'
import path from 'node:path'
import { connect } from '../apps/server/src/platform/database.ts'
import { startTestCluster } from '../apps/server/src/platform/test-cluster.ts'
import { createTestDatabase } from '../apps/server/src/platform/test-database.ts'
import { makeHouse } from './triggers-house.ts'
import type { TriggerFigures } from './triggers-measure.ts'

/** A million triggers over fifty symbols, armed from a real PostgreSQL in a separate process. */
export async function run(): Promise<Record<string, number>> {
  const cluster = await startTestCluster()
  try {
    const { address } = await createTestDatabase(cluster.address)
    const sql = connect(address, 2)
    console.log('filling the database …')
    await makeHouse(sql)
    await sql.end()
    const figures = await measureInChildProcess(address)
    console.log(`${figures.armed} triggers armed from the database in ${figures.rebuildSeconds.toFixed(2)} s`)
    console.log(
      `resident memory: ${figures.grownMegabytes.toFixed(0)} MB more than before them, ` +
        `${figures.residentMegabytes.toFixed(0)} MB the whole process`,
    )
    console.log(`a tick that crosses none: ${figures.idleNanoseconds.toFixed(0)} ns`)
    console.log(`a tick that crosses ${figures.crossed}, index alone: ${figures.crossMicroseconds.toFixed(0)} µs`)
    console.log(
      `arming after a commit: ${figures.rearmIsolatedNanoseconds.toFixed(0)} ns an isolated position, ` +
        `${figures.rearmCrossNanoseconds.toFixed(0)} ns a cross book of three symbols`,
    )
    return {
      idle_tick_ns: Math.round(figures.idleNanoseconds),
      cross_1000_us: Math.round(figures.crossMicroseconds),
      rearm_ns: Math.round(figures.rearmIsolatedNanoseconds),
      rss_mb: Math.round(figures.grownMegabytes),
      rebuild_s: Math.round(figures.rebuildSeconds * 100) / 100,
    }
  } finally {
    await cluster.stop()
  }
}

function measureInChildProcess(address: object): Promise<TriggerFigures> {
  return new Promise((resolve, reject) => {
    // A heap of this size collects the garbage of loading, so that the triggers are what remains.
    const execArgv = ['--max-old-space-size=160', '--max-semi-space-size=4']
    const child = fork(path.join(import.meta.dirname, 'triggers-measure.ts'), { execArgv })
    child.once('message', (figures) => {
      resolve(figures as TriggerFigures)
    })
    child.once('exit', (code) => {
      reject(new Error(`the measuring process exited with ${code}`))
    })
    child.send(address)
  })
}
