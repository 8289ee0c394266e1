import { noChains } from '../features/chain/chain-settings.ts'
import { type Chains, openChains } from '../features/chain/chains.ts'
import { type ChangedDeposit, createDepositFeed } from '../features/deposits/deposit-feed.ts'
import { createCrediting, type Crediting } from '../features/deposits/crediting.ts'
import type { HousePort } from '../house/house-port.ts'
import type { Sql } from '../platform/database.ts'
import type { ServerOptions } from './server-options.ts'

export type Funds = { crediting: Crediting; chains: Chains; stop: () => Promise<void> }

type FundsDeps = {
  sql: Sql
  house: Pick<HousePort, 'executor' | 'settings'>
  clock: () => number
  log: (message: string, details: Record<string, unknown>) => void
  /** Called with every deposit whose state has changed. It must not throw or wait. */
  onDeposit: (deposit: ChangedDeposit) => void
}

/** How money comes in: what credits deposits, and the watches over chains that report arrivals to it. */
export async function openFunds(options: Pick<ServerOptions, 'chains'>, deps: FundsDeps): Promise<Funds> {
  const { sql, house, clock, log, onDeposit } = deps
  const { executor, settings } = house
  const crediting = createCrediting({ sql, submit: executor.submit, settings, clock, log })
  const chains = await openChains({
    sql,
    clock,
    log,
    settings,
    chains: options.chains ?? noChains,
    onArrival: (arrival) => crediting.takeChainArrival(arrival),
  })
  const feed = await createDepositFeed(sql, onDeposit, log)
  return {
    crediting,
    chains,
    async stop() {
      await chains.stop()
      await feed.stop()
    },
  }
}
