import type { StrategyOrder } from '@touchstone/domain/strategies/strategy-order'
import type { At, Takes } from './pool-takes.ts'
import type { GrantCheck } from './verify-grants.ts'
import type { PauseCheck } from './verify-pauses.ts'
import type { PoolDayCheck } from './verify-pool-days.ts'
import type { UncountedCheck } from './verify-uncounted.ts'

type Checks = { grants: GrantCheck; days: PoolDayCheck; uncounted: UncountedCheck; pauses: PauseCheck }

/** What the checks of pools note of orders of strategies. */
export function strategyTakes({ grants, days, uncounted, pauses }: Checks): Takes {
  const noteOrder = ({ order }: { order: StrategyOrder }, { bookId }: At): void => {
    grants.noteOrder(bookId, order)
    uncounted.noteOrder(order)
  }
  return {
    strategy_requested: noteOrder,
    strategy_confirmed: noteOrder,
    strategy_declined: noteOrder,
    strategy_cancelled: noteOrder,
    strategy_leaving: (reply, at) => {
      noteOrder(reply, at)
      pauses.noteLeaving(reply.order, reply.order.exitDay ?? 0)
    },
    strategy_left: (reply, at) => {
      noteOrder(reply, at)
      pauses.noteLeft(reply.order, reply.order.exitDay ?? 0, reply.pausedIn)
    },
    strategy_day_paused: (reply, at) => {
      noteOrder(reply, at)
      days.noteDayPaused(reply)
      pauses.notePassedOver(reply.order, reply.day, reply.pausedIn)
    },
    strategy_accrued: (reply, at) => {
      noteOrder(reply, at)
      pauses.noteCounted(reply.order, reply.day)
      days.noteAccrued(reply)
    },
  }
}
