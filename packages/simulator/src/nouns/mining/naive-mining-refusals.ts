import type { Reasons } from '../../naive-model/naive-reasons.ts'
import { dayMs, realReasons } from '../../naive-model/naive-restrictions.ts'
import type { Work } from '../../naive-model/naive-work.ts'
import type { Figures } from '../../noun/simulated-noun.ts'
import { minerOrdersOf, type NaiveMinerOrder, nextDay } from './naive-mining.ts'

type Command = Record<string, unknown>

/** Of one command. */
const unitsMost = 1_000_000

/** How many more units somebody may hold, who has those that wait or run. */
function unitsLeft({ book }: Work, product: string, most: number): number {
  let left = most
  for (const order of minerOrdersOf(book).values()) if (order.product === product) left -= order.units
  return Math.max(left, 0)
}

export function buyReasons(work: Work, command: Command): Reasons {
  const { book, row, terms } = work
  const product = String(command['product'])
  const machine = terms.machines.get(product)
  if (machine === undefined) return { ...realReasons(work), product_unknown: () => true }
  const units = Number(command['units'])
  const { minerPool: pool, networkDay: known } = row.facts
  const { unitsMax, price, currency, network, identityLevel, vip } = machine
  return {
    ...realReasons(work),
    product_not_on_sale: () => pool?.product !== product || pool.bookId === 0,
    network_silent: () =>
      known?.network !== network || known.source !== terms.networkSource || row.at - known.day >= 3 * dayMs,
    terms_differ: () => command['termsSha256'] !== undefined && command['termsSha256'] !== machine.termsSha256,
    identity_level_too_low: () => book.level < identityLevel,
    vip_level_too_low: () => book.vip < vip,
    units_not_positive: () => units < 1 || units > unitsMost || units % 1 !== 0,
    units_limit_reached: () => unitsMax > 0 && units > unitsLeft(work, product, unitsMax),
    balance_too_small: () => work.held('balance', currency).lt(price.times(units)),
  }
}

export function buyFigures(work: Work, command: Command): Figures {
  const machine = work.terms.machines.get(String(command['product']))
  if (machine === undefined) return {}
  const { id, unitsMax, identityLevel, vip, currency } = machine
  return {
    identity_level_too_low: { level: work.book.level, needed: identityLevel },
    vip_level_too_low: { level: work.book.vip, needed: vip },
    units_limit_reached: { maximum: unitsMax, left: unitsLeft(work, id, unitsMax) },
    balance_too_small: { available: work.held('balance', currency) },
  }
}

const named = ({ book }: Work, command: Command): NaiveMinerOrder | undefined =>
  minerOrdersOf(book).get(String(command['orderId']))

export function cancelReasons(work: Work, command: Command): Reasons {
  const order = named(work, command)
  if (order?.isHeld !== true) return { order_not_found: () => true }
  return { miner_started: () => work.row.at >= order.startDay }
}

/** An order that waits is answered once. */
export const answerReasons = (work: Work, command: Command): Reasons => ({
  not_due: () => named(work, command)?.isHeld !== false,
})

/** A day is counted once, after it is over, and after the days before it. */
export function creditReasons(work: Work, command: Command): Reasons {
  const order = named(work, command)
  const day = Number(command['day'])
  return { not_due: () => order?.isHeld !== true || day !== nextDay(order) || work.row.at < day + dayMs }
}
