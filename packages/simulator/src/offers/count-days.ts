import type { Money } from '@touchstone/domain/money/decimal'
import { named } from '@touchstone/domain/books/fact-kind'
import { pauseNamed, strategyDayFact } from '@touchstone/domain/strategies/strategy-facts'
import {
  mostOwedForDay,
  nextDayOf,
  type StrategyOrder,
  strategyOrderRecord,
} from '@touchstone/domain/strategies/strategy-order'
import { fixedRate } from '@touchstone/domain/strategy-rules/rule'
import { readShape } from '@touchstone/domain/money/shape'
import { type Pause, type Pauses, pauseOn } from '@touchstone/domain/house-books/pauses'
import type { Submission } from '@touchstone/server/executor/submission'
import { readPools } from '@touchstone/server/features/house-books/house-books.store'
import type { House } from '@touchstone/server/house/house'
import { keepInput } from '@touchstone/server/house/ledger/inputs.store'
import type { Sql } from '@touchstone/server/platform/database'
import { dayMs } from '../naive-model/naive-restrictions.ts'
import { strategyDay } from './strategy-prices.ts'

type Held = { bookId: number; order: StrategyOrder }

/** What is to be sent for the oldest day that is over: each of its orders, and then what its pools pay. */
export type DueDay = { day: number; accruals: readonly Submission[]; settle: () => Promise<readonly Submission[]> }

/** Reads which days are over and not counted, as the schedule of the server does. */
export function createDayCount(sql: Sql, seed: number) {
  const kept = new Set<string>()

  async function ordersOf(): Promise<Held[]> {
    const rows = await sql<{ book_id: bigint; body: string }[]>`
      select book_id, body from records where kind = 'strategy_order' order by book_id, made_at, id`
    return rows.map(({ book_id, body }) => ({
      bookId: Number(book_id),
      order: readShape(JSON.parse(body), strategyOrderRecord.decimals) as StrategyOrder,
    }))
  }

  /** Of a day on which its product was frozen: it is passed over. */
  function passed({ bookId, order }: Held, day: number, pause: Pause): Submission {
    const command = { kind: 'pause_strategy_day', orderId: order.id, day } as const
    const byKind = pauseNamed(order.pool, pause)
    return { bookId, key: `pause-day:${order.id}:${day}`, command, named: { byKind } }
  }

  async function accrual({ bookId, order }: Held, pauses: Pauses): Promise<Submission> {
    const day = nextDayOf(order)
    const pause = pauseOn(pauses, day)
    if (pause !== undefined) return passed({ bookId, order }, day, pause)
    const command = { kind: 'accrue_strategy', orderId: order.id, day } as const
    const sent = { bookId, key: `accrue:${order.id}:${day}`, command }
    if (order.rule === fixedRate) return sent
    const { fact, text } = strategyDay(seed, order.rule, day)
    // The receipt of the row carries the prices.
    if (!kept.has(fact.inputs)) await keepInput(sql, fact.inputs, text)
    kept.add(fact.inputs)
    return { ...sent, named: { byKind: named(strategyDayFact, fact) } }
  }

  /** Adds up the orders of the day, those that have ended with it too. */
  async function settlements(day: number): Promise<Submission[]> {
    const [orders, pools] = await Promise.all([ordersOf(), readPools(sql)])
    return pools.flatMap(({ bookId, pool, pauses }): Submission[] => {
      const own = orders.filter(({ order }) => order.pool === bookId && order.lastDay === day).map(({ order }) => order)
      if (own.length === 0 || pool.settledDay >= day) return []
      const sum = (of: (order: StrategyOrder) => Money): Money => own.reduce((total, order) => total + of(order), 0n)
      const command = {
        kind: 'settle_pool_day',
        day,
        orders: own.length,
        gains: sum(({ lastIncome }) => (lastIncome > 0n ? lastIncome : 0n)),
        losses: sum(({ lastIncome }) => (lastIncome < 0n ? -lastIncome : 0n)),
        owed: pauseOn(pauses, day) === undefined ? sum(mostOwedForDay) : 0n,
      } as const
      return [{ bookId, key: `settle-day:${pool.product}:${day}`, command }]
    })
  }

  return {
    /** The oldest; undefined where every day that is over is counted and paid for. */
    async oldest(house: House): Promise<DueDay | undefined> {
      const [orders, pools] = await Promise.all([ordersOf(), readPools(sql)])
      const due = orders.filter(({ order }) => order.state === 'held' && nextDayOf(order) + dayMs <= house.clock())
      const settledIn = new Map(pools.map(({ bookId, pool }) => [bookId, pool.settledDay]))
      const unpaid = orders.filter(({ order }) => order.lastDay > (settledIn.get(order.pool) ?? Infinity))
      const days = [...due.map(({ order }) => nextDayOf(order)), ...unpaid.map(({ order }) => order.lastDay)]
      if (days.length === 0) return undefined
      const day = Math.min(...days)
      const accruals: Submission[] = []
      const pausesOf = new Map(pools.map(({ bookId, pauses }) => [bookId, pauses]))
      for (const each of due.filter(({ order }) => nextDayOf(order) === day))
        accruals.push(await accrual(each, pausesOf.get(each.order.pool) ?? { list: [] }))
      return { day, accruals, settle: () => settlements(day) }
    },
  }
}
