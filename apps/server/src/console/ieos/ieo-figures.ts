import { roundAt } from '@touchstone/domain/ieo-sales/beacon'
import { tokensOf } from '@touchstone/domain/ieo-sales/ieo-agreement'
import { larger, type Money, printDecimal } from '@touchstone/domain/money/decimal'
import { type IeoTerms, listWithinUsual } from '@touchstone/domain/settings/ieo-terms'
import { ieosUnder } from '@touchstone/domain/settings/investments'
import type { Settings } from '@touchstone/domain/settings/settings'
import type { ConsoleIeo } from '@touchstone/wire/console/console-ieos'
import { stateOfSale } from '../../features/ieo/printed-ieo.ts'
import type { SaleBook, SaleRow } from '../../features/ieo/sale-books.store.ts'
import type { SaleProgress } from '../../features/ieo/sale-orders.store.ts'

/** A sale of the settings, a book, or both: a book whose sale is gone goes on. */
type IeoRow = { product: string } & (
  | { terms: IeoTerms; held: SaleBook | undefined }
  | { terms: undefined; held: SaleBook }
)

export const isOpened = (held: SaleBook | undefined): held is SaleBook =>
  held !== undefined && held.sale.state !== 'none'

/** Each sale of the settings in their order, and others that were opened. */
export function ieoRowsUnder(settings: Pick<Settings, 'investments'>, books: readonly SaleBook[]): readonly IeoRow[] {
  const sales = ieosUnder(settings)
  const named = new Set(sales.map(({ id }) => id))
  return [
    ...sales.map((terms) => ({
      product: terms.id,
      terms,
      held: books.find(({ pool }) => pool.product === terms.id),
    })),
    ...books.flatMap((held) =>
      named.has(held.pool.product) || !isOpened(held) ? [] : [{ product: held.pool.product, terms: undefined, held }],
    ),
  ]
}

/** How many tokens lack until a sale can give out all of its lots. */
export const missingTokens = (terms: IeoTerms, held: SaleBook | undefined): Money =>
  larger(tokensOf(terms, terms.lots) - (held?.escrow ?? 0n), 0n)

type Around = {
  progress: SaleProgress
  calledOff: SaleRow<'ieo_called_off'> | undefined
  movements: ConsoleIeo['movements']
  at: number
}

/** A sale as operators read it at a moment. What is agreed on is what it was opened with, and before that the settings. */
export function ieoPrinted(row: IeoRow, { progress, calledOff, movements, at }: Around): ConsoleIeo {
  const { product, terms, held } = row
  const opened = isOpened(held) ? held.sale : undefined
  const { format, currency, lotPrice, lotTokens, lots, cap, depositRate } = opened ?? row.terms ?? row.held.sale
  const token = held?.pool.currency ?? terms?.token
  if (token === undefined) throw new Error(`the sale ${product} has no token`)
  const isDrawn = opened?.format === 'draw'
  // Once it has closed its book says how many there were: what they are now is no more of it.
  const { orders, lotsApplied } = opened === undefined || opened.state === 'open' ? progress : opened
  return {
    product,
    name: terms?.name ?? null,
    format,
    token,
    currency,
    state: held === undefined ? 'announced' : stateOfSale(held, at),
    lotPrice: printDecimal(lotPrice),
    lotTokens: printDecimal(lotTokens),
    lots,
    cap,
    depositRate: printDecimal(depositRate),
    subscriptionDays: terms?.subscriptionDays ?? null,
    listWithinDays: terms === undefined ? null : (terms.listWithinDays ?? listWithinUsual),
    closesAtMs: opened?.closesAt ?? null,
    round: isDrawn ? opened.round : null,
    drawAtMs: isDrawn ? roundAt(opened.round) : null,
    payUntilAtMs: isDrawn && opened.draws > 0 ? opened.payUntil : null,
    listByAtMs: opened?.listBy ?? null,
    calledOff: calledOff === undefined ? null : { atMs: calledOff.at, lots: calledOff.reply.lots },
    orders,
    lotsApplied,
    lotsGiven: opened?.lotsGiven ?? 0,
    escrow: printDecimal(held?.escrow ?? 0n),
    missing: printDecimal(terms === undefined || opened !== undefined ? 0n : missingTokens(terms, held)),
    proceeds: printDecimal(held?.proceeds ?? 0n),
    movements,
  }
}
