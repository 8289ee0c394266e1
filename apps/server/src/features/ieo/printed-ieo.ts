import { roundAt } from '@touchstone/domain/ieo-sales/beacon'
import { priceOf, tokensOf } from '@touchstone/domain/ieo-sales/ieo-agreement'
import { isGiven } from '@touchstone/domain/ieo-sales/tokens'
import type { IeoOrder } from '@touchstone/domain/ieo-orders/ieo-order'
import { type Decimal, type Money, ONE, printDecimal } from '@touchstone/domain/money/decimal'
import { type IeoTerms, listWithinUsual } from '@touchstone/domain/settings/ieo-terms'
import type { ieoOrder, ieoSale, ieoState } from '@touchstone/wire/ieo-shapes'
import { printWireTime } from '@touchstone/wire/wire-time'
import type * as z from 'zod/mini'
import { printedTime } from '../../api/printed.ts'
import { sequenceIn } from '../../executor/record-id.ts'
import type { RunningFigures } from './running-figures.ts'
import type { SaleBook, SaleRow } from './sale-books.store.ts'

type PrintedSale = z.input<typeof ieoSale>
type PrintedOrder = z.input<typeof ieoOrder>

/** How far a sale is at a moment, as people read it. */
export function stateOfSale({ sale }: Pick<SaleBook, 'sale'>, at: number): z.output<typeof ieoState> {
  if (sale.state === 'none') return 'announced'
  if (sale.state === 'open') return at < sale.closesAt ? 'issuing' : 'allocating'
  if (sale.state === 'closed') return 'allocating'
  if (sale.state === 'listed' || sale.state === 'called_off') return sale.state
  return isGiven(sale, at) ? 'given' : 'paying'
}

/** A sale that was opened, with its rows and what was applied for. */
export type OpenedSale = SaleBook & {
  opened: SaleRow<'ieo_opened'>
  listed: SaleRow<'ieo_listed'> | undefined
  calledOff: SaleRow<'ieo_called_off'> | undefined
  /** Until now, or at the close. */
  figures: RunningFigures
}

type Around = { identityLevel: number; levelLimit: number; passwordFrom: Money; at: number }

/** A sale as anybody reads it at a moment. What was agreed on is what it was opened with, and before that the settings. */
export function printedSale(
  terms: IeoTerms,
  held: OpenedSale | undefined,
  { identityLevel, levelLimit, passwordFrom, at }: Around,
): PrintedSale {
  const { format, token, currency, lotPrice, lotTokens, cap, depositRate } = held?.agreed ?? terms
  const state = held === undefined ? 'announced' : stateOfSale(held, at)
  const price = printDecimal((lotPrice * ONE) / lotTokens)
  const isPriced = state !== 'announced' && state !== 'issuing'
  const isDrawn = format === 'draw'
  return {
    id: terms.id,
    name: terms.name,
    format,
    token,
    currency,
    estimatedPrice: price,
    winningPrice: isPriced ? price : null,
    lotPrice: printDecimal(lotPrice),
    lotTokens: printDecimal(lotTokens),
    lots: held?.sale.lots ?? terms.lots,
    cap,
    depositRate: printDecimal(depositRate),
    supply: printDecimal(terms.supply),
    shares: sharesOf(terms),
    paidBefore: { investors: printDecimal(terms.investorsPrice), house: printDecimal(terms.housePrice) },
    lockedDays: terms.lockedDays,
    paper: terms.paper,
    paperHash: terms.paperHash,
    subscriptionDays: terms.subscriptionDays,
    listWithinDays: terms.listWithinDays ?? listWithinUsual,
    levelLimit,
    identityLevel,
    passwordFrom: printDecimal(passwordFrom),
    state,
    openedAtMs: held?.opened.at ?? null,
    closesAtMs: held?.sale.closesAt ?? null,
    round: held !== undefined && isDrawn ? held.sale.round : null,
    drawAtMs: held !== undefined && isDrawn ? roundAt(held.sale.round) : null,
    payUntilAtMs: held === undefined || held.sale.payUntil === 0 ? null : held.sale.payUntil,
    listedAtMs: held?.listed?.at ?? null,
    listByAtMs: held?.sale.listBy ?? null,
    calledOffAtMs: held?.calledOff?.at ?? null,
    orders: held?.figures.orders ?? 0,
    lotsApplied: held?.figures.lotsApplied ?? 0,
    part: partText(held?.figures.part ?? null),
    lotsGiven: held?.sale.lotsGiven ?? 0,
    bookId: held?.bookId ?? null,
    openedIn: held?.opened.sequence ?? null,
  }
}

const partText = (part: Decimal | null): string | null => (part === null ? null : printDecimal(part))

function sharesOf({ ecosystemShare, teamShare, investorsShare, houseShare }: IeoTerms): PrintedSale['shares'] {
  return {
    sale: printDecimal(ONE - ecosystemShare - teamShare - investorsShare - houseShare),
    ecosystem: printDecimal(ecosystemShare),
    team: printDecimal(teamShare),
    investors: printDecimal(investorsShare),
    house: printDecimal(houseShare),
  }
}

/** An application as its owner reads it. `name`: what the token is called. */
export function printedIeoOrder(
  order: IeoOrder,
  { bookId, decidedBy, name }: { bookId: number; decidedBy: number | undefined; name: string },
): PrintedOrder {
  const { id, state, lotsWon, setAside, payUntil } = order
  const isWon = state === 'won'
  const hasTokens = state === 'completed' || state === 'listed'
  return {
    id,
    bookId,
    sequence: sequenceIn(id),
    decidedSequence: decidedBy ?? null,
    productId: order.product,
    name,
    format: order.format,
    token: order.token,
    currency: order.currency,
    state,
    lots: order.lots,
    lotPrice: printDecimal(order.lotPrice),
    lotTokens: printDecimal(order.lotTokens),
    setAside: printDecimal(setAside),
    lotsWon,
    toPay: printDecimal(isWon ? priceOf(order, lotsWon) - setAside : 0n),
    payUntilAtMs: isWon ? payUntil : null,
    paid: printDecimal(order.paid),
    returned: printDecimal(order.returned),
    tokens: printDecimal(hasTokens ? tokensOf(order, lotsWon) : 0n),
    requestedTime: printWireTime(order.requestedAt),
    closesAtMs: order.closesAt,
    listByAtMs: order.listBy ?? null,
    endedTime: printedTime(order.endedAt),
  }
}
