import { canBePaused } from '@touchstone/domain/house-books/pause-product'
import { openPause } from '@touchstone/domain/house-books/pauses'
import { type Currency, placesOf } from '@touchstone/domain/money/currency'
import { decimal, type Money } from '@touchstone/domain/money/decimal'
import { isOnGrid, nearestOnGrid, unitOf } from '@touchstone/domain/money/mul-div'
import { investmentsUnder } from '@touchstone/domain/settings/investments'
import type { Settings } from '@touchstone/domain/settings/settings'
import { printWireTime } from '@touchstone/wire/wire-time'
import type { Refused } from '../../api/handler.ts'
import { type HeldPool, readPools } from '../../features/house-books/house-books.store.ts'
import type { Offering } from '../../features/house-books/open-sandbox-pools.ts'
import { type PublishedRules, saleOpensAt } from '../../features/strategies/published-rules.ts'
import type { Transaction } from '../../platform/database.ts'
import type { ProposalBodies } from '../proposals/proposal-bodies.ts'
import { missingFor, offeredUnder, returnableFrom } from './offering-figures.ts'
import { capitalIn } from './offerings.store.ts'

/** What is proposed about a pool. */
export type OfferingKind =
  | 'fund_pool'
  | 'open_sale'
  | 'close_sale'
  | 'freeze_product'
  | 'resume_product'
  | 'return_escrow'
type Settled = Pick<Settings, 'investments'>
/** `at`: when it is asked, epoch milliseconds. */
export type OfferingAsked = { settings: Settled; rules: PublishedRules; at: number }

/**
 * Why something cannot be done to a pool now; undefined if it can. It is asked when it is proposed, and again when it is
 * approved; the book decides last.
 */
export const offeringObjections: {
  readonly [Kind in OfferingKind]: (
    tx: Transaction,
    body: ProposalBodies[Kind],
    asked: OfferingAsked,
  ) => Promise<Refused | undefined>
} = {
  async fund_pool(tx, { product, purpose = 'strategy', currency, amount }, { settings }) {
    const offered = offeringOf(settings, product)
    if (offered === undefined) return { kind: 'not_found' }
    if (offered.purpose !== purpose || offered.currency !== currency) return { kind: 'terms_changed' }
    const asked = decimal(amount)
    const fault = amountFault(asked, currency)
    if (fault !== undefined) return fault
    const available = await capitalIn(tx, currency)
    return available < asked ? { kind: 'capital_too_small', currency, available } : undefined
  },

  async open_sale(tx, { product, currency, capacity, mostOwed }, { settings, rules, at }) {
    const offered = offeringOf(settings, product)
    if (offered === undefined) return { kind: 'not_found' }
    const isSame = offered.capacity === decimal(capacity) && offered.mostOwed === decimal(mostOwed)
    if (!isSame || offered.currency !== currency) return { kind: 'terms_changed' }
    const young = await youngRule(tx, product, { settings, rules, at })
    if (young !== undefined) return young
    const held = await poolFor(tx, product)
    if (held?.pool.isOnSale === true && held.pool.capacity === offered.capacity) return { kind: 'sale_unchanged' }
    const missing = missingFor(decimal(mostOwed), held)
    return missing > 0n ? { kind: 'escrow_short', currency, missing } : undefined
  },

  async close_sale(tx, { product }) {
    const held = await poolFor(tx, product)
    if (held === undefined) return { kind: 'not_found' }
    return held.pool.isOnSale ? undefined : { kind: 'sale_not_open' }
  },

  async freeze_product(tx, { product }, { settings }) {
    const held = await poolFor(tx, product)
    if (held === undefined || !canBePaused(held.pool, settings)) return { kind: 'not_found' }
    return openPause(held.pauses) === undefined ? undefined : { kind: 'product_is_frozen' }
  },

  async resume_product(tx, { product }) {
    const held = await poolFor(tx, product)
    if (held === undefined) return { kind: 'not_found' }
    return openPause(held.pauses) === undefined ? { kind: 'product_not_frozen' } : undefined
  },

  async return_escrow(tx, { product, currency, amount }) {
    const held = await poolFor(tx, product)
    if (held === undefined) return { kind: 'not_found' }
    const asked = decimal(amount)
    const fault = amountFault(asked, currency)
    if (fault !== undefined) return fault
    if (held.pool.isOnSale) return { kind: 'sale_is_open' }
    const available = returnableFrom(held)
    return available < asked ? { kind: 'escrow_covers_orders', currency, available } : undefined
  },
}

/** Where a rule decides that is not public for long enough. */
async function youngRule(
  tx: Transaction,
  product: string,
  { settings, rules, at }: OfferingAsked,
): Promise<Refused | undefined> {
  const terms = investmentsUnder(settings).strategies.find(({ id }) => id === product)
  const opensAt = terms && (await saleOpensAt(tx, terms.rule, { ...rules, at }))
  return opensAt === undefined ? undefined : { kind: 'rule_too_new', time: printWireTime(opensAt) }
}

export const offeringOf = (settings: Settled, product: string): Offering | undefined =>
  offeredUnder(settings).find((each) => each.product === product)

export const poolFor = async (tx: Transaction, product: string): Promise<HeldPool | undefined> =>
  (await readPools(tx)).find(({ pool }) => pool.product === product)

/** Why an amount cannot be moved; undefined if it can. */
export function amountFault(amount: Money, currency: Currency): Refused | undefined {
  const unit = unitOf(placesOf(currency))
  if (amount <= 0n) return { kind: 'amount_too_small', minimum: unit }
  return isOnGrid(amount, unit) ? undefined : { kind: 'amount_off_grid', ...nearestOnGrid(amount, unit) }
}
