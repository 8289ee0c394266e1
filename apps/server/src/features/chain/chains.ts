import { type EvmNetwork, isWatchable } from '@touchstone/domain/addresses/networks'
import type { Settings } from '@touchstone/domain/settings/settings'
import type { Sql } from '../../platform/database.ts'
import { readPoints } from './chain-cursors.store.ts'
import type { ChainHolding } from './chain-holdings.ts'
import type { ChainSettings } from './chain-settings.ts'
import { createDepositAddresses, type DepositAddresses } from './deposit-addresses.ts'
import { chainIds } from './evm-networks.ts'
import type { ChainArrival, ChainCounts, WatchedToken } from './evm-watcher.ts'
import type { EvmWatch } from './watch-evm.ts'

export type Chains = {
  depositAddress: DepositAddresses
  /** Reads the current holdings of every watched token from the chains. */
  holdings: () => Promise<ChainHolding[]>
  /** By network. */
  counts: () => Record<string, ChainCounts>
  stop: () => Promise<void>
}

type ChainsDeps = {
  sql: Sql
  clock: () => number
  log: (message: string, details: Record<string, unknown>) => void
  settings: () => Pick<Settings, 'funds'>
  chains: ChainSettings
  onArrival: (arrival: ChainArrival) => Promise<unknown>
  /** Between two looks at a chain. */
  everyMs?: number
}

/** The chains of a house: addresses to pay to, and watches over what arrives there, until it is stopped. */
export async function openChains(deps: ChainsDeps): Promise<Chains> {
  const { sql, clock, log, settings, chains, onArrival, everyMs } = deps
  const { keys, rpcUrls, treasuries } = chains
  const watches = new Map<string, EvmWatch>()
  for (const [network, rpcUrl] of rpcUrls) {
    if (!isWatchable(network)) continue
    // Its library is large, and most houses have no chain.
    const { watchEvm } = await import('./watch-evm.ts')
    const tokens = () => watchedTokens(settings(), network)
    const treasury = treasuries.get(network) ?? []
    const cadence = everyMs === undefined ? {} : { everyMs }
    const chainId = chainIds[network]
    watches.set(
      network,
      watchEvm({ network, chainId, rpcUrl, sql, clock, log, tokens, treasury, onArrival, ...cadence }),
    )
  }
  return {
    depositAddress: createDepositAddresses({
      sql,
      clock,
      keys,
      isWatched: async (network) => watches.has(network) && (await readPoints(sql, network, 1)).length > 0,
    }),
    async holdings() {
      const held = await Promise.all([...watches.values()].map((watch) => watch.holdings()))
      return held.flat()
    },
    counts: () => Object.fromEntries([...watches].map(([network, watch]) => [network, watch.counts()])),
    async stop() {
      await Promise.all([...watches.values()].map((watch) => watch.stop()))
    },
  }
}

/** Includes channels that are closed for deposits: money sent to an old address has still arrived. */
function watchedTokens({ funds }: Pick<Settings, 'funds'>, network: EvmNetwork): WatchedToken[] {
  return [...funds.channels.values()]
    .filter((channel) => channel.network === network && channel.kind === 'chain' && !channel.sandbox)
    .filter(({ token }) => token !== '')
    .map(({ id, currency, token, tokenDecimals, confirmations }) => ({
      channel: id,
      currency,
      token,
      decimals: tokenDecimals,
      confirmations,
    }))
}
