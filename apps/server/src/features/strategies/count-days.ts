import { named } from '@touchstone/domain/books/fact-kind'
import { strategyDayFact } from '@touchstone/domain/strategies/strategy-facts'
import type { StrategyRuleId } from '@touchstone/domain/strategy-rules/rule'
import { dayMs } from '@touchstone/domain/time'
import type { Executor } from '../../executor/executor.ts'
import type { DayJob } from '../../house/schedules/schedules.ts'
import type { Sql } from '../../platform/database.ts'
import { countedAfterMs, type StrategyDays } from './strategy-days.ts'
import type { DayResult } from './strategy-days.store.ts'
import { type After, type HeldOrder, ordersDue, poolDays } from './strategy-orders.store.ts'

/** How many orders are read at a time, and how many are under way at once: people's commands go in between. Our choice. */
const readAtOnce = 1_000
const underWayMax = 64

/**
 * Counts each UTC day that is over: first on every order that it is due for, then, for all of them together, on each pool.
 * What was done before a crash is found done under its key.
 */
export function strategyDayJob({
  sql,
  submit,
  days,
}: {
  sql: Sql
  submit: Executor['submit']
  days: Pick<StrategyDays, 'resultOf'>
}): DayJob {
  async function countOne({ bookId, order }: HeldOrder, day: number, { rule, result, hash }: DayResult) {
    const { kind } = await submit({
      bookId,
      key: `accrue:${order.id}:${day}`,
      command: { kind: 'accrue_strategy', orderId: order.id, day },
      named: { byKind: named(strategyDayFact, { rule, day, result, inputs: hash }) },
    })
    // One that was left meanwhile has no such day.
    return kind === 'done' || kind === 'refused'
  }

  /** Whether all orders that a day is due for have been counted. */
  async function countOrders(day: number): Promise<boolean> {
    const results = new Map<StrategyRuleId, DayResult>()
    let after: After | undefined
    for (;;) {
      const due = await ordersDue(sql, day, after, readAtOnce)
      for (const { rule } of due.map(({ order }) => order)) {
        const result = results.get(rule) ?? (await days.resultOf(rule, day))
        if (result === undefined) return false
        results.set(rule, result)
      }
      for (let begin = 0; begin < due.length; begin += underWayMax) {
        const part = due.slice(begin, begin + underWayMax)
        const counted = await Promise.all(
          part.map(async (held) => {
            const result = results.get(held.order.rule)
            return result !== undefined && (await countOne(held, day, result))
          }),
        )
        if (counted.includes(false)) return false
      }
      const last = due.at(-1)
      if (last === undefined || due.length < readAtOnce) return true
      after = { bookId: last.bookId, id: last.order.id }
    }
  }

  async function settlePools(day: number): Promise<boolean> {
    for (const { pool, ...totals } of await poolDays(sql, day)) {
      const command = { kind: 'settle_pool_day', day, ...totals } as const
      const { kind } = await submit({ bookId: pool, key: `settle-day:${day}`, command })
      if (kind !== 'done' && kind !== 'refused') return false
    }
    return true
  }

  return {
    name: 'strategies',
    run: async (day, now) =>
      now >= day + dayMs + countedAfterMs && (await countOrders(day)) && (await settlePools(day)),
  }
}
