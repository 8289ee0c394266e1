import type { Currency } from '@touchstone/domain/money/currency'
import type { Money } from '@touchstone/domain/money/decimal'
import type { Sql } from '../../platform/database.ts'
import { holdersOf } from './chain-transfers.store.ts'
import { type EvmChain, reasonOf } from './evm-chain.ts'
import type { WatchedToken } from './evm-watcher.ts'
import { moneyOf } from './scale-units.ts'

/** The house's holdings of a token: on the users' addresses that ever received it, and on its own. */
export type ChainHolding = {
  network: string
  channel: string
  currency: Currency
  token: string
} & ({ state: 'read'; amount: Money; block: number; at: number } | { state: 'unreadable'; reason: string })

type HoldingDeps = {
  network: string
  chain: EvmChain
  sql: Sql
  tokens: readonly WatchedToken[]
  treasury: readonly string[]
}

/** Asks the network's service, at its last confirmed block. */
export async function chainHoldings({ network, chain, sql, tokens, treasury }: HoldingDeps): Promise<ChainHolding[]> {
  return Promise.all(
    tokens.map(async ({ channel, currency, token, decimals, confirmations }) => {
      const named = { network, channel, currency, token }
      try {
        const block = await chain.blockAt(Math.max(0, (await chain.head()) - confirmations))
        if (block === undefined) return { ...named, state: 'unreadable', reason: 'the service lacks its own block' }
        const holders = new Set([...(await holdersOf(sql, network, token)), ...treasury])
        const units = await chain.balanceOf(token, [...holders], block.number)
        return { ...named, state: 'read', amount: moneyOf(units, decimals), block: block.number, at: block.at }
      } catch (error) {
        return { ...named, state: 'unreadable', reason: reasonOf(error) }
      }
    }),
  )
}
