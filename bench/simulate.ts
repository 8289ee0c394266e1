import { live } from '@touchstone/simulator/life/life'
import { startTestCluster } from '@touchstone/server/platform/test-cluster'
import { createTestDatabase } from '@touchstone/server/platform/test-database'
import { medianOf } from './measure.ts'

const seeds = [1, 2, 3]
const steps = 400

/** Simulated lives of the whole house on a real database, each with its auditor. */
export async function run(): Promise<Record<string, number>> {
  const cluster = await startTestCluster()
  try {
    const lives: { seed: number; steps_per_s: number; rows_per_s: number; receipts: number }[] = []
    for (const seed of seeds) {
      const { address } = await createTestDatabase(cluster.address)
      const { ms, rows, receipts } = await live({ seed, steps, address })
      lives.push({ seed, steps_per_s: (steps * 1_000) / ms, rows_per_s: (rows * 1_000) / ms, receipts })
    }
    console.table(lives)
    return {
      steps_per_s: medianOf(lives.map((life) => life.steps_per_s)),
      rows_per_s: medianOf(lives.map((life) => life.rows_per_s)),
    }
  } finally {
    await cluster.stop()
  }
}
