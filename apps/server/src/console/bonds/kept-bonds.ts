import type { BondTerms } from '@touchstone/domain/settings/bond-terms'
import type { PoolPurpose } from '@touchstone/domain/house-books/purposes'
import {
  bondsUnder,
  ieosUnder,
  investmentsUnder,
  minersUnder,
  networkSourceUnder,
  type StrategyTerms,
} from '@touchstone/domain/settings/investments'
import type { Settings } from '@touchstone/domain/settings/settings'
import { readBondBooks } from '../../features/bonds/bond-books.store.ts'
import { openedBondTerms } from '../../features/bonds/opened-bond-terms.ts'
import { lastNetworkDays, type RecordedDay } from '../../features/mining/network-days.store.ts'
import { readPools } from '../../features/house-books/house-books.store.ts'
import type { HousePort } from '../../house/house-port.ts'
import type { Transaction } from '../../platform/database.ts'
import { keptIeoFaults, keptIeos, type KeptIeo } from '../ieos/kept-ieos.ts'

/** The bonds that were opened, by id; what the house has pools for, by id; and the sales of tokens. */
export type KeptProducts = {
  bonds: readonly Pick<BondTerms, 'id' | 'issuer' | 'currency' | 'unit' | 'repayment'>[]
  pools: ReadonlyMap<string, PoolPurpose>
  /** The strategy products of every version of the settings, oldest first. */
  strategies: readonly KeptStrategy[]
  ieos: readonly KeptIeo[]
  /** The networks of which days are recorded, and from which source. */
  networks: readonly Pick<RecordedDay, 'network' | 'source'>[]
}

type KeptStrategy = Pick<StrategyTerms, 'id' | 'rule' | 'kind' | 'currency'>

export async function keptProducts(
  sql: Transaction,
  { settingsVersions }: Pick<HousePort, 'settingsVersions'>,
): Promise<KeptProducts> {
  const [books, pools] = [await readBondBooks(sql), await readPools(sql)]
  const bonds = books.flatMap((book) => (book.issue.state === 'none' ? [] : [openedBondTerms(book, settingsVersions)]))
  const networks = await lastNetworkDays(sql)
  const ieos = await keptIeos(sql, { settingsVersions })
  const purposes = [
    ...pools.map(({ pool }) => [pool.product, pool.purpose] as const),
    ...ieos.map(({ id }) => [id, 'ieo'] as const),
  ]
  const strategies = settingsVersions().flatMap((version) => investmentsUnder(version).strategies)
  return { bonds, ieos, networks, strategies, pools: new Map<string, PoolPurpose>(purposes) }
}

/** People hold units of what was opened, and its past is shown under its id: another bond needs another id, and so does another product. */
export function keptFaults(
  { bonds, ieos, pools, strategies, networks }: KeptProducts,
  to: Pick<Settings, 'investments'>,
): string[] {
  const before = new Map(bonds.map((kept) => [kept.id, kept]))
  const changed = bondsUnder(to).filter(({ id, issuer, currency, unit, repayment }) => {
    const was = before.get(id)
    if (was === undefined) return pools.has(id)
    return was.issuer !== issuer || was.currency !== currency || was.unit !== unit || was.repayment !== repayment
  })
  return [
    ...changed.map(({ id }) =>
      before.has(id)
        ? `the bond ${id} was opened and keeps its issuer, currency, unit and repayment: another one needs an id of its own`
        : `the bond ${id} needs an id of its own: a pool of the house has this one`,
    ),
    ...idFaults('strategy', 'strategy product', investmentsUnder(to).strategies),
    ...strategyFaults(strategies, to),
    ...idFaults('miner', 'machine', minersUnder(to)),
    ...idFaults('ieo', 'sale', ieosUnder(to)),
    ...keptIeoFaults(ieos, to),
    ...networks
      .filter(({ source }) => source !== networkSourceUnder(to))
      .map(({ network, source }) => `days of ${network} are recorded from ${source}, which stays its source`),
  ]

  function idFaults(purpose: PoolPurpose, name: string, products: readonly { id: string }[]): string[] {
    return products.flatMap(({ id }) => {
      const fault = `the ${name} ${id} needs an id of its own`
      if (before.has(id)) return `${fault}: a bond was opened under this one`
      return pools.has(id) && pools.get(id) !== purpose ? `${fault}: the pool of another product has this one` : []
    })
  }
}

/** A pool pays for one product, and its past is shown under the product's id, also after a version that did without it. */
function strategyFaults(kept: readonly KeptStrategy[], to: Pick<Settings, 'investments'>): string[] {
  return investmentsUnder(to).strategies.flatMap(({ id, rule, kind, currency }) => {
    const was = kept.find((each) => each.id === id)
    const isSame = was === undefined || (was.rule === rule && was.kind === kind && was.currency === currency)
    return isSame
      ? []
      : [`the strategy product ${id} keeps its rule, kind and currency: another one needs an id of its own`]
  })
}
