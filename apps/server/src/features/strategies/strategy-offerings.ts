import { type Investments, investmentsUnder, type StrategyTerms } from '@touchstone/domain/settings/investments'
import type { Settings } from '@touchstone/domain/settings/settings'
import { mostOwedFor } from '@touchstone/domain/strategies/strategy-order'
import type { Money } from '@touchstone/domain/money/decimal'
import type { Offering } from '../house-books/open-sandbox-pools.ts'

/** The most that a product can owe when all of it is sold. */
export const mostOwedOn = ({ capacity: amount, ...terms }: StrategyTerms): Money => mostOwedFor({ ...terms, amount })

/** The strategies of the settings as what a pool must cover. */
export const strategyOfferings = (settings: Pick<Settings, 'investments'>): Offering[] =>
  productsOf(investmentsUnder(settings))

const productsOf = ({ strategies }: Investments): Offering[] =>
  strategies.map((terms) => ({
    purpose: 'strategy',
    product: terms.id,
    currency: terms.currency,
    capacity: terms.capacity,
    mostOwed: mostOwedOn(terms),
  }))
