import type { Reasons } from '../../naive-model/naive-reasons.ts'
import { dayMs, isFixedOff, realReasons } from '../../naive-model/naive-restrictions.ts'
import type { Work } from '../../naive-model/naive-work.ts'
import { amountOf } from '../../naive-model/numbers.ts'
import type { Figures } from '../../noun/simulated-noun.ts'
import { frozenOn, type NaiveStrategyOrder, nextDay, strategyOrdersOf } from './naive-strategies.ts'

type Command = Record<string, unknown>

export function buyReasons(work: Work, command: Command): Reasons {
  const { book, row, terms } = work
  const id = String(command['product'])
  const product = terms.products.get(id)
  if (product === undefined) return { ...realReasons(work), product_unknown: () => true }
  const amount = amountOf(command)
  const { amountMin, amountMax, step, purchaseLimit, identityLevel, vip, currency } = product
  const open = [...strategyOrdersOf(book).values()].filter((order) => order.product === id)
  return {
    ...realReasons(work),
    // As the house was told before it decided: it may go on, or be frozen, in the same moment.
    product_frozen: () => row.facts.productPause?.until === null,
    product_not_on_sale: () => row.facts.poolBook?.product !== id || row.facts.poolBook.bookId === 0,
    terms_differ: () => command['termsSha256'] !== undefined && command['termsSha256'] !== product.termsSha256,
    fixed_rate_not_offered: () => product.rule === 'fixed' && isFixedOff(work),
    identity_level_too_low: () => book.level < identityLevel,
    vip_level_too_low: () => book.vip < vip,
    purchase_limit_reached: () => purchaseLimit > 0 && open.length >= purchaseLimit,
    amount_not_positive: () => amount.lte(0),
    amount_out_of_range: () => amount.lt(amountMin) || amount.gt(amountMax),
    amount_off_grid: () => !amount.minus(amountMin).mod(step).isZero(),
    balance_too_small: () => work.held('balance', currency).lt(amount),
  }
}

/** What a person is told who may not buy. */
export function buyFigures(work: Work, command: Command): Figures {
  const product = work.terms.products.get(String(command['product']))
  if (product === undefined) return {}
  const { amountMin, amountMax, purchaseLimit, identityLevel, vip, currency } = product
  return {
    identity_level_too_low: { level: work.book.level, needed: identityLevel },
    vip_level_too_low: { level: work.book.vip, needed: vip },
    purchase_limit_reached: { maximum: purchaseLimit },
    amount_out_of_range: { minimum: amountMin, maximum: amountMax },
    balance_too_small: { available: work.held('balance', currency) },
  }
}

const named = ({ book }: Work, command: Command): NaiveStrategyOrder | undefined =>
  strategyOrdersOf(book).get(String(command['orderId']))

export function cancelReasons(work: Work, command: Command): Reasons {
  const order = named(work, command)
  if (order?.isHeld !== true) return { order_not_found: () => true }
  return { strategy_started: () => work.row.at >= order.startDay }
}

export function exitReasons(work: Work, command: Command): Reasons {
  const order = named(work, command)
  if (order?.isHeld !== true) return { order_not_found: () => true }
  const { at } = work.row
  const today = Math.floor(at / dayMs) * dayMs
  const isFrozen = today >= order.startDay && frozenOn(work, order, today) !== undefined
  return {
    first_day_not_over: () => at < order.startDay + dayMs && !isFrozen,
    already_leaving: () => order.leavesWith !== undefined,
    days_not_counted: () => isFrozen && nextDay(order) !== today,
    exit_day_changed: () => today !== command['exitDay'],
  }
}

export function exitFigures(work: Work, command: Command): Figures {
  const order = named(work, command)
  if (order === undefined) return {}
  return { first_day_not_over: { untilAtMs: order.startDay + dayMs } }
}

/** An order that waits is answered once. */
export const answerReasons = (work: Work, command: Command): Reasons => ({
  not_due: () => named(work, command)?.isHeld !== false,
})

/** A day is counted, or passed over, once, after it is over, and after the days before it. */
export function accrueReasons(work: Work, command: Command): Reasons {
  const order = named(work, command)
  const day = Number(command['day'])
  return { not_due: () => order?.isHeld !== true || day !== nextDay(order) || work.row.at < day + dayMs }
}
