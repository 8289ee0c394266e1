import { type Decimal, decimal } from '@touchstone/domain/money/decimal'
import type { UserCommand } from '@touchstone/domain/rulebook/nouns'
import type { NaiveIeo } from '../../naive-model/naive-ieo-terms.ts'
import { ieoOrdersOf, type NaiveIeoOrder } from '../../nouns/ieo-orders/naive-ieo-orders.ts'
import { asDecimal, type EdgeView, heldIn, send, unit, type Walk } from './edge.ts'
import { move } from './trading-edges.ts'

const [shared, raffled] = ['lumen-0', 'arbor-0']

const termsOf = ({ terms }: EdgeView, id: string): NaiveIeo => {
  const found = terms.ieos.get(id)
  if (found === undefined) throw new Error(`no sale ${id} in the settings of a life`)
  return found
}

const apply = (view: EdgeView, product: string, lots: number, dearer: Decimal = 0n): UserCommand => {
  const lotPrice = view.terms.ieos.get(product)?.lotPrice
  return { kind: 'apply_ieo', product, lots, lotPrice: (lotPrice === undefined ? 0n : asDecimal(lotPrice)) + dearer }
}
const change = (orderId: string, lots: number): UserCommand => ({ kind: 'change_ieo', orderId, lots })
const withdraw = (orderId: string): UserCommand => ({ kind: 'withdraw_ieo', orderId })
const pay = (orderId: string): UserCommand => ({ kind: 'pay_ieo', orderId })

const orderOn = ({ book }: EdgeView, product: string): NaiveIeoOrder | undefined =>
  [...ieoOrdersOf(book).values()].find((order) => order.product === product)

/** Not with play money. */
export function* playMoneyApplies(view: EdgeView): Walk {
  yield send(apply(view, shared, 1))
}

/** What is not there; for no lots, and for more than one can get; once, and until the last moment. */
export function* applying(view: EdgeView): Walk {
  if (!view.book.protection.acknowledged) yield send({ kind: 'acknowledge_risk' })
  const { cap } = termsOf(view, raffled)
  yield send(apply(view, 'none', 1))
  yield send(apply(view, shared, 1, decimal('0.000001')))
  for (const lots of [0, -1, 1_000_001]) yield send(apply(view, shared, lots))
  yield send(apply(view, raffled, cap + 1))
  for (const command of [change('0-0', 1), withdraw('0-0'), pay('0-0')]) yield send(command)
  yield send(apply(view, shared, 3))
  yield send(apply(view, raffled, cap))
  yield 'step'
  const later = yield 'step'
  const [first, second] = [orderOn(later, shared), orderOn(later, raffled)]
  if (first?.state !== 'applied' || second?.state !== 'applied') return
  yield send(apply(later, shared, 1))
  for (const lots of [0, cap + 1]) yield send(change(second.id, lots))
  for (const lots of [4, 2]) yield send(change(first.id, lots))
  yield send(pay(second.id))
  yield send(withdraw(first.id))
  yield send(withdraw(first.id))
  yield send(apply(later, shared, 2))
  yield 'step'
  const again = orderOn(yield 'step', shared)
  if (again !== undefined) yield* closing(again)
  yield* paying()
}

/** Until the last moment before it closes it can be changed, and not after. */
function* closing({ id, closesAt }: NaiveIeoOrder): Walk {
  yield { until: closesAt - 1 }
  yield send(change(id, 3))
  const view = yield { until: closesAt }
  for (const command of [change(id, 4), withdraw(id), apply(view, shared, 1)]) yield send(command)
}

/** What was won is paid with a unit less than it costs, then with just that, and not again. */
function* paying(): Walk {
  let view = yield 'step'
  for (let waited = 0; waited < 2_000 && orderOn(view, raffled)?.state === 'applied'; waited += 1) view = yield 'step'
  while (orderOn(view, raffled)?.state === 'reserve') view = yield 'step'
  const won = orderOn(view, raffled)
  if (won?.state !== 'won') return
  const rest = won.lotPrice.times(won.lotsWon).minus(won.setAside)
  yield send(move('balance', 'contract', heldIn(view, 'balance').minus(rest).plus(unit)))
  yield send(pay(won.id))
  yield send(move('contract', 'balance', unit))
  yield send(pay(won.id))
  yield send(pay(won.id))
  yield 'step'
  yield send(move('contract', 'balance', heldIn(yield 'step', 'contract')))
}

/** All of the balance, and a lot more; and what only others may have. */
export function* applyingAll(view: EdgeView): Walk {
  if (!view.book.protection.acknowledged) yield send({ kind: 'acknowledge_risk' })
  const { lotPrice } = termsOf(view, shared)
  yield send(apply(view, raffled, 1))
  const most = lotPrice.times(11)
  const balance = heldIn(view, 'balance')
  if (balance.gt(most)) yield send(move('balance', 'contract', balance.minus(most)))
  yield 'step'
  const later = yield 'step'
  const lots = heldIn(later, 'balance').div(lotPrice).floor().toNumber()
  yield send(apply(later, shared, lots + 1))
  if (lots > 1) yield send(apply(later, shared, lots - 1))
  yield 'step'
  const order = orderOn(yield 'step', shared)
  if (order?.state === 'applied') for (const wanted of [lots + 1, lots]) yield send(change(order.id, wanted))
  yield 'step'
  yield send(move('contract', 'balance', heldIn(yield 'step', 'contract')))
}
