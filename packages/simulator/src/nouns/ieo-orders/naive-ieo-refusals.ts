import type { Reasons } from '../../naive-model/naive-reasons.ts'
import { type Opens, realReasons } from '../../naive-model/naive-restrictions.ts'
import type { Work } from '../../naive-model/naive-work.ts'
import { num, type Num } from '../../naive-model/numbers.ts'
import type { Figures } from '../../noun/simulated-noun.ts'
import { termsIn } from '../ieo-sales/naive-ieo-sales.ts'
import { depositOf, ieoOrdersOf, type NaiveIeoOrder } from './naive-ieo-orders.ts'

type Command = Record<string, unknown>

/** Of one command. */
const lotsMost = 1_000_000

const lotsReasons = (lots: unknown, { format, cap }: { format: unknown; cap: unknown }): Reasons => ({
  lots_not_positive: () => typeof lots !== 'number' || lots < 1 || lots > lotsMost || lots % 1 !== 0,
  lots_above_cap: () => format === 'draw' && Number(lots) > Number(cap),
})

export function applyReasons(work: Work, command: Command): Reasons {
  const { book, row } = work
  const product = String(command['product'])
  const terms = termsIn(work, product)
  if (terms === undefined) return { ...realReasons(work), product_unknown: () => true }
  const { ieoOffer: offer = {} } = row.facts
  return {
    ...realReasons(work),
    product_not_on_sale: () =>
      offer['product'] !== product || offer['bookId'] === 0 || row.at >= Number(offer['closesAt']),
    lot_price_differs: () => !num(String(command['lotPrice'])).eq(String(offer['lotPrice'])),
    identity_level_too_low: () => book.level < terms.identityLevel,
    vip_level_too_low: () => book.vip < terms.vip,
    ieo_applied_before: () => [...ieoOrdersOf(book).values()].some((order) => order.product === product),
    ...lotsReasons(command['lots'], { format: offer['format'], cap: offer['cap'] }),
    balance_too_small: () => work.held('balance', terms.currency).lt(depositOfOffer(offer, Number(command['lots']))),
  }
}

const depositOfOffer = (offer: Command, lots: number): Num => {
  const [lotPrice, depositRate] = ['lotPrice', 'depositRate'].map((name) => num(String(offer[name])))
  const agreed = { lotPrice, depositRate, currency: String(offer['currency']) }
  return depositOf(agreed as Parameters<typeof depositOf>[0], lots)
}

export function applyFigures(work: Work, command: Command): Figures {
  const terms = termsIn(work, command['product'])
  if (terms === undefined) return {}
  return {
    identity_level_too_low: { level: work.book.level, needed: terms.identityLevel },
    vip_level_too_low: { level: work.book.vip, needed: terms.vip },
    lots_above_cap: { maximum: Number(work.row.facts.ieoOffer?.['cap']) },
    balance_too_small: { available: work.held('balance', terms.currency) },
  }
}

const named = ({ book }: Work, command: Command): NaiveIeoOrder | undefined =>
  ieoOrdersOf(book).get(String(command['orderId']))

/** Only before the close. */
const openReasons = (work: Work, order: NaiveIeoOrder | undefined): Reasons | undefined =>
  order?.state === 'applied' ? { ieo_closed: () => work.row.at >= order.closesAt } : undefined

const notFound = { order_not_found: () => true } satisfies Reasons

export function changeReasons(work: Work, command: Command): Reasons {
  const order = named(work, command)
  const open = openReasons(work, order)
  if (order === undefined || open === undefined) return notFound
  return {
    ...open,
    ...lotsReasons(command['lots'], order),
    balance_too_small: () =>
      depositOf(order, Number(command['lots'])).minus(order.setAside).gt(work.held('balance', order.currency)),
  }
}

/** More lots than before open something. */
export function changeOpens(work: Work): Opens | undefined {
  const { command } = work.row
  const order = named(work, command)
  return order !== undefined && Number(command['lots']) > order.lots ? { feature: 'ieo' } : undefined
}

export function changeFigures(work: Work, command: Command): Figures {
  const order = named(work, command)
  if (order === undefined) return {}
  const available = work.held('balance', order.currency)
  return { lots_above_cap: { maximum: order.cap }, balance_too_small: { available } }
}

export const withdrawReasons = (work: Work, command: Command): Reasons =>
  openReasons(work, named(work, command)) ?? notFound

export function payReasons(work: Work, command: Command): Reasons {
  const order = named(work, command)
  if (order?.state !== 'won' && order?.state !== 'completed') return notFound
  const rest = order.lotPrice.times(order.lotsWon).minus(order.setAside)
  return {
    nothing_to_pay: () => order.state === 'completed' || work.row.at >= (order.payUntil ?? 0),
    balance_too_small: () => order.state === 'won' && rest.gt(work.held('balance', order.currency)),
  }
}

export const payFigures = (work: Work, command: Command): Figures => ({
  balance_too_small: { available: work.held('balance', named(work, command)?.currency ?? 'USDT') },
})

export const giveReasons = (work: Work, command: Command): Reasons => ({
  not_due: () => {
    const order = named(work, command)
    return order?.state !== 'applied' || order.format === 'draw' || work.row.at < order.closesAt
  },
})

export const awardReasons = (work: Work, command: Command): Reasons => ({
  not_due: () => {
    const order = named(work, command)
    const isTurn = order?.state === (command['draw'] === 1 ? 'applied' : 'reserve')
    return !isTurn || order.format !== 'draw' || work.row.at < order.closesAt
  },
})

export const forfeitReasons = (work: Work, command: Command): Reasons => ({
  not_due: () => {
    const order = named(work, command)
    return order?.state !== 'won' || work.row.at < (order.payUntil ?? 0)
  },
})

export const releaseReasons = (work: Work, command: Command): Reasons => ({
  not_due: () => named(work, command)?.state !== 'completed',
})

export const refundReasons = (work: Work, command: Command): Reasons => ({
  not_due: () => {
    const order = named(work, command)
    return order?.state !== 'completed' || work.row.at < order.listBy
  },
})
