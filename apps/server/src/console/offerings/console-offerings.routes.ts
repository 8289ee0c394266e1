import type { Pool } from '@touchstone/domain/house-books/pool'
import { decimal, type Money, printDecimal } from '@touchstone/domain/money/decimal'
import { ok, refuse } from '@touchstone/domain/result'
import type { StrategyTerms } from '@touchstone/domain/settings/investments'
import type { consoleOfferings, Offering } from '@touchstone/wire/console/console-offerings'
import type { HandlersOf } from '../../api/handler.ts'
import { readPools } from '../../features/house-books/house-books.store.ts'
import { mostOwedOn } from '../../features/strategies/strategy-offerings.ts'
import type { HousePort } from '../../house/house-port.ts'
import type { TransitWatch } from '../../house/ledger/transit-watch.ts'
import type { Sql } from '../../platform/database.ts'
import { propose } from '../proposals/propose.ts'
import { type OfferingFigures, offeringsUnder } from './offering-figures.ts'
import { offeringObjections, poolFor, termsOf } from './offering-objections.ts'
import { countHeldOrders, type Held, readCapital, readTransit } from './offerings.store.ts'

export type ConsoleOfferingsDeps = {
  sql: Sql
  house: Pick<HousePort, 'settings'>
  transit: Pick<TransitWatch, 'state'>
}

export function consoleOfferingsHandlers({
  sql,
  house,
  transit,
}: ConsoleOfferingsDeps): HandlersOf<typeof consoleOfferings> {
  return {
    async offerings(_request, { at }) {
      const [pools, orders, capital, moving] = await Promise.all([
        readPools(sql),
        countHeldOrders(sql),
        readCapital(sql),
        readTransit(sql),
      ])
      return ok({
        treasury: capital === undefined ? null : capital.map(printed),
        offerings: offeringsUnder(house.settings(), pools).map((each) =>
          offeringPrinted(each, orders.get(each.product) ?? 0),
        ),
        transit: moving.map(printed),
        transitSinceAtMs: moving.length === 0 ? null : (transit.state().sinceAt ?? at),
        nowAtMs: at,
      })
    },

    proposeFundPool({ product, amount, reason }, visit, once) {
      const settings = house.settings()
      const currency = termsOf(settings, product)?.currency
      if (currency === undefined) return once(() => Promise.resolve(refuse({ kind: 'not_found' })))
      const body = { product, currency, amount: printDecimal(decimal(amount)) }
      return propose(once, visit, { kind: 'fund_pool', reason, body }, (tx) =>
        offeringObjections.fund_pool(tx, body, settings),
      )
    },

    proposeOpenSale({ product, reason }, visit, once) {
      const settings = house.settings()
      const terms = termsOf(settings, product)
      if (terms === undefined) return once(() => Promise.resolve(refuse({ kind: 'not_found' })))
      const { currency, capacity } = terms
      const body = {
        product,
        currency,
        capacity: printDecimal(capacity),
        mostOwed: printDecimal(mostOwedOn(terms)),
      }
      return propose(once, visit, { kind: 'open_sale', reason, body }, (tx) =>
        offeringObjections.open_sale(tx, body, settings),
      )
    },

    proposeCloseSale({ product, reason }, visit, once) {
      const body = { product }
      return propose(once, visit, { kind: 'close_sale', reason, body }, (tx) =>
        offeringObjections.close_sale(tx, body, house.settings()),
      )
    },

    async proposeReturnEscrow({ product, amount, reason }, visit, once) {
      const held = await poolFor(sql, product)
      if (held === undefined) return refuse({ kind: 'not_found' })
      const body = { product, currency: held.pool.currency, amount: printDecimal(decimal(amount)) }
      return propose(once, visit, { kind: 'return_escrow', reason, body }, (tx) =>
        offeringObjections.return_escrow(tx, body, house.settings()),
      )
    },
  }
}

const printed = ({ currency, amount }: Held) => ({ currency, amount: printDecimal(amount) })
const printedOr = (amount: Money | undefined): string | null => (amount === undefined ? null : printDecimal(amount))

const noPool: Pick<Pool, 'granted' | 'owed'> = { granted: 0n, owed: 0n }

function offeringPrinted(
  { product, currency, terms, held, state, left, mostOwed, missing, returnable }: OfferingFigures,
  orders: number,
): Offering {
  const { granted, owed } = held?.pool ?? noPool
  return {
    product,
    currency,
    terms: terms === undefined ? null : termsPrinted(terms),
    state,
    capacity: printedOr(terms?.capacity),
    saleCapacity: printedOr(held?.pool.capacity),
    granted: printDecimal(granted),
    left: printDecimal(left),
    escrow: printDecimal(held?.escrow ?? 0n),
    owed: printDecimal(owed),
    mostOwed: printedOr(mostOwed),
    missing: printDecimal(missing),
    returnable: printDecimal(returnable),
    orders,
  }
}

function termsPrinted({ kind, rule, cycleDays, purchaseLimit, identityLevel, ...terms }: StrategyTerms) {
  return {
    kind,
    rule,
    dailyRateMin: printDecimal(terms.dailyRateMin),
    dailyRateMax: printDecimal(terms.dailyRateMax),
    cycleDays,
    amountMin: printDecimal(terms.amountMin),
    amountMax: printDecimal(terms.amountMax),
    step: printDecimal(terms.step),
    purchaseLimit,
    identityLevel,
    exitFeeRate: printDecimal(terms.exitFeeRate),
  }
}
