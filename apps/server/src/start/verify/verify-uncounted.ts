import type { MinerOrder } from '@touchstone/domain/mining/miner-order'
import { nextDayOf, type StrategyOrder } from '@touchstone/domain/strategies/strategy-order'
import { dayMs } from '@touchstone/domain/time'
import type { PoolBooks } from './pool-books.ts'
import { dayText } from '../../platform/day-text.ts'

/** How long an answer or the count of a day may take: a server that was away for long makes up for day after day. */
const takesMsMax = 2 * dayMs

/** An order that each day is counted for. */
type Counted = Pick<StrategyOrder | MinerOrder, 'id' | 'state' | 'pool' | 'requestedAt' | 'startDay' | 'daysPaid'> &
  Pick<StrategyOrder, 'pausedDays'>

/** Whether what is due was done: a house that never pays writes no false row, it writes none. */
export function createUncountedCheck(differs: (sentence: string) => void) {
  const open = new Map<string, Counted>()
  let newestAt = 0

  return {
    noteOrder(order: Counted): void {
      if (order.state === 'held' || order.state === 'requested') open.set(order.id, order)
      else open.delete(order.id)
    },

    /** When a row of any book was recorded, epoch milliseconds. */
    noteRow(at: number): void {
      newestAt = Math.max(newestAt, at)
    },

    compare(pools: PoolBooks): void {
      for (const order of open.values()) {
        const { id, state, pool, requestedAt } = order
        if (state === 'requested') {
          if (requestedAt + takesMsMax < newestAt)
            differs(`order ${id} was asked for ${since(requestedAt)}, and never answered`)
          continue
        }
        const day = nextDayOf(order)
        // A pool settles a day once every order of it is counted.
        if (day <= (pools.get(pool)?.settledDay ?? 0))
          differs(`order ${id} is held, but its pool settled ${dayText(day)} without it`)
        else if (day + dayMs + takesMsMax < newestAt)
          differs(`order ${id} is held, but ${dayText(day)} was over ${since(day + dayMs)}, and is not counted`)
      }
    },
  }
}

export type UncountedCheck = ReturnType<typeof createUncountedCheck>

const since = (at: number): string => `at ${new Date(at).toISOString()}`
