import { tmpdir } from 'node:os'
import path from 'node:path'
import type { DatabaseAddress } from '@touchstone/server/platform/database'
import { createLog } from '@touchstone/server/start/operations/log'
import { type RunningServer, startServer } from '@touchstone/server/start/server'

/** Starts the whole server on any free port, on the simulated market. With its own limits everybody comes through a proxy. */
export const startWholeServer = (
  address: DatabaseAddress,
  { isLimited }: { isLimited: boolean },
): Promise<RunningServer> =>
  startServer({
    address,
    host: '127.0.0.1',
    port: 0,
    feed: 'simulated',
    seed: '70'.repeat(32),
    log: createLog(isLimited ? 'silent' : 'warn'),
    say: () => undefined,
    onFailure: (reason) => {
      throw new Error(reason)
    },
    courier: {},
    pushContact: 'mailto:push@example.com',
    files: { folder: path.join(tmpdir(), 'touchstone-files'), key: '70'.repeat(32) },
    metricsToken: undefined,
    ...(isLimited
      ? { proxies: 1 }
      : { proxies: 0, limits: { address: 1e9, addressSignIn: 1e9, account: 1e9, sockets: 1e5 } }),
    candleReadyDays: 0,
    strategyReadyDays: 0,
  })
