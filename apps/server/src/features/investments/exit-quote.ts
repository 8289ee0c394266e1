import { printDecimal } from '@touchstone/domain/money/decimal'
import { ok, refuse } from '@touchstone/domain/result'
import { exitDayAt, exitOf, exitRateOn } from '@touchstone/domain/strategies/exit-of'
import type { StrategyOrder } from '@touchstone/domain/strategies/strategy-order'
import { dayMs } from '@touchstone/domain/time'
import { dayText } from './day-text.ts'

/**
 * What leaving an order at `at` (epoch milliseconds) would pay, before the result of the day that still counts. Refused where
 * it is not held, its first day is not over, or its owner has already asked to leave.
 */
export function exitQuote(order: StrategyOrder, at: number) {
  if (order.state !== 'held') return refuse({ kind: 'order_not_found' })
  const untilAtMs = order.startDay + dayMs
  if (at < untilAtMs) return refuse({ kind: 'first_day_not_over', untilAtMs })
  if (order.exitDay !== null) return refuse({ kind: 'already_leaving' })
  const exitDay = exitDayAt(at)
  const exitFeeRate = exitRateOn(order, exitDay)
  const { fee, pays } = exitOf({ ...order, exitFeeRate })
  return ok({
    remaining: printDecimal(order.remaining),
    feeRate: printDecimal(exitFeeRate),
    fee: printDecimal(fee),
    pays: printDecimal(pays),
    exitDay: dayText(exitDay),
    paidFromAtMs: exitDay + dayMs,
  })
}
