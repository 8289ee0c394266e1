import type { UserCommand } from '@touchstone/domain/rulebook/nouns'
import { dayMs } from '../../naive-model/naive-restrictions.ts'
import type { NaiveMachine } from '../../naive-model/naive-investment-terms.ts'
import { minerOrdersOf } from '../../nouns/mining/naive-mining.ts'
import { neverHosted, neverKnown } from '../../offers/never-sold.ts'
import { type EdgeView, heldIn, send, type Walk } from './edge.ts'
import { move } from './trading-edges.ts'

/** On the terms that are in force, as far as the buyer has seen. */
const buy = ({ terms }: EdgeView, product: string, units: number): UserCommand => ({
  kind: 'buy_miner',
  product,
  units,
  termsSha256: terms.machines.get(product)?.termsSha256,
})
const takeBack = (orderId: string): UserCommand => ({ kind: 'cancel_miner', orderId })

const termsOf = ({ terms }: EdgeView, id: string): NaiveMachine => {
  const found = terms.machines.get(id)
  if (found === undefined) throw new Error(`no machine ${id} in the settings of a life`)
  return found
}

const left = (view: EdgeView, product: string): number =>
  termsOf(view, product).unitsMax -
  [...minerOrdersOf(view.book).values()].reduce((sum, order) => sum + (order.product === product ? order.units : 0), 0)

/** Not with play money. */
export function* playMoneyHosts(view: EdgeView): Walk {
  yield send(buy(view, 'earner-2', 1))
}

/** As many units as one may hold and one more; what is not there, or not known; and who may not. */
export function* hosting(view: EdgeView): Walk {
  if (!view.book.protection.acknowledged) yield send({ kind: 'acknowledge_risk' })
  for (const product of ['none', neverHosted, neverKnown, 'guild-2']) yield send(buy(view, product, 1))
  for (const units of [0, -1, 1_000_001]) yield send(buy(view, 'earner-2', units))
  // As if the terms had been others when they were shown.
  yield send({ ...buy(view, 'earner-2', 1), termsSha256: termsOf(view, 'mighty-3').termsSha256 } as UserCommand)
  yield send(buy(view, 'earner-2', left(view, 'earner-2') + 1))
  yield send(buy(view, 'earner-2', 2))
  yield 'step'
  const later = yield 'step'
  const most = left(later, 'earner-2')
  yield send(buy(view, 'earner-2', most + 1))
  if (most > 0) yield send(buy(view, 'earner-2', most))
}

/** All of the balance, and a unit more. */
export function* hostingAll(view: EdgeView): Walk {
  if (!view.book.protection.acknowledged) yield send({ kind: 'acknowledge_risk' })
  const { price, id } = termsOf(view, 'mighty-3')
  const kept = price.times(2)
  const balance = heldIn(view, 'balance')
  if (balance.gt(kept)) yield send(move('balance', 'contract', balance.minus(kept)))
  yield 'step'
  const later = yield 'step'
  const most = heldIn(later, 'balance').div(price).floor().toNumber()
  yield send(buy(view, id, most + 1))
  if (most > 0) yield send(buy(view, id, most))
  yield 'step'
  yield send(move('contract', 'balance', heldIn(yield 'step', 'contract')))
}

/** Until the last moment before their first day machines can be taken back, and not after; then they run. */
export function* takingBack(view: EdgeView): Walk {
  if (!view.book.protection.acknowledged) yield send({ kind: 'acknowledge_risk' })
  yield send(takeBack('0-0'))
  for (const product of ['earner-2', 'mighty-3', 'hungry-5', 'scarce-1']) yield send(buy(view, product, 1))
  yield 'step'
  const later = yield 'step'
  const [first, second] = [...minerOrdersOf(later.book).values()].filter(({ isHeld, days }) => isHeld && days === 0)
  if (first === undefined || second === undefined) return
  yield { until: first.startDay - 1 }
  yield send(takeBack(first.id))
  yield send(takeBack(first.id))
  yield { until: second.startDay }
  yield send(takeBack(second.id))
  yield { until: second.startDay + dayMs }
  yield send(takeBack(second.id))
}
