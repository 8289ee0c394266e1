import { setTimeout as sleep } from 'node:timers/promises'
import { named } from '@touchstone/domain/books/fact-kind'
import { strategyDayFact } from '@touchstone/domain/strategies/strategy-facts'
import type { StrategyRuleId } from '@touchstone/domain/strategy-rules/rule'
import { dayMs, hourMs } from '@touchstone/domain/time'
import type { Executor } from '../../executor/executor.ts'
import type { Outcome } from '../../executor/submission.ts'
import type { DayJob } from '../../house/schedules/schedules.ts'
import type { Sql } from '../../platform/database.ts'
import { countedAfterMs, type StrategyDays } from './strategy-days.ts'
import type { DayResult } from './strategy-days.store.ts'
import { type After, type DueOrder, ordersDue, poolDays } from './strategy-orders.store.ts'

/**
 * How many orders are read at a time, and sent together; how often such a part begins, and how many are under way: while
 * one is written another is decided. At most 2,000 orders a second, though more would go: people trade meanwhile, and a
 * command of theirs waits for a part at most. Our choice.
 */
const readAtOnce = 1_024
const partMax = 32
const partEveryMs = 16
const partsAtOnce = 2

/** How long a day waits for its prices since the start, so that an outage does not stop all later days. Our choice. */
const waitedForPricesMs = 6 * hourMs

/**
 * Counts each UTC day that is over: first on every order that it is due for, then, for all of them together, on each pool.
 * What was done before a crash is found done under its key.
 */
export function strategyDayJob({
  sql,
  submit,
  days,
  log,
}: {
  sql: Sql
  submit: Executor['submit']
  days: Pick<StrategyDays, 'resultOf'>
  log: (message: string, details: Record<string, unknown>) => void
}): DayJob {
  /** When a day was first tried since the start. */
  const triedSince = new Map<number, number>()

  async function countOne({ bookId, id: orderId }: DueOrder, day: number, { rule, result, hash }: DayResult) {
    const outcome = await submit({
      bookId,
      key: `accrue:${orderId}:${day}`,
      command: { kind: 'accrue_strategy', orderId, day },
      named: { byKind: named(strategyDayFact, { rule, day, result, inputs: hash }) },
    })
    return isDone(outcome)
  }

  /** The orders that a day is due for, in parts, each in its turn. */
  async function* partsDue(day: number): AsyncGenerator<readonly DueOrder[], void> {
    let after: After | undefined
    let turnAt = performance.now()
    for (;;) {
      const due = await ordersDue(sql, day, after, readAtOnce)
      for (let begin = 0; begin < due.length; begin += partMax) {
        const waitMs = turnAt - performance.now()
        if (waitMs > 0) await sleep(waitMs)
        // A part that came late is not made up for: nothing comes in a burst.
        turnAt = Math.max(turnAt, performance.now() - partEveryMs) + partEveryMs
        yield due.slice(begin, begin + partMax)
      }
      const last = due.at(-1)
      if (last === undefined || due.length < readAtOnce) return
      after = last
    }
  }

  /** Whether all orders that a day is due for have been counted. */
  async function countOrders(day: number, now: number): Promise<boolean> {
    const since = triedSince.get(day) ?? now
    triedSince.set(day, since)
    const asItIs = now - since >= waitedForPricesMs
    if (asItIs) log('a day without prices is counted as it is', { day })
    const parts = partsDue(day)
    const results = new Map<StrategyRuleId, Promise<DayResult | undefined>>()
    function resultOf(rule: StrategyRuleId): Promise<DayResult | undefined> {
      const result = results.get(rule) ?? days.resultOf(rule, day, asItIs)
      results.set(rule, result)
      return result
    }
    async function countDue(due: DueOrder): Promise<boolean> {
      const result = await resultOf(due.rule)
      return result !== undefined && countOne(due, day, result)
    }
    async function countParts(): Promise<boolean> {
      // Whoever returns early ends them for all.
      for await (const part of parts) if ((await Promise.all(part.map(countDue))).includes(false)) return false
      return true
    }
    return !(await Promise.all(Array.from({ length: partsAtOnce }, countParts))).includes(false)
  }

  async function settlePools(day: number): Promise<boolean> {
    for (const { pool, ...totals } of await poolDays(sql, day)) {
      const command = { kind: 'settle_pool_day', day, ...totals } as const
      if (!isDone(await submit({ bookId: pool, key: `settle-day:${day}`, command }))) return false
    }
    triedSince.delete(day)
    return true
  }

  return {
    name: 'strategies',
    run: async (day, now) =>
      now >= day + dayMs + countedAfterMs && (await countOrders(day, now)) && (await settlePools(day)),
  }
}

/**
 * Done, now or before. Commands are decided as of a time that can be behind the clock, when the day is not due yet: it comes
 * again. @throws for a refusal that only a bug of ours explains: it is logged, and tried again.
 */
function isDone(outcome: Outcome): boolean {
  if (outcome.kind === 'refused' && outcome.refusal.kind !== 'not_due')
    throw new Error(`the count of a day was refused: ${outcome.refusal.kind}`)
  return outcome.kind === 'done'
}
