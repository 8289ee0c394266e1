import { printDecimal } from '@touchstone/domain/money/decimal'
import { type Pauses, pauseOn } from '@touchstone/domain/house-books/pauses'
import { expectedEnd } from '@touchstone/domain/strategies/exit-of'
import { endOf, nextDayOf, type StrategyOrder } from '@touchstone/domain/strategies/strategy-order'
import { dayMs, dayStart } from '@touchstone/domain/time'
import type { strategyOrder } from '@touchstone/wire/investment-shapes'
import { printWireTime } from '@touchstone/wire/wire-time'
import type * as z from 'zod/mini'
import { printedTime } from '../../api/printed.ts'
import { sequenceIn } from '../../executor/record-id.ts'
import { dayText } from '../../platform/day-text.ts'
import type { PoolAnswer } from '../house-books/pool-answers.store.ts'
import { freezeRecord } from './freeze-record.ts'

export type OrderRecord = z.input<typeof strategyOrder>

/** Where an order is in the journal: its book, and what its pool answered, if it did. */
export type InJournal = { bookId: number; answer: PoolAnswer | undefined }

/** Where an order is, and when the product of its pool is frozen. */
export type Around = InJournal & { pauses: Pauses }

/** An order as its owner reads it at a moment, epoch milliseconds. */
export function orderRecord(order: StrategyOrder, { bookId, answer, pauses }: Around, at: number): OrderRecord {
  const { id, state, startDay, daysPaid, exitDay } = order
  const isHeld = state === 'held'
  const hasStarted = isHeld && at >= startDay
  const isConfirmed = startDay > 0
  const today = dayStart(at)
  const isFrozen = hasStarted && exitDay === null && pauseOn(pauses, today) !== undefined
  const termEnd = isHeld && isConfirmed ? expectedEnd(order, pauses, today) : endOf(order)
  const endsAt = exitDay === null || exitDay + dayMs > termEnd ? termEnd : exitDay + dayMs
  return {
    id,
    bookId,
    sequence: sequenceIn(id),
    boughtSequence: isConfirmed ? (answer?.sequence ?? null) : null,
    declined: answer?.declined ?? null,
    productId: order.product,
    kind: order.kind,
    rule: order.rule,
    currency: order.currency,
    state: state !== 'held' ? state : !hasStarted ? 'not_started' : heldState(exitDay, isFrozen),
    amount: printDecimal(order.amount),
    remaining: printDecimal(order.remaining),
    dailyRateMin: printDecimal(order.dailyRateMin),
    dailyRateMax: printDecimal(order.dailyRateMax),
    cycleDays: order.cycleDays,
    exitFeeRate: printDecimal(order.exitFeeRate),
    requestedTime: printWireTime(order.requestedAt),
    startDay: isConfirmed ? dayText(startDay) : null,
    endDay: isConfirmed ? dayText(endsAt - dayMs) : null,
    startsAtMs: isConfirmed ? startDay : null,
    endsAtMs: isConfirmed ? endsAt : null,
    daysPaid,
    pausedDays: order.pausedDays ?? 0,
    frozen: isHeld ? freezeRecord(pauses, today) : null,
    exitDay: exitDay === null ? null : dayText(exitDay),
    paidIncome: printDecimal(order.income),
    todayIncome: printDecimal(order.lastIncome),
    nextAtMs: isHeld ? nextDayOf(order) + dayMs : null,
    returned: printDecimal(order.returned),
    exitFee: printDecimal(order.exitFee),
    endedTime: printedTime(order.endedAt),
    cancelUntilAtMs: isHeld && !hasStarted ? startDay : null,
    exitFromAtMs: isFrozen ? startDay : exitFrom(order, at, termEnd),
  }
}

const heldState = (exitDay: number | null, isFrozen: boolean): 'running' | 'frozen' | 'leaving' =>
  exitDay !== null ? 'leaving' : isFrozen ? 'frozen' : 'running'

/** On the last day of its term it ends by itself, and costs nothing. */
const exitFrom = ({ state, startDay, exitDay }: StrategyOrder, at: number, termEnd: number): number | null =>
  state === 'held' && exitDay === null && at < termEnd - dayMs ? startDay + dayMs : null
