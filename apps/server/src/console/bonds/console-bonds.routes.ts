import { decimal, printDecimal } from '@touchstone/domain/money/decimal'
import { ok, refuse } from '@touchstone/domain/result'
import type { consoleBonds } from '@touchstone/wire/console/console-bonds'
import type { HandlersOf } from '../../api/handler.ts'
import { findBondBook, readBondBooks } from '../../features/bonds/bond-books.store.ts'
import { readBondHistory } from '../../features/bonds/bond-history.store.ts'
import type { HousePort } from '../../house/house-port.ts'
import type { Sql } from '../../platform/database.ts'
import { propose, proposeIn } from '../proposals/propose.ts'
import { bondPrinted, bondRowsUnder } from './bond-figures.ts'
import { bondObjections, bondTermsOf, openingOf } from './bond-objections.ts'
import { countBondOrders } from './bonds.store.ts'

export type ConsoleBondsDeps = { sql: Sql; house: Pick<HousePort, 'settings' | 'settingsVersions'> }

export function consoleBondsHandlers({ sql, house }: ConsoleBondsDeps): HandlersOf<typeof consoleBonds> {
  const proposing = () => ({ settings: house.settings(), stage: 'proposing' as const })
  const notFound = refuse({ kind: 'not_found' } as const)

  return {
    async bonds(_request, { at }) {
      const [books, orders] = await Promise.all([readBondBooks(sql), countBondOrders(sql)])
      const bonds = await Promise.all(
        bondRowsUnder(house.settings(), books).map(async (row) => {
          const history = row.held && (await readBondHistory(sql, row.held))
          const { settingsVersions } = house
          return bondPrinted(row, { orders: orders.get(row.product) ?? 0, history, settingsVersions, at })
        }),
      )
      return ok({ bonds, nowAtMs: at })
    },

    proposeOpenBond({ product, reason }, visit, once) {
      const terms = bondTermsOf(house.settings(), product)
      if (terms === undefined) return once(() => Promise.resolve(notFound))
      const body = openingOf(terms)
      return propose(once, visit, { kind: 'open_bond', reason, body }, (tx) =>
        bondObjections.open_bond(tx, body, proposing()),
      )
    },

    proposePayOutProceeds: ({ product, reference, reason }, visit, once) =>
      proposeIn(once, visit, async (tx) => {
        const held = await findBondBook(tx, product)
        if (held === undefined) return notFound
        // All of it: nobody types how much.
        const body = { product, currency: held.pool.currency, amount: printDecimal(held.proceeds), reference }
        const objection = await bondObjections.pay_out_proceeds(tx, body, proposing())
        return objection === undefined ? ok({ kind: 'pay_out_proceeds', reason, body }) : refuse(objection)
      }),

    proposeIssuerPayment: ({ product, amount, reference, reason }, visit, once) =>
      proposeIn(once, visit, async (tx) => {
        const held = await findBondBook(tx, product)
        if (held === undefined) return notFound
        const body = { product, currency: held.pool.currency, amount: printDecimal(decimal(amount)), reference }
        const objection = await bondObjections.issuer_payment(tx, body, proposing())
        return objection === undefined ? ok({ kind: 'issuer_payment', reason, body }) : refuse(objection)
      }),
  }
}
