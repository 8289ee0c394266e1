import type { Pool } from '@touchstone/domain/house-books/pool'
import type { Currency } from '@touchstone/domain/money/currency'
import { larger, type Money } from '@touchstone/domain/money/decimal'
import { investmentsUnder, type StrategyTerms } from '@touchstone/domain/settings/investments'
import type { Settings } from '@touchstone/domain/settings/settings'
import type { HeldPool } from '../../features/house-books/house-books.store.ts'
import { mostOwedOn } from '../../features/strategies/strategy-offerings.ts'

/** A product of the settings, a pool, or both: a pool whose product is gone pays for what was sold. */
export type OfferingFigures = {
  product: string
  currency: Currency
  terms: StrategyTerms | undefined
  held: HeldPool | undefined
  state: 'unfunded' | 'closed' | 'on_sale' | 'outdated'
  left: Money
  /** The most that the whole sale can owe; undefined without terms. */
  mostOwed: Money | undefined
  missing: Money
  returnable: Money
}

/** Every product of the settings in their order, then pools of others. */
export function offeringsUnder(
  settings: Pick<Settings, 'investments'>,
  pools: readonly HeldPool[],
): readonly OfferingFigures[] {
  const { strategies } = investmentsUnder(settings)
  const named = new Set(strategies.map(({ id }) => id))
  return [
    ...strategies.map((terms) =>
      figuresOf(
        terms,
        pools.find(({ pool }) => pool.product === terms.id),
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

function figuresOf(terms: StrategyTerms, held: HeldPool | undefined): OfferingFigures
function figuresOf(terms: undefined, held: HeldPool): OfferingFigures
function figuresOf(terms: StrategyTerms | undefined, held: HeldPool | undefined): OfferingFigures {
  const of = terms === undefined ? held?.pool : { product: terms.id, currency: terms.currency }
  if (of === undefined) throw new Error('an offering has terms or a pool')
  const mostOwed = terms && mostOwedOn(terms)
  const pool = held?.pool
  return {
    product: of.product,
    currency: of.currency,
    terms,
    held,
    state: stateOf(pool, terms),
    left: pool?.isOnSale === true ? larger(pool.capacity - pool.granted, 0n) : 0n,
    mostOwed,
    missing: mostOwed === undefined ? 0n : missingFor(mostOwed, held),
    returnable: held === undefined ? 0n : returnableFrom(held),
  }
}

function stateOf(pool: Pool | undefined, terms: StrategyTerms | undefined): OfferingFigures['state'] {
  if (pool === undefined) return 'unfunded'
  if (!pool.isOnSale) return 'closed'
  return terms?.capacity === pool.capacity ? 'on_sale' : 'outdated'
}
