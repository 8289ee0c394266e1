import { openPause, pauseOn } from '@touchstone/domain/house-books/pauses'
import type { HouseCommand } from '@touchstone/domain/rulebook/nouns'
import { isStrategyRuleId } from '@touchstone/domain/strategy-rules/rule'
import type { Submission } from '@touchstone/server/executor/submission'
import { readPools } from '@touchstone/server/features/house-books/house-books.store'
import type { Sql } from '@touchstone/server/platform/database'
import type { Random } from '../chance/random.ts'
import type { Desk, Intent } from '../desk/desk.ts'
import type { Observer } from '../desk/observer.ts'
import { dayMs } from '../naive-model/naive-restrictions.ts'
import { type NaiveStrategyOrder, nextDay, strategyOrdersOf } from '../nouns/strategies/naive-strategies.ts'
import type { createPoolBooks } from './pool-books.ts'
import { strategyDay } from './strategy-prices.ts'

type Company = {
  sql: Sql
  seed: number
  random: Random
  desk: Desk
  observer: Observer
  pools: ReturnType<typeof createPoolBooks>
}

const operators = [1, 2]
const reasons = ['The venue is down.', 'A price source is in doubt.', 'All is well again.']

/** Operators who freeze products and let them go on; and what the server knows of that as it answers people. */
export function createFreezes({ sql, seed, random, desk, observer, pools }: Company) {
  const losing = new Map<string, boolean>()
  let orders = 0
  let frozen: ReadonlySet<string> = new Set()

  function isOn(pool: number, day: number): boolean {
    const pauses = pools.freezes.get(pool)
    return pauses !== undefined && pauseOn(pauses, day) !== undefined
  }

  /** Whether a rule loses on a day, which whoever watches its hours knows before it is over. */
  function loses(rule: string, day: number): boolean {
    if (!isStrategyRuleId(rule)) return false
    const key = `${rule} ${day}`
    const isLosing = losing.get(key) ?? strategyDay(seed, rule, day).fact.result < 0n
    losing.set(key, isLosing)
    return isLosing
  }

  /** Of leaving today: rather on a day that loses, and where the product is frozen before the days before are counted. */
  function oddsOf(order: NaiveStrategyOrder, today: number): number {
    if (isOn(order.pool, today)) return nextDay(order) < today ? 0.3 : 0.01
    return loses(order.rule, today) ? 0.4 : 0.02
  }

  return {
    /** Before a step: what is frozen then is named with commands, as the server's routes do. */
    async read(): Promise<void> {
      pools.freezes.clear()
      const held = await readPools(sql)
      for (const { bookId, pauses } of held) pools.freezes.set(bookId, pauses)
      frozen = new Set(held.flatMap(({ pool, pauses }) => (openPause(pauses) === undefined ? [] : [pool.product])))
      for (const book of observer.model.books.values())
        for (const { id, pool } of strategyOrdersOf(book).values()) pools.poolOf.set(id, pool)
    },

    /** People who leave: what is frozen mostly at midnight, before the day that is over is counted, when nobody may. */
    leaving(now: number): Intent[] {
      const today = now - (now % dayMs)
      const held = [...observer.model.books.values()].flatMap((book) =>
        [...strategyOrdersOf(book).values()]
          .filter(({ isHeld, startDay }) => isHeld && startDay <= today)
          .map((order) => ({ book, order })),
      )
      return held
        .filter(({ order }) => random.happens(oddsOf(order, today)))
        .slice(0, 3)
        .map(({ book, order: { id: orderId } }) =>
          desk.intend(book.id, { kind: 'exit_strategy', orderId, exitDay: today }, now),
        )
    },

    /** Mostly what is in order: what is frozen is let go on sooner than anything is frozen. Else what must be refused. */
    ordered(): Submission[] {
      const products = [...pools.bookIds.keys()]
      if (products.length === 0 || !random.happens(frozen.size > 0 ? 0.35 : 0.03)) return []
      const product = random.pick(products)
      const isFrozen = frozen.has(product) !== random.happens(0.15)
      const named = random.happens(0.05) ? `${product}0` : product
      const of = { product: named, reason: random.pick(reasons), operators }
      const command: HouseCommand = isFrozen ? { kind: 'resume_product', ...of } : { kind: 'pause_product', ...of }
      const bookId = pools.bookIds.get(product) ?? 0
      return [{ bookId, key: `freeze-proposal:${(orders += 1)}`, command }]
    },
  }
}
