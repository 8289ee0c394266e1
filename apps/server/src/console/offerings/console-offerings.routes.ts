import { canBePaused } from '@touchstone/domain/house-books/pause-product'
import type { Pool } from '@touchstone/domain/house-books/pool'
import { decimal, type Money, printDecimal } from '@touchstone/domain/money/decimal'
import { ok, refuse } from '@touchstone/domain/result'
import type { Settings } from '@touchstone/domain/settings/settings'
import type { consoleOfferings, Offering } from '@touchstone/wire/console/console-offerings'
import type { HandlersOf } from '../../api/handler.ts'
import { freezeRecord } from '../../features/investments/freeze-record.ts'
import { dayStart } from '@touchstone/domain/time'
import { readPools } from '../../features/house-books/house-books.store.ts'
import type { HousePort } from '../../house/house-port.ts'
import type { PublishedRules } from '../../features/strategies/published-rules.ts'
import type { TransitWatch } from '../../house/ledger/transit-watch.ts'
import type { Sql } from '../../platform/database.ts'
import { propose } from '../proposals/propose.ts'
import { type OfferingFigures, offeringsUnder } from './offering-figures.ts'
import { offeringObjections, offeringOf, poolFor } from './offering-objections.ts'
import { printedTerms } from './printed-terms.ts'
import { countHeldOrders, type Held, readCapital, readTransit } from './offerings.store.ts'

export type ConsoleOfferingsDeps = {
  sql: Sql
  house: Pick<HousePort, 'settings' | 'settingsVersions'>
  feed: PublishedRules['feed']
  transit: Pick<TransitWatch, 'state'>
}

export function consoleOfferingsHandlers({
  sql,
  house,
  feed,
  transit,
}: ConsoleOfferingsDeps): HandlersOf<typeof consoleOfferings> {
  const { settingsVersions } = house
  const asked = (at: number) => ({ settings: house.settings(), rules: { settingsVersions, feed }, at })
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
          offeringPrinted(each, { settings: house.settings(), orders: orders.get(each.product) ?? 0, at }),
        ),
        transit: moving.map(printed),
        transitSinceAtMs: moving.length === 0 ? null : (transit.state().sinceAt ?? at),
        nowAtMs: at,
      })
    },

    proposeFundPool({ product, amount, reason }, visit, once) {
      const offered = offeringOf(house.settings(), product)
      if (offered === undefined) return once(() => Promise.resolve(refuse({ kind: 'not_found' })))
      const { purpose, currency } = offered
      const body = { product, purpose, currency, amount: printDecimal(decimal(amount)) }
      return propose(once, visit, { kind: 'fund_pool', reason, body }, (tx) =>
        offeringObjections.fund_pool(tx, body, asked(visit.at)),
      )
    },

    proposeOpenSale({ product, reason }, visit, once) {
      const offered = offeringOf(house.settings(), product)
      if (offered === undefined) return once(() => Promise.resolve(refuse({ kind: 'not_found' })))
      const { currency, capacity, mostOwed } = offered
      const body = { product, currency, capacity: printDecimal(capacity), mostOwed: printDecimal(mostOwed) }
      return propose(once, visit, { kind: 'open_sale', reason, body }, (tx) =>
        offeringObjections.open_sale(tx, body, asked(visit.at)),
      )
    },

    proposeCloseSale({ product, reason }, visit, once) {
      const body = { product }
      return propose(once, visit, { kind: 'close_sale', reason, body }, (tx) =>
        offeringObjections.close_sale(tx, body, asked(visit.at)),
      )
    },

    proposeFreeze({ product, reason }, visit, once) {
      const body = { product }
      return propose(once, visit, { kind: 'freeze_product', reason, body }, (tx) =>
        offeringObjections.freeze_product(tx, body, asked(visit.at)),
      )
    },

    proposeResume({ product, reason }, visit, once) {
      const body = { product }
      return propose(once, visit, { kind: 'resume_product', reason, body }, (tx) =>
        offeringObjections.resume_product(tx, body, asked(visit.at)),
      )
    },

    async proposeReturnEscrow({ product, amount, reason }, visit, once) {
      const held = await poolFor(sql, product)
      if (held === undefined) return refuse({ kind: 'not_found' })
      const body = { product, currency: held.pool.currency, amount: printDecimal(decimal(amount)) }
      return propose(once, visit, { kind: 'return_escrow', reason, body }, (tx) =>
        offeringObjections.return_escrow(tx, body, asked(visit.at)),
      )
    },
  }
}

const printed = ({ currency, amount }: Held) => ({ currency, amount: printDecimal(amount) })
const printedOr = (amount: Money | undefined): string | null => (amount === undefined ? null : printDecimal(amount))

const noPool: Pick<Pool, 'granted' | 'owed'> = { granted: 0n, owed: 0n }

function offeringPrinted(
  { product, purpose, currency, offered, held, state, left, missing, returnable }: OfferingFigures,
  { settings, orders, at }: { settings: Pick<Settings, 'investments'>; orders: number; at: number },
): Offering {
  const { granted, owed } = held?.pool ?? noPool
  return {
    product,
    sells: purpose === 'miner' ? 'units' : 'amount',
    currency,
    terms: printedTerms(settings, product),
    state,
    capacity: printedOr(offered?.capacity),
    saleCapacity: printedOr(held?.pool.capacity),
    granted: printDecimal(granted),
    left: printDecimal(left),
    escrow: printDecimal(held?.escrow ?? 0n),
    owed: printDecimal(owed),
    mostOwed: printedOr(offered?.mostOwed),
    missing: printDecimal(missing),
    returnable: printDecimal(returnable),
    orders,
    canFreeze: held !== undefined && canBePaused(held.pool, settings),
    frozen: held === undefined ? null : freezeRecord(held.pauses, dayStart(at)),
  }
}
