import type { Reasons } from '../../naive-model/naive-reasons.ts'
import { realReasons } from '../../naive-model/naive-restrictions.ts'
import type { Work } from '../../naive-model/naive-work.ts'
import { num, type Num, zero } from '../../naive-model/numbers.ts'
import type { Figures } from '../../noun/simulated-noun.ts'
import { termsIn } from '../bond-issues/naive-bond-issues.ts'
import { bondOrdersOf, type NaiveBondOrder } from './naive-bonds.ts'

type Command = Record<string, unknown>

/** Of one command. */
const unitsMost = 1_000_000_000

/** How many more units somebody may hold, who has those that are not over. */
function unitsLeft({ book }: Work, product: string, unitsMax: number): number {
  let left = unitsMax
  for (const order of bondOrdersOf(book).values()) if (order.product === product) left -= order.units
  return Math.max(left, 0)
}

export function subscribeReasons(work: Work, command: Command): Reasons {
  const { book, row } = work
  const product = String(command['product'])
  const terms = termsIn(work, product)
  if (terms === undefined) return { ...realReasons(work), product_unknown: () => true }
  const { bondOffer: offer } = row.facts
  const units = Number(command['units'])
  return {
    ...realReasons(work),
    product_not_on_sale: () =>
      offer?.['product'] !== product || offer['bookId'] === 0 || row.at >= Number(offer['subscribedUntil']),
    identity_level_too_low: () => book.level < terms.identityLevel,
    vip_level_too_low: () => book.vip < terms.vip,
    units_not_positive: () => units < 1 || units > unitsMost || units % 1 !== 0,
    units_limit_reached: () => terms.unitsMax > 0 && units > unitsLeft(work, product, terms.unitsMax),
    balance_too_small: () => work.held('balance', terms.currency).lt(num(String(offer?.['unit'])).times(units)),
  }
}

export function subscribeFigures(work: Work, command: Command): Figures {
  const terms = termsIn(work, command['product'])
  if (terms === undefined) return {}
  const { id, unitsMax, identityLevel, vip, currency } = terms
  return {
    identity_level_too_low: { level: work.book.level, needed: identityLevel },
    vip_level_too_low: { level: work.book.vip, needed: vip },
    units_limit_reached: { maximum: unitsMax, left: unitsLeft(work, id, unitsMax) },
    balance_too_small: { available: work.held('balance', currency) },
  }
}

const named = ({ book }: Work, command: Command): NaiveBondOrder | undefined =>
  bondOrdersOf(book).get(String(command['orderId']))

export function withdrawReasons(work: Work, command: Command): Reasons {
  const order = named(work, command)
  if (order === undefined || order.state === 'requested') return { order_not_found: () => true }
  return { bond_started: () => order.state === 'running' || work.row.at >= order.closesAt }
}

const isIn = (work: Work, command: Command, state: NaiveBondOrder['state']): boolean =>
  named(work, command)?.state === state

export const answerReasons = (work: Work, command: Command): Reasons => ({
  not_due: () => !isIn(work, command, 'requested'),
})

/** Not before the time to think is over, and from that midnight on. */
export const closedReasons = (work: Work, command: Command): Reasons => ({
  not_due: () => {
    const order = named(work, command)
    if (order?.state !== 'subscribed' || work.row.at < order.closesAt) return true
    return command['kind'] === 'start_bond' && command['startDay'] !== order.closesAt
  },
})

export const creditReasons = (work: Work, command: Command): Reasons => ({
  not_due: () => {
    const order = named(work, command)
    if (order?.state !== 'running' || Number(command['payment']) <= order.payments) return true
    const inAll = (before: Num, name: string): Num => num(String(command[name])).times(order.units).plus(before)
    const returned = inAll(order.principal, 'principalPerUnit')
    const isNext =
      inAll(order.interest, 'interestPerUnit').eq(inAll(zero, 'interestPaid')) &&
      returned.plus(inAll(zero, 'principalLeft')).eq(order.amount)
    return !isNext || returned.gt(order.amount)
  },
})
