import type { BondUserCommand } from '@touchstone/domain/bonds/bond-commands'
import { bondsUnder } from '@touchstone/domain/settings/investments'
import { num } from '../../naive-model/numbers.ts'
import { agreedBy } from '../../noun/agreed-by.ts'
import { toDecimal, type View } from '../../noun/sizing.ts'
import { bondOrdersOf } from './naive-bonds.ts'

export const isOwner = ({ book }: View): boolean => book.world === 'real'

/** Some units of any bond, as many as somebody can pay; of one that is too dear, one. */
export function subscribe({ random, book, settings }: View): BondUserCommand | undefined {
  const { id: product, unit } = random.pick(bondsUnder(settings))
  const balance = toDecimal(book.accounts.get('balance:USDT') ?? num(0))
  const most = Math.max(1, Number(balance / unit))
  return { kind: 'subscribe_bond', product, units: Math.min(most, random.pick([1, 1, 2, 3, 5, 8])), ...agreedBy(book) }
}

/** Mostly one that can still be given back. */
export function giveBack({ random, book }: View): BondUserCommand | undefined {
  const orders = [...bondOrdersOf(book).values()]
  const open = orders.filter(({ state }) => state === 'subscribed')
  const likely = open.length > 0 && random.happens(0.8) ? open : orders
  return likely.length === 0 ? undefined : { kind: 'withdraw_bond', orderId: random.pick(likely).id }
}
