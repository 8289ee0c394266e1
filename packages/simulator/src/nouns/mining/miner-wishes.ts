import type { MiningUserCommand } from '@touchstone/domain/mining/mining-commands'
import { minersUnder } from '@touchstone/domain/settings/investments'
import { num } from '../../naive-model/numbers.ts'
import { agreedBy } from '../../noun/agreed-by.ts'
import { shownMachine } from '../../noun/shown-terms.ts'
import { toDecimal, type View } from '../../noun/sizing.ts'
import { minerOrdersOf } from './naive-mining.ts'

export const isOwner = ({ book }: View): boolean => book.world === 'real'

/** Some units of any machine, as many as somebody can pay. */
export function buy({ random, book, settings }: View): MiningUserCommand | undefined {
  const terms = random.pick(minersUnder(settings))
  const { id: product, price } = terms
  const balance = toDecimal(book.accounts.get('balance:USDT') ?? num(0))
  const most = Math.max(1, Number(balance / price))
  const units = Math.min(most, random.pick([1, 1, 2, 3, 5]))
  return { kind: 'buy_miner', product, units, ...shownMachine(terms), ...agreedBy(book) }
}

/** Mostly one that has not started. */
export function cancel({ random, book, now }: View): MiningUserCommand | undefined {
  const orders = [...minerOrdersOf(book).values()]
  const waiting = orders.filter(({ isHeld, startDay }) => isHeld && now < startDay)
  const likely = waiting.length > 0 && random.happens(0.8) ? waiting : orders
  return likely.length === 0 ? undefined : { kind: 'cancel_miner', orderId: random.pick(likely).id }
}
