import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbeddedDatabase } from './embedded-database.ts'
import { makeTemplate, type ClusterAddress } from './test-database.ts'

/** Starts a PostgreSQL in a temporary folder, with a migrated template for `createTestDatabase`. */
export async function startTestCluster(): Promise<{ address: ClusterAddress; stop: () => Promise<void> }> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'touchstone-test-'))
  // The database's own user has to pass through.
  chmodSync(folder, 0o755)
  const cluster = await startEmbeddedDatabase(folder, () => undefined)
  const stop = async (): Promise<void> => {
    await cluster.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await makeTemplate(cluster.connection)
  } catch (error) {
    await stop()
    throw error
  }
  return { address: cluster.connection, stop }
}

/** Vitest's globalSetup: one cluster for the run; a test file finds it by `inject('cluster')`. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startTestCluster()
  project.provide('cluster', cluster.address)
  return cluster.stop
}
