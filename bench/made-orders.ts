import type { Candle } from '@touchstone/domain/market/candle'
import { decimal } from '@touchstone/domain/money/decimal'
import { strategyRuleIds } from '@touchstone/domain/strategy-rules/rule'
import { dayMs, hourMs } from '@touchstone/domain/time'
import { strategyDayJob } from '@touchstone/server/features/strategies/count-days'
import { createStrategyDays } from '@touchstone/server/features/strategies/strategy-days'
import { beginAtPresent } from '@touchstone/server/house/follower/follower.store'
import { finishDay } from '@touchstone/server/house/schedules/schedules.store'
import type { DatabaseAddress } from '@touchstone/server/platform/database'
import { openInvestingHouse, share } from './investing-house.ts'

const ordersEach = 4
/** The executor takes no more of people at once. */
const atOnce = 2_000

/** An hour of a market that rises by day, and goes up and down by the hour: every rule has a result. */
function madeUpHour(openAt: number): Candle {
  const at = (hour: number): bigint => decimal(String(50_000 + 40 * (hour % 1_000) + 600 * (hour % 6)))
  const hour = openAt / hourMs
  return { openAt, open: at(hour), high: at(hour + 1), low: at(hour), close: at(hour + 1), volume: 1n }
}

const madeUpCandles = {
  list: (_symbol: string, _interval: string, { before = 0, limit }: { before?: number; limit: number }) =>
    Promise.resolve(Array.from({ length: limit }, (_, back) => madeUpHour(before - (limit - back) * hourMs))),
}

/**
 * Makes running orders that a day is due for, four a person: each is bought, granted and confirmed by the executor and the
 * outbox of a house of the day before, many at once. The day counts as done for the schedules of a server, which has it to
 * itself then; its results are from made-up hours. @returns how long it took, in seconds.
 */
export async function makeOrders(address: DatabaseAddress, orders: number, day: number): Promise<number> {
  const began = performance.now()
  const investing = await openInvestingHouse(address, day - hourMs)
  const { house, buy } = investing
  const { sql } = house
  const pools = [...(await investing.openPools())]
  const people = Math.ceil(orders / ordersEach)
  for (let first = 0; first < people; first += atOnce) {
    const numbers = Array.from({ length: Math.min(atOnce, people - first) }, (_, index) => first + index)
    const bookIds = await Promise.all(numbers.map((number) => investing.person(number, share * BigInt(ordersEach))))
    for (let turn = 0; turn < ordersEach; turn += 1)
      await Promise.all(
        bookIds.map(async (bookId, index) => {
          const number = (first + index) * ordersEach + turn
          const [product, pool] = pools[number % pools.length] ?? ['', 0]
          if (number < orders) await buy(bookId, product, pool, turn)
        }),
      )
    await house.idle()
  }
  const days = createStrategyDays({ sql, candles: madeUpCandles })
  for (const rule of strategyRuleIds)
    if ((await days.resultOf(rule, day)) === undefined) throw new Error(`${rule} has no result`)
  const { name } = strategyDayJob({ sql, submit: house.executor.submit, days, log: () => undefined })
  await finishDay(sql, name, day)
  // Of what was bought nobody is told: the server would begin with it.
  await beginAtPresent(sql, 'messages')
  await house.stop()
  return (performance.now() - began) / 1_000
}

/** The last UTC day that is over. */
export const lastDay = (now: number): number => Math.floor(now / dayMs) * dayMs - dayMs
