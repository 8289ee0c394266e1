import { connect, type DatabaseAddress } from '@touchstone/server/platform/database'
import type { Executor } from '@touchstone/server/executor/executor'
import { startTestCluster } from '@touchstone/server/platform/test-cluster'
import { createTestDatabase } from '@touchstone/server/platform/test-database'
import { openExecutor, prepareBooks, runLoad } from './core-load.ts'
import { machineLine } from './machine.ts'
import { medianOf, quantileOf } from './measure.ts'
import { prepareTpcb, runTpcb } from './tpcb.ts'

const warmSeconds = Number(process.env['WARM_SECONDS'] ?? 20)
const roundSeconds = 8
const rounds = 3
const pools = [8, 16, 24]

/** Books, executor and database as in the product, compared with one transaction a request and with TPC-B. */
export async function run(): Promise<Record<string, number>> {
  console.log(machineLine())
  const cluster = await startTestCluster()
  const { address } = await createTestDatabase(cluster.address)
  try {
    const books = await prepareBooks(address, 2_048)
    await prepareTpcb(address)
    const batched = openExecutor(address, {})
    await runLoad(batched, books, { inFlight: 512, seconds: warmSeconds })
    const pool = await bestPool(address, books)
    const clients = await bestClients(address)
    console.log(`one transaction a request is best with a pool of ${pool}, TPC-B with ${clients} clients`)
    const single = openExecutor(address, { batchMax: 1, batchesInFlight: pool })
    const figures = await interleave(address, books, { batched, single, clients })
    await single.stop()
    const latency = await latencies(batched, books)
    await batched.stop()
    return { ...figures, ...latency }
  } finally {
    await cluster.stop()
  }
}

async function bestPool(address: DatabaseAddress, books: readonly number[]): Promise<number> {
  const found: [number, number][] = []
  for (const pool of pools) {
    const executor = openExecutor(address, { batchMax: 1, batchesInFlight: pool })
    const { perSecond } = await runLoad(executor, books, { inFlight: 512, seconds: 4 })
    await executor.stop()
    found.push([perSecond, pool])
  }
  return Math.max(
    ...found
      .sort((a, b) => b[0] - a[0])
      .slice(0, 1)
      .map(([, pool]) => pool),
  )
}

async function bestClients(address: DatabaseAddress): Promise<number> {
  const found: [number, number][] = []
  for (const clients of pools) found.push([await runTpcb(address, clients, 4), clients])
  return Math.max(
    ...found
      .sort((a, b) => b[0] - a[0])
      .slice(0, 1)
      .map(([, clients]) => clients),
  )
}

type Sides = { batched: Executor; single: Executor; clients: number }

/** Runs both sides of each ratio in turn, so that a drift of the machine affects both alike. */
async function interleave(
  address: DatabaseAddress,
  books: readonly number[],
  { batched, single, clients }: Sides,
): Promise<Record<string, number>> {
  const results: { batched: number; single: number; tpcb: number; wal: number }[] = []
  const stages: Record<string, number>[] = []
  for (let round = 0; round < rounds; round += 1) {
    const walBefore = await walBytes(address)
    const before = { ...batched.counters }
    const fast = await runLoad(batched, books, { inFlight: 512, seconds: roundSeconds })
    const after = batched.counters
    const done = after.committed - before.committed
    const wal = ((await walBytes(address)) - walBefore) / done
    stages.push({
      load_us: (after.loadMicros - before.loadMicros) / done,
      decide_us: (after.decideMicros - before.decideMicros) / done,
      write_us: (after.writeMicros - before.writeMicros) / done,
      commit_us: (after.commitMicros - before.commitMicros) / done,
      commands_a_batch: done / (after.batches - before.batches),
    })
    const slow = await runLoad(single, books, { inFlight: 512, seconds: roundSeconds })
    const tpcb = await runTpcb(address, clients, roundSeconds)
    results.push({ batched: fast.perSecond, single: slow.perSecond, tpcb, wal })
  }
  console.table(results)
  console.table(stages)
  const batchedPerS = medianOf(results.map((result) => result.batched))
  return {
    batched_per_s: batchedPerS,
    single_per_s: medianOf(results.map((result) => result.single)),
    tpcb_per_s: medianOf(results.map((result) => result.tpcb)),
    times_single: medianOf(results.map((result) => result.batched / result.single)),
    times_tpcb: medianOf(results.map((result) => result.batched / result.tpcb)),
    wal_bytes: medianOf(results.map((result) => result.wal)),
    ...Object.fromEntries(
      Object.keys(stages[0] ?? {}).map((name) => [name, medianOf(stages.map((stage) => stage[name] ?? 0))]),
    ),
  }
}

async function walBytes(address: DatabaseAddress): Promise<number> {
  const sql = connect(address, 1)
  const [row] = await sql<{ bytes: string }[]>`select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::text as bytes`
  await sql.end()
  return Number(row?.bytes ?? 0)
}

async function latencies(executor: Executor, books: readonly number[]): Promise<Record<string, number>> {
  const figures: Record<string, number> = {}
  for (const [inFlight, name] of [
    [512, ''],
    [64, '_at_64'],
    [1, '_at_1'],
  ] as const) {
    const { milliseconds } = await runLoad(executor, books, { inFlight, seconds: 5 })
    figures[`p50_ms${name}`] = quantileOf(milliseconds, 0.5)
    figures[`p99_ms${name}`] = quantileOf(milliseconds, 0.99)
  }
  return figures
}
