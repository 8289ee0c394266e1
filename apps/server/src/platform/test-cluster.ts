import { rmSync } from 'node:fs'
import os from 'node:os'
import type { TestProject } from 'vitest/node'
import { startEmbeddedDatabase } from './embedded-database.ts'
import { type ClusterAddress, makeTemplate } from './test-database.ts'
import { makeTestFolder, quickFolder } from './test-folder.ts'

/** Several tests at a time have a server or two each, and each server some thirty connections. Our choice. */
const maxConnections = 200

type TestCluster = { address: ClusterAddress; stop: () => Promise<void> }

/**
 * A PostgreSQL in a folder of its own, which is gone with it, and in it a migrated template for `createTestDatabase`.
 * On the disk, unless configured otherwise: what is measured has to wait for it.
 */
export async function startTestCluster(within = os.tmpdir()): Promise<TestCluster> {
  const folder = makeTestFolder('test', within)
  const cluster = await startEmbeddedDatabase(folder, () => undefined, undefined, undefined, maxConnections)
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
  const cluster = await startTestCluster(quickFolder())
  project.provide('cluster', cluster.address)
  return cluster.stop
}
