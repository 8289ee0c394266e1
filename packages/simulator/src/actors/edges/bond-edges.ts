import type { UserCommand } from '@touchstone/domain/rulebook/nouns'
import type { NaiveBond } from '../../naive-model/naive-investment-terms.ts'
import { dayMs } from '../../naive-model/naive-restrictions.ts'
import { bondOrdersOf, type NaiveBondOrder } from '../../nouns/bonds/naive-bonds.ts'
import { neverOpened } from '../../offers/never-sold.ts'
import { type EdgeView, heldIn, send, type Walk } from './edge.ts'
import { move } from './trading-edges.ts'

const subscribe = (product: string, units: number): UserCommand => ({ kind: 'subscribe_bond', product, units })
const giveBack = (orderId: string): UserCommand => ({ kind: 'withdraw_bond', orderId })

const termsOf = ({ terms }: EdgeView, id: string): NaiveBond => {
  const found = terms.bonds.get(id)
  if (found === undefined) throw new Error(`no bond ${id} in the settings of a life`)
  return found
}

const subscribed = ({ book }: EdgeView, product: string): NaiveBondOrder[] =>
  [...bondOrdersOf(book).values()].filter((order) => order.product === product && order.state === 'subscribed')

const left = (view: EdgeView, product: string): number =>
  termsOf(view, product).unitsMax -
  [...bondOrdersOf(view.book).values()].reduce((sum, order) => sum + (order.product === product ? order.units : 0), 0)

/** Not with play money. */
export function* playMoneySubscribes(): Walk {
  yield send(subscribe('harbor-1', 1))
}

/** As many units as one may hold and one more; what is not there; who may not; and until the last moment. */
export function* subscribing(view: EdgeView): Walk {
  if (!view.book.protection.acknowledged) yield send({ kind: 'acknowledge_risk' })
  for (const product of ['none', neverOpened, 'meadow-2']) yield send(subscribe(product, 1))
  for (const units of [0, -1, 1_000_000_001]) yield send(subscribe('harbor-1', units))
  yield send(subscribe('harbor-1', left(view, 'harbor-1') + 1))
  yield send(subscribe('harbor-1', 2))
  yield 'step'
  const later = yield 'step'
  yield send(subscribe('harbor-1', left(later, 'harbor-1') + 1))
  yield send(subscribe('harbor-1', left(later, 'harbor-1')))
  yield 'step'
  const [first, second] = subscribed(yield 'step', 'harbor-1')
  if (first === undefined) return
  yield send(giveBack(first.id))
  yield send(giveBack(first.id))
  const end = first.closesAt - termsOf(later, 'harbor-1').thinkDays * dayMs
  yield { until: end - 1 }
  yield send(subscribe('harbor-1', 1))
  yield { until: end }
  yield send(subscribe('harbor-1', 1))
  if (second !== undefined) yield* thinking(second)
}

/** Until the last moment before it goes ahead it can be given back, and not after. */
function* thinking(second: NaiveBondOrder): Walk {
  const view = yield { until: second.closesAt - 1 }
  const [first, ...others] = subscribed(view, second.product)
  if (first !== undefined && others.length > 0) yield send(giveBack(first.id))
  const kept = subscribed(yield { until: second.closesAt }, second.product)
  for (const { id } of kept) yield send(giveBack(id))
  yield send(giveBack(second.id))
  yield 'step'
  yield send(giveBack(second.id))
}

/** Some that are kept, and are given back too late. */
export function* keeping(view: EdgeView): Walk {
  if (!view.book.protection.acknowledged) yield send({ kind: 'acknowledge_risk' })
  yield send(giveBack('0-0'))
  for (const product of ['harbor-1', 'orchard-1', 'meadow-2', 'harbor-1']) yield send(subscribe(product, 3))
  yield 'step'
  const later = yield 'step'
  const [first] = [...bondOrdersOf(later.book).values()]
  if (first === undefined) return
  yield { until: first.closesAt }
  for (const { id } of bondOrdersOf(later.book).values()) yield send(giveBack(id))
  yield { until: first.closesAt + dayMs }
  yield send(giveBack(first.id))
}

/** All of the balance, and a unit more: the only one who can pay for it, so that it falls short by a unit. */
export function* subscribingAll(view: EdgeView): Walk {
  if (!view.book.protection.acknowledged) yield send({ kind: 'acknowledge_risk' })
  const { unit, id } = termsOf(view, 'tower-1')
  const balance = heldIn(view, 'balance')
  if (balance.gt(unit)) yield send(move('balance', 'contract', balance.minus(unit)))
  yield 'step'
  const later = yield 'step'
  const most = heldIn(later, 'balance').div(unit).floor().toNumber()
  yield send(subscribe(id, most + 1))
  if (most > 0) yield send(subscribe(id, most))
  yield 'step'
  yield send(move('contract', 'balance', heldIn(yield 'step', 'contract')))
}
