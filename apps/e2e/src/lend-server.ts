import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TestProject } from 'vitest/node'
import { type RunningServer, runServer } from './running-server.ts'
import type { Lent } from './shared-server.ts'

const shared = {
  // Whoever asks for more than one address may says that they are several.
  PROXIES: '1',
  // No story waits for a checkpoint for long.
  CHECKPOINT_EVERY_SECONDS: '15',
}

/**
 * Vitest's globalSetup: lends one server to all files that need none of their own, for a start is more work than a short story.
 * It starts when the first of them asks, so that it takes nothing from the tests before.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { TMPDIR } = project.config.env
  let started: Promise<RunningServer> | undefined
  const lender = createServer((_request, response) => {
    started ??= runServer({ ...shared, ...(TMPDIR === undefined ? {} : { TMPDIR }) })
    started.then(
      ({ port, data }) => response.end(JSON.stringify({ port, data } satisfies Lent)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
  await new Promise<void>((resolve) => lender.listen(0, '127.0.0.1', resolve))
  project.provide('serverLender', `http://127.0.0.1:${(lender.address() as AddressInfo).port}`)
  return async () => {
    lender.close()
    const server = await started?.catch(() => undefined)
    await server?.stop()
  }
}
