import { type Pauses, pauseOn } from '@touchstone/domain/house-books/pauses'
import type { StrategyOrder } from '@touchstone/domain/strategies/strategy-order'
import { dayText } from '../../platform/day-text.ts'

type Held = Pick<StrategyOrder, 'id' | 'pool'>

/** What was done about a day of an order: it was counted, passed over, or the order was left with it, at a cost or at once. */
type Done = 'counted' | 'passed over' | 'left for its fee' | 'left at once'

/**
 * Whether exactly those days were passed over on which a pause in the pool's book says that its product was frozen, each by the
 * row of that pause.
 */
export function createPauseCheck(differs: (sentence: string) => void) {
  /** By pool, day, what was done, and the row that was named for it: the order in which that was seen first. */
  const seen = new Map<string, { order: Held; day: number; done: Done; pausedIn: number | undefined }>()

  function note(order: Held, day: number, done: Done, pausedIn?: number): void {
    const key = `${order.pool} ${day} ${done} ${pausedIn ?? ''}`
    if (!seen.has(key)) seen.set(key, { order, day, done, pausedIn })
  }

  return {
    noteCounted: (order: Held, day: number): void => note(order, day, 'counted'),
    notePassedOver: (order: Held, day: number, pausedIn: number): void => note(order, day, 'passed over', pausedIn),
    noteLeaving: (order: Held, day: number): void => note(order, day, 'left for its fee'),
    noteLeft: (order: Held, day: number, pausedIn: number): void => note(order, day, 'left at once', pausedIn),

    /** `pausesOf`: as the journal of a pool's book leads to them. */
    compare(pausesOf: (pool: number) => Pauses | undefined): void {
      for (const { order, day, done, pausedIn } of seen.values()) {
        const pauses = pausesOf(order.pool)
        if (pauses === undefined) continue
        const row = pauseOn(pauses, day)?.row
        if (row === pausedIn) continue
        const says = row === undefined ? 'does not say that it was frozen then' : `froze it then in row ${row}`
        const named = pausedIn === undefined ? '' : ` by row ${pausedIn}`
        differs(`order ${order.id}: ${dayText(day)} was ${done}${named}, but its pool ${says}`)
      }
    },
  }
}

export type PauseCheck = ReturnType<typeof createPauseCheck>
