import type { UserCommand } from '@touchstone/domain/rulebook/nouns'
import type { NaiveProduct } from '../../naive-model/naive-investment-terms.ts'
import { dayMs } from '../../naive-model/naive-restrictions.ts'
import { num, type Num } from '../../naive-model/numbers.ts'
import { type NaiveStrategyOrder, strategyOrdersOf } from '../../nouns/strategies/naive-strategies.ts'
import { neverSold } from '../../offers/never-sold.ts'
import { asDecimal, type EdgeView, heldIn, send, unit, type Walk } from './edge.ts'
import { move } from './trading-edges.ts'

/** On the terms that are in force, as far as the buyer has seen. */
const buy = ({ terms }: EdgeView, product: string, amount: Num): UserCommand => ({
  kind: 'buy_strategy',
  product,
  amount: asDecimal(amount),
  termsSha256: terms.products.get(product)?.termsSha256,
})

const termsOf = ({ terms }: EdgeView, id: string): NaiveProduct => {
  const found = terms.products.get(id)
  if (found === undefined) throw new Error(`no product ${id} in the settings of a life`)
  return found
}

/** Not with play money, and not what is not sold. */
export function* playMoneyBuys(view: EdgeView): Walk {
  yield send(buy(view, 'reversion-3', num(10)))
}

/** The least, the largest and the steps between; what is not there; who may not; and one order more than one may hold. */
export function* buying(view: EdgeView): Walk {
  if (!view.book.protection.acknowledged) yield send({ kind: 'acknowledge_risk' })
  const product = termsOf(view, 'reversion-3')
  const { amountMin, amountMax, step } = product
  yield send(buy(view, 'none', amountMin))
  yield send(buy(view, neverSold, amountMin))
  yield send(buy(view, 'spread-2', amountMin))
  const wrong = [num(0), amountMin.minus(unit), amountMin.plus(step.div(2)), amountMin.plus(unit), amountMax.plus(step)]
  for (const amount of wrong) yield send(buy(view, product.id, amount))
  // As if the terms had been others when they were shown.
  yield send({ ...buy(view, product.id, amountMin), termsSha256: termsOf(view, 'trend-1').termsSha256 } as UserCommand)
  yield 'step'
  const later = yield 'step'
  const open = [...strategyOrdersOf(later.book).values()].filter(({ product: id }) => id === product.id)
  for (let count = open.length; count < product.purchaseLimit; count += 1)
    yield send(buy(view, product.id, count === 1 ? amountMin.plus(step) : amountMin))
  yield send(buy(view, product.id, amountMin))
}

/** At a fixed rate, odd sums of which less than a unit is left over. */
export function* atFixedRate(view: EdgeView): Walk {
  if (!view.book.protection.acknowledged) yield send({ kind: 'acknowledge_risk' })
  for (const amount of [77, 331]) yield send(buy(view, 'fixed-2', num(amount)))
  yield 'step'
}

/** All of the balance, and a step more. */
export function* buyingAll(view: EdgeView): Walk {
  if (!view.book.protection.acknowledged) yield send({ kind: 'acknowledge_risk' })
  const { id, step, amountMin } = termsOf(view, 'reversion-3')
  const kept = num('120.5')
  const balance = heldIn(view, 'balance')
  if (balance.gt(kept)) yield send(move('balance', 'contract', balance.minus(kept)))
  yield 'step'
  const later = yield 'step'
  const held = heldIn(later, 'balance')
  const most = held.minus(held.mod(step))
  if (most.lt(amountMin)) return
  yield send(buy(view, id, most.plus(step)))
  yield send(buy(view, id, most))
  yield 'step'
  yield send(move('contract', 'balance', heldIn(yield 'step', 'contract')))
}

/** Until the last moment before its first day an order can be cancelled, and not after; it can be left after a day. */
export function* leaving(view: EdgeView): Walk {
  if (!view.book.protection.acknowledged) yield send({ kind: 'acknowledge_risk' })
  yield send({ kind: 'cancel_strategy', orderId: '0-0' })
  for (const amount of [11, '23.5', 1_777]) yield send(buy(view, 'reversion-3', num(amount)))
  yield 'step'
  const later = yield 'step'
  const [first, second] = [...strategyOrdersOf(later.book).values()].filter(({ isHeld, days }) => isHeld && days === 0)
  if (first === undefined || second === undefined) return
  yield { until: first.startDay - 1 }
  yield send({ kind: 'cancel_strategy', orderId: first.id })
  yield send({ kind: 'cancel_strategy', orderId: first.id })
  const begins = second.startDay
  yield { until: begins }
  yield send({ kind: 'cancel_strategy', orderId: second.id })
  yield send(leave(second, begins))
  yield { until: begins + dayMs - 1 }
  yield send(leave(second, begins))
  yield { until: begins + dayMs }
  yield* withTheDay(second, begins + dayMs)
}

/** With the day that has begun and no other, once, whether the day before is counted or not; after it the order is gone. */
function* withTheDay(order: NaiveStrategyOrder, today: number): Walk {
  yield send(leave(order, today - dayMs))
  yield send(leave(order, today + dayMs))
  yield send(leave(order, today))
  yield send(leave(order, today))
  yield { until: today + dayMs - 1 }
  yield send(leave(order, today))
  yield { until: today + dayMs }
  yield 'step'
  yield 'step'
  yield send(leave(order, today + dayMs))
}

const leave = ({ id }: NaiveStrategyOrder, exitDay: number): UserCommand => ({
  kind: 'exit_strategy',
  orderId: id,
  exitDay,
})
