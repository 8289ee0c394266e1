import type { StrategyRuleId } from '@touchstone/domain/strategy-rules/rule'
import { strategyDayJob } from '@touchstone/server/features/strategies/count-days'
import { findDay } from '@touchstone/server/features/strategies/strategy-days.store'
import { startTestCluster } from '@touchstone/server/platform/test-cluster'
import { connect } from '@touchstone/server/platform/database'
import { createTestDatabase } from '@touchstone/server/platform/test-database'
import { watchBlocks } from './longest-block.ts'
import { lastDay, makeOrders } from './made-orders.ts'
import { startWholeServer } from './whole-server.ts'

/** The whole server over so many running orders, in a process of its own: counts their day once it is told to. */
const orders = Number(process.argv[2])
const cluster = await startTestCluster()
const { address } = await createTestDatabase(cluster.address)
const day = lastDay(Date.now())
const madeSeconds = await makeOrders(address, orders, day)
await settle()
const { house, port, close } = await startWholeServer(address, { isLimited: false })
const { sql, executor, clock } = house
function cpuMicros(): number {
  const { user, system } = process.cpuUsage()
  return user + system
}
const send = (message: object): void => void process.send?.(message)

const longestBlock = watchBlocks()

/** What a database does by itself in the hours after so many rows came, and not in the minute in which a day is counted. */
async function settle(): Promise<void> {
  const sql = connect(cluster.address, 1)
  const own = connect(address, 1)
  await own`vacuum analyze`
  await sql`checkpoint`
  await Promise.all([sql.end(), own.end()])
}

async function countDay() {
  const days = { resultOf: (rule: StrategyRuleId, on: number) => findDay(sql, rule, on) }
  const job = strategyDayJob({ sql, submit: executor.submit, days, log: () => undefined })
  const before = { ...executor.counters }
  const began = performance.now()
  const isDone = await job.run(day, clock())
  const seconds = (performance.now() - began) / 1_000
  const after = executor.counters
  const stages = Object.fromEntries(
    (['batches', 'committed', 'loadMicros', 'decideMicros', 'writeMicros', 'commitMicros'] as const).map((name) => [
      name,
      Math.round(after[name] - before[name]),
    ]),
  )
  const [row] = await sql<{ count: bigint }[]>`
    select count(*) as count from records where kind = 'strategy_order' and (body::json ->> 'lastDay')::bigint = ${day}`
  const [told] = await sql<{ count: bigint }[]>`select count(*) as count from messages where kind like 'product_day%'`
  return { isDone, seconds, counted: Number(row?.count ?? 0n), told: Number(told?.count ?? 0n), stages }
}

process.on('message', (question) => {
  if (question === 'count') void countDay().then(send)
  if (question === 'cpu') send({ cpuMicros: cpuMicros(), blockMs: longestBlock() })
  if (question === 'stop')
    void close()
      .then(cluster.stop)
      .then(() => process.exit(0))
})
send({ port, madeSeconds })
