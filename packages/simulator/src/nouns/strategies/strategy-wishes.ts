import { decimal } from '@touchstone/domain/money/decimal'
import type { StrategyUserCommand } from '@touchstone/domain/strategies/strategy-commands'
import { dayMs } from '../../naive-model/naive-restrictions.ts'
import { num } from '../../naive-model/numbers.ts'
import { agreedBy } from '../../noun/agreed-by.ts'
import { shownTo } from '../../noun/shown-terms.ts'
import { onGrid, type View } from '../../noun/sizing.ts'
import { strategyOrdersOf } from './naive-strategies.ts'

/** Odd ones, of whose gains less than a unit is left over. */
const sums = [decimal('77'), decimal('331'), decimal('653'), decimal('1499')]

export const isOwner = ({ book }: View): boolean => book.world === 'real'

/** A round sum into any product, often as much as one may. */
export function buy({ random, book, settings }: View): StrategyUserCommand | undefined {
  const terms = random.pick(settings.investments?.strategies ?? [])
  const balance = onGrid(book.accounts.get('balance:USDT') ?? num(0), decimal('1'))
  const wished = random.pick([terms.amountMin, ...sums, terms.amountMax])
  const amount = balance < wished ? balance : wished
  if (amount < terms.amountMin) return undefined
  const shown = shownTo(settings, terms.id)
  return { kind: 'buy_strategy', product: terms.id, amount, ...shown, ...agreedBy(book) }
}

export function cancel({ random, book }: View): StrategyUserCommand | undefined {
  const ids = [...strategyOrdersOf(book).keys()]
  return ids.length === 0 ? undefined : { kind: 'cancel_strategy', orderId: random.pick(ids) }
}

/** With the day that has begun: mostly an order that can be left, else one that is leaving, or that waits for its pool. */
export function leave({ random, book, now }: View): StrategyUserCommand | undefined {
  const orders = [...strategyOrdersOf(book).values()]
  const running = orders.filter(({ isHeld, startDay, leavesWith }) => isHeld && !leavesWith && startDay + dayMs <= now)
  const likely = running.length > 0 && random.happens(0.8) ? running : orders
  if (likely.length === 0) return undefined
  return { kind: 'exit_strategy', orderId: random.pick(likely).id, exitDay: now - (now % dayMs) }
}
