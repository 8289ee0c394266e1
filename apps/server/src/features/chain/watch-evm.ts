import { setTimeout as sleep } from 'node:timers/promises'
import { type ChainHolding, chainHoldings } from './chain-holdings.ts'
import { openEvmChain, reasonOf } from './evm-chain.ts'
import { type ChainCounts, createEvmWatcher, type EvmWatcherDeps } from './evm-watcher.ts'

export type WatchEvmOptions = Omit<EvmWatcherDeps, 'chain'> & {
  rpcUrl: string
  /** The house's own addresses, which count as held. */
  treasury?: readonly string[]
  /** Between two looks at the chain. */
  everyMs?: number
}

export type EvmWatch = {
  counts: () => ChainCounts
  holdings: () => Promise<ChainHolding[]>
  stop: () => Promise<void>
}

const defaultEveryMs = 4_000
const waitMs = { first: 1_000, most: 60_000 }

/**
 * Watches a network until it is stopped. While the service or the database fail it waits, longer each time, and misses
 * nothing: it continues where it stopped.
 */
export function watchEvm(options: WatchEvmOptions): EvmWatch {
  const { rpcUrl, treasury = [], everyMs = defaultEveryMs, ...deps } = options
  const { network, sql, tokens, log } = deps
  const stopping = new AbortController()
  const { signal } = stopping
  const chain = openEvmChain({ rpcUrl, signal })
  const watcher = createEvmWatcher({ ...deps, chain })
  let failures = 0
  let failuresInARow = 0

  async function attempt(): Promise<number> {
    try {
      await watcher.turn()
      failuresInARow = 0
      return everyMs
    } catch (error) {
      if (signal.aborted) return 0
      failures += 1
      failuresInARow += 1
      log('failed to read a chain', { network, reason: reasonOf(error), failuresInARow })
      return Math.min(waitMs.first * 2 ** (failuresInARow - 1), waitMs.most)
    }
  }

  async function watch(): Promise<void> {
    while (!signal.aborted) {
      const wait = await attempt()
      // Ended by a stop: that it rejects then is how this timer is cleared.
      await sleep(wait, undefined, { signal }).catch(() => undefined)
    }
  }
  const running = watch()
  return {
    counts() {
      const counts = watcher.counts()
      return { ...counts, failures: counts.failures + failures }
    },
    holdings: () => chainHoldings({ network, chain, sql, tokens: tokens(), treasury }),
    /** After the writing that is under way; a question to the service is not waited for. */
    async stop() {
      stopping.abort()
      await running
    },
  }
}
