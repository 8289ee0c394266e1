import type { Pool } from '@touchstone/domain/house-books/pool'
import type { PoolPurpose } from '@touchstone/domain/house-books/purposes'
import type { Currency } from '@touchstone/domain/money/currency'
import { larger, type Money } from '@touchstone/domain/money/decimal'
import type { Settings } from '@touchstone/domain/settings/settings'
import type { HeldPool } from '../../features/house-books/house-books.store.ts'
import type { Offering } from '../../features/house-books/open-sandbox-pools.ts'
import { minerOfferings } from '../../features/mining/miner-offerings.ts'
import { strategyOfferings } from '../../features/strategies/strategy-offerings.ts'

/** A product of the settings, a pool, or both: a pool whose product is gone pays for what was sold. */
export type OfferingFigures = {
  product: string
  purpose: PoolPurpose
  currency: Currency
  /** As the settings have it; undefined where they have it no more. */
  offered: Offering | undefined
  held: HeldPool | undefined
  state: 'unfunded' | 'closed' | 'on_sale' | 'outdated'
  left: Money
  missing: Money
  returnable: Money
}

/** What the house itself sells under the settings, in their order. */
export const offeredUnder = (settings: Pick<Settings, 'investments'>): Offering[] => [
  ...strategyOfferings(settings),
  ...minerOfferings(settings),
]

/** Every product of the settings in their order, then pools of others. */
export function offeringsUnder(
  settings: Pick<Settings, 'investments'>,
  pools: readonly HeldPool[],
): readonly OfferingFigures[] {
  const offered = offeredUnder(settings)
  const named = new Set(offered.map(({ product }) => product))
  return [
    ...offered.map((each) =>
      figuresOf(
        each,
        pools.find(({ pool }) => pool.product === each.product),
      ),
    ),
    ...pools.filter(({ pool }) => !named.has(pool.product)).map((held) => figuresOf(undefined, held)),
  ]
}

/** How much of the escrow lacks until a sale that can owe so much can be opened beside what runs. */
export const missingFor = (mostOwed: Money, held: HeldPool | undefined): Money =>
  larger(larger(mostOwed, held?.pool.owed ?? 0n) - (held?.escrow ?? 0n), 0n)

/** What covers nothing, and may go back while nothing is sold. */
export const returnableFrom = ({ pool, escrow }: HeldPool): Money => (pool.isOnSale ? 0n : escrow - pool.owed)

function figuresOf(offered: Offering, held: HeldPool | undefined): OfferingFigures
function figuresOf(offered: undefined, held: HeldPool): OfferingFigures
function figuresOf(offered: Offering | undefined, held: HeldPool | undefined): OfferingFigures {
  const pool = held?.pool
  const of = offered ?? pool
  if (of === undefined) throw new Error('an offering has terms or a pool')
  return {
    product: of.product,
    purpose: of.purpose,
    currency: of.currency,
    offered,
    held,
    state: stateOf(pool, offered),
    left: pool?.isOnSale === true ? larger(pool.capacity - pool.granted, 0n) : 0n,
    missing: offered === undefined ? 0n : missingFor(offered.mostOwed, held),
    returnable: held === undefined ? 0n : returnableFrom(held),
  }
}

function stateOf(pool: Pool | undefined, offered: Offering | undefined): OfferingFigures['state'] {
  if (pool === undefined) return 'unfunded'
  if (!pool.isOnSale) return 'closed'
  return offered?.capacity === pool.capacity ? 'on_sale' : 'outdated'
}
