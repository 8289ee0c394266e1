import { printDecimal } from '@touchstone/domain/money/decimal'
import type { Sql } from '../../platform/database.ts'
import { createDepositAddresses } from './deposit-addresses.ts'
import { openDepositKey } from './deposit-keys.ts'
import { openEvmChain } from './evm-chain.ts'
import { type ChainArrival, createEvmWatcher, type WatchedToken } from './evm-watcher.ts'
import { testKeys } from './test-keys.ts'

/** The addresses of these users, as their channels show them. */
export async function addressesOf(sql: Sql, users: readonly number[]): Promise<string[]> {
  const keys = new Map([['ethereum', openDepositKey('XPUB', 'ethereum', testKeys.evm)]] as const)
  const give = createDepositAddresses({ sql, clock: () => 0, keys, isWatched: () => Promise.resolve(true) })
  const channel = { kind: 'chain', network: 'ethereum', sandbox: false } as const
  const given: string[] = []
  for (const user of users) {
    const address = await give(user, channel)
    if (!address.ok) throw new Error('no address on ethereum')
    given.push(address.value)
  }
  return given
}

export const watchedToken = (token: string, more: Partial<WatchedToken> = {}): WatchedToken => ({
  channel: 'usdt-ethereum',
  currency: 'USDT',
  token,
  decimals: 6,
  confirmations: 3,
  ...more,
})

type TestWatchOptions = { sql: Sql; rpcUrl: string; network: string; tokens: readonly WatchedToken[]; chainId?: number }

/** Opens a watcher whose turns the test takes, and records what it handed on and logged. */
export function openTestWatch({ sql, rpcUrl, network, tokens, chainId = 1 }: TestWatchOptions) {
  const arrivals: ChainArrival[] = []
  const logged: string[] = []
  let failing = false
  const { signal } = new AbortController()
  const watcher = createEvmWatcher({
    network,
    chainId,
    chain: openEvmChain({ rpcUrl, signal }),
    sql,
    clock: () => 5_000,
    tokens: () => tokens,
    onArrival(arrival) {
      if (failing) return Promise.reject(new Error('the books are unavailable'))
      arrivals.push(arrival)
      return Promise.resolve()
    },
    log: (message) => logged.push(message),
  })
  return {
    ...watcher,
    arrivals,
    logged,
    /** User and amount of each transfer that was handed on. */
    reported: () => arrivals.map(({ userId, amount }) => `${userId}: ${printDecimal(amount)}`),
    fail: (does: boolean) => void (failing = does),
  }
}
