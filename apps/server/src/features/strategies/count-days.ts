import { type FactsByKind, named } from '@touchstone/domain/books/fact-kind'
import { type Pause, pauseOn } from '@touchstone/domain/house-books/pauses'
import { pauseNamed, strategyDayFact } from '@touchstone/domain/strategies/strategy-facts'
import { fixedRate, type StrategyRuleId } from '@touchstone/domain/strategy-rules/rule'
import { dayMs, hourMs } from '@touchstone/domain/time'
import type { Executor } from '../../executor/executor.ts'
import { doneInParts, isDone } from '../../house/schedules/in-parts.ts'
import type { DayJob } from '../../house/schedules/schedules.ts'
import type { Sql } from '../../platform/database.ts'
import { readPools } from '../house-books/house-books.store.ts'
import { countedAfterMs, type StrategyDays } from './strategy-days.ts'
import type { DayResult } from './strategy-days.store.ts'
import { type After, type DueOrder, ordersDue, poolDays } from './strategy-orders.store.ts'

/** How long a day waits for its prices since the start, so that an outage does not stop all later days. Our choice. */
const waitedForPricesMs = 6 * hourMs

/** By pool whose product was frozen on a day that is over, by rows from before it began, which are all there. */
async function pausedOn(sql: Sql, day: number): Promise<ReadonlyMap<number, Pause>> {
  const pools = await readPools(sql)
  return new Map(
    pools.flatMap(({ bookId, pauses }) => {
      const pause = pauseOn(pauses, day)
      return pause === undefined ? [] : [[bookId, pause] as const]
    }),
  )
}

/**
 * Counts each UTC day that is over: first on every order that it is due for, then, for all of them together, on each pool.
 * What waits for no prices comes first, with its pools: orders of a product that was frozen on the day, which are passed over, and
 * fixed rates. What was done before a crash is found done under its key.
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

  /** `of`: what its rule made of the day; none where the rate is fixed. */
  async function countOne({ bookId, id: orderId }: DueOrder, day: number, of?: DayResult) {
    const ofRule = of && { rule: of.rule, day, result: of.result, inputs: of.hash }
    const outcome = await submit({
      bookId,
      key: `accrue:${orderId}:${day}`,
      command: { kind: 'accrue_strategy', orderId, day },
      named: { byKind: named(strategyDayFact, ofRule) },
    })
    return isDone(outcome)
  }

  /** `paused`: what the command is told of the day. */
  async function passOver({ bookId, id: orderId }: DueOrder, day: number, paused: FactsByKind) {
    const outcome = await submit({
      bookId,
      key: `pause-day:${orderId}:${day}`,
      command: { kind: 'pause_strategy_day', orderId, day },
      named: { byKind: paused },
    })
    return isDone(outcome)
  }

  async function passOverAll(day: number, paused: ReadonlyMap<number, Pause>): Promise<boolean> {
    for (const [pool, pause] of paused) {
      const ofPool = (after: After | undefined, limit: number) => ordersDue(sql, { day, pool }, after, limit)
      if (!(await doneInParts<DueOrder>(ofPool, (due) => passOver(due, day, pauseNamed(pool, pause))))) return false
    }
    return true
  }

  const countFixed = (day: number): Promise<boolean> =>
    doneInParts<DueOrder>(
      (after, limit) => ordersDue(sql, { day, isFixed: true }, after, limit),
      (due) => countOne(due, day),
    )

  /** Whether all orders of rules that a day is due for have been counted. */
  async function countByRules(day: number, now: number): Promise<boolean> {
    const since = triedSince.get(day) ?? now
    triedSince.set(day, since)
    const asItIs = now - since >= waitedForPricesMs
    if (asItIs) log('a day without prices is counted as it is', { day })
    const results = new Map<StrategyRuleId, Promise<DayResult | undefined>>()
    function resultOf(rule: StrategyRuleId): Promise<DayResult | undefined> {
      const result = results.get(rule) ?? days.resultOf(rule, day, asItIs)
      results.set(rule, result)
      return result
    }
    async function countDue(due: DueOrder): Promise<boolean> {
      const result = due.rule === fixedRate ? undefined : await resultOf(due.rule)
      return result !== undefined && countOne(due, day, result)
    }
    return doneInParts((after, limit) => ordersDue(sql, { day, isFixed: false }, after, limit), countDue)
  }

  /** Those of which every order is counted. */
  async function settlePools(day: number, paused: ReadonlyMap<number, Pause>): Promise<boolean> {
    for (const { pool, ...totals } of await poolDays(sql, day)) {
      // What was owed for a day that was passed over is owed for a later one.
      const owed = paused.has(pool) ? 0n : totals.owed
      const command = { kind: 'settle_pool_day', day, ...totals, owed } as const
      if (!isDone(await submit({ bookId: pool, key: `settle-day:${day}`, command }))) return false
    }
    return true
  }

  async function countDay(day: number, now: number): Promise<boolean> {
    const paused = await pausedOn(sql, day)
    if (!(await passOverAll(day, paused)) || !(await countFixed(day)) || !(await settlePools(day, paused))) return false
    if (!(await countByRules(day, now)) || !(await settlePools(day, paused))) return false
    triedSince.delete(day)
    return true
  }

  return {
    name: 'strategies',
    run: async (day, now) => now >= day + dayMs + countedAfterMs && (await countDay(day, now)),
  }
}
