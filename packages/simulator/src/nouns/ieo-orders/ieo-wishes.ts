import type { IeoUserCommand } from '@touchstone/domain/ieo-orders/ieo-order-commands'
import { ieosUnder } from '@touchstone/domain/settings/investments'
import { agreedBy } from '../../noun/agreed-by.ts'
import type { View } from '../../noun/sizing.ts'
import { ieoOrdersOf, type NaiveIeoOrder } from './naive-ieo-orders.ts'

export const isOwner = ({ book }: View): boolean => book.world === 'real'

/** Some lots of any token; where everybody gets a part, often many more than anybody gets. */
export function apply({ random, book, settings }: View): IeoUserCommand | undefined {
  const applied = new Set([...ieoOrdersOf(book).values()].map(({ product }) => product))
  const sales = ieosUnder(settings)
  if (sales.length === 0) return undefined
  const fresh = sales.filter(({ id }) => !applied.has(id))
  const { id: product, format, lotPrice, cap } = random.pick(fresh.length > 0 ? fresh : sales)
  const most = format === 'draw' ? cap : cap * 2
  return { kind: 'apply_ieo', product, lots: 1 + random.below(most), lotPrice, ...agreedBy(book) }
}

const ordersIn = ({ book, random }: View, state: NaiveIeoOrder['state']): NaiveIeoOrder[] => {
  const orders = [...ieoOrdersOf(book).values()]
  const likely = orders.filter((order) => order.state === state)
  return likely.length > 0 && random.happens(0.8) ? likely : orders
}

export function change(view: View): IeoUserCommand | undefined {
  const orders = ordersIn(view, 'applied')
  if (orders.length === 0) return undefined
  const { id: orderId, cap } = view.random.pick(orders)
  return { kind: 'change_ieo', orderId, lots: 1 + view.random.below(cap) }
}

export function withdraw(view: View): IeoUserCommand | undefined {
  const orders = ordersIn(view, 'applied')
  return orders.length === 0 ? undefined : { kind: 'withdraw_ieo', orderId: view.random.pick(orders).id }
}

/** Winners may pay, or think better of it. */
export function pay(view: View): IeoUserCommand | undefined {
  const orders = ordersIn(view, 'won')
  return orders.length === 0 ? undefined : { kind: 'pay_ieo', orderId: view.random.pick(orders).id }
}

export const hasWon = ({ book }: View): boolean => [...ieoOrdersOf(book).values()].some(({ state }) => state === 'won')
