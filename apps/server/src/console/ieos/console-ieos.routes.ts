import { decimal, printDecimal } from '@touchstone/domain/money/decimal'
import { ok, refuse } from '@touchstone/domain/result'
import type { consoleIeos } from '@touchstone/wire/console/console-ieos'
import type { HandlersOf } from '../../api/handler.ts'
import type { HousePort } from '../../house/house-port.ts'
import type { Sql } from '../../platform/database.ts'
import { propose, proposeIn } from '../proposals/propose.ts'
import { ieoPrinted, ieoRowsUnder } from './ieo-figures.ts'
import { ieoObjections, ieoOpeningOf, ieoTermsOf, tokenOf } from './ieo-objections.ts'
import { endRow, findSaleBook, readSaleBooks } from '../../features/ieo/sale-books.store.ts'
import { progressOf } from '../../features/ieo/sale-orders.store.ts'
import { readIssuerMovements } from './ieos.store.ts'

type ConsoleIeosDeps = { sql: Sql; house: Pick<HousePort, 'settings'> }

export function consoleIeosHandlers({ sql, house }: ConsoleIeosDeps): HandlersOf<typeof consoleIeos> {
  const proposing = (at: number) => ({ settings: house.settings(), stage: 'proposing' as const, at })
  const notFound = refuse({ kind: 'not_found' } as const)

  return {
    async ieos(_request, { at }) {
      const books = await readSaleBooks(sql)
      const ieos = await Promise.all(
        ieoRowsUnder(house.settings(), books).map(async (row) => {
          const movements = row.held === undefined ? [] : await readIssuerMovements(sql, row.held)
          const calledOff = row.held && (await endRow(sql, row.held, 'ieo_called_off'))
          return ieoPrinted(row, { progress: await progressOf(sql, row.product), calledOff, movements, at })
        }),
      )
      return ok({ ieos, nowAtMs: at })
    },

    proposeIeoTokens: ({ product, amount, reference, reason }, visit, once) =>
      proposeIn(once, visit, async (tx) => {
        const currency = tokenOf(house.settings(), product, await findSaleBook(tx, product))
        if (currency === undefined) return notFound
        const body = { product, currency, amount: printDecimal(decimal(amount)), reference }
        const objection = await ieoObjections.ieo_tokens(tx, body, proposing(visit.at))
        return objection === undefined ? ok({ kind: 'ieo_tokens', reason, body }) : refuse(objection)
      }),

    proposeOpenIeo({ product, reason }, visit, once) {
      const terms = ieoTermsOf(house.settings(), product)
      if (terms === undefined) return once(() => Promise.resolve(notFound))
      const body = ieoOpeningOf(terms)
      return propose(once, visit, { kind: 'open_ieo', reason, body }, (tx) =>
        ieoObjections.open_ieo(tx, body, proposing(visit.at)),
      )
    },

    proposeListIeo: ({ product, reason }, visit, once) =>
      proposeIn(once, visit, async (tx) => {
        const held = await findSaleBook(tx, product)
        if (held === undefined) return notFound
        // What its book has given out: nobody types how many. The orders must say the same.
        const body = { product, currency: held.pool.currency, lots: held.sale.lotsGiven }
        const objection = await ieoObjections.list_ieo(tx, body, proposing(visit.at))
        return objection === undefined ? ok({ kind: 'list_ieo', reason, body }) : refuse(objection)
      }),

    proposePayOutRaised: ({ product, reference, reason }, visit, once) =>
      proposeIn(once, visit, async (tx) => {
        const held = await findSaleBook(tx, product)
        if (held === undefined) return notFound
        const { currency } = held.sale
        // All of it: nobody types how much.
        const body = { product, currency, amount: printDecimal(held.proceeds), reference }
        const objection = await ieoObjections.pay_out_raised(tx, body, proposing(visit.at))
        return objection === undefined ? ok({ kind: 'pay_out_raised', reason, body }) : refuse(objection)
      }),

    proposeReturnTokens: ({ product, reference, reason }, visit, once) =>
      proposeIn(once, visit, async (tx) => {
        const held = await findSaleBook(tx, product)
        if (held === undefined) return notFound
        const { currency } = held.pool
        const body = { product, currency, amount: printDecimal(held.escrow), reference }
        const objection = await ieoObjections.return_tokens(tx, body, proposing(visit.at))
        return objection === undefined ? ok({ kind: 'return_tokens', reason, body }) : refuse(objection)
      }),
  }
}
