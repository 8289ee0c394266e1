import { pauseOn, type Pauses } from '@touchstone/domain/house-books/pauses'
import { printDecimal } from '@touchstone/domain/money/decimal'
import { ok } from '@touchstone/domain/result'
import { exitOf, exitRateOn } from '@touchstone/domain/strategies/exit-of'
import { exitAt } from '@touchstone/domain/strategies/leave-strategy'
import { productPauseOf } from '@touchstone/domain/strategies/strategy-facts'
import type { StrategyOrder } from '@touchstone/domain/strategies/strategy-order'
import { dayMs, dayStart } from '@touchstone/domain/time'
import { dayText } from '../../platform/day-text.ts'

/**
 * What leaving an order at `at` (epoch milliseconds) would pay, before the result of the day that still counts. Refused as
 * leaving it is.
 */
export function exitQuote(order: StrategyOrder, at: number, pauses: Pauses) {
  const paused = pauseOn(pauses, dayStart(at))
  const exit = exitAt(order, at, paused && productPauseOf(order.pool, paused))
  if (!exit.ok) return exit
  const { exitDay } = exit.value
  const isAtOnce = exit.value.pause !== undefined
  const exitFeeRate = isAtOnce ? 0n : exitRateOn(order, pauses, exitDay)
  const { fee, pays } = exitOf({ ...order, exitFeeRate })
  return ok({
    remaining: printDecimal(order.remaining),
    feeRate: printDecimal(exitFeeRate),
    fee: printDecimal(fee),
    pays: printDecimal(pays),
    exitDay: dayText(exitDay),
    paidFromAtMs: isAtOnce ? at : exitDay + dayMs,
    isAtOnce,
  })
}
