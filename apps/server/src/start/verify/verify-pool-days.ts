import type { ReplyOf as HouseBookReplyOf } from '@touchstone/domain/house-books/house-book-replies'
import type { MinerCredited } from '@touchstone/domain/mining/mining-commands'
import { mostOwedForDay as mostOwedForMachines } from '@touchstone/domain/mining/miner-order'
import type { Currency } from '@touchstone/domain/money/currency'
import { type Money, printDecimal } from '@touchstone/domain/money/decimal'
import type { ReplyOf as StrategyReplyOf } from '@touchstone/domain/strategies/strategy-commands'
import { mostOwedForDay } from '@touchstone/domain/strategies/strategy-order'
import type { PoolBooks, UnderWay } from './pool-books.ts'
import { dayText } from '../../platform/day-text.ts'

/** What the orders of a pool made of a day, or the pool's row says that they made. */
type Day = { orders: number; gains: Money; losses: Money; owed: Money }

const nothing: Day = { orders: 0, gains: 0n, losses: 0n, owed: 0n }

/** Whether each pool paid for a day what all orders of that day made of it, and left none out. */
export function createPoolDayCheck(differs: (sentence: string) => void) {
  const made = new Map<string, Day & { currency: Currency }>()
  const settled = new Map<string, Day & { place: string }>()
  /** By rule and day: what the rule made of it, for everybody. */
  const results = new Map<string, Money>()

  function add(pool: number, day: number, of: { currency: Currency; income: Money; owed: Money }): void {
    const { currency, income, owed } = of
    const sum = made.get(keyOf(pool, day)) ?? { ...nothing, currency }
    made.set(keyOf(pool, day), {
      ...sum,
      orders: sum.orders + 1,
      gains: sum.gains + (income > 0n ? income : 0n),
      losses: sum.losses + (income < 0n ? -income : 0n),
      owed: sum.owed + owed,
    })
  }

  return {
    noteAccrued({ order, day, result }: StrategyReplyOf<'strategy_accrued'>): void {
      const ofRule = `${order.rule} on ${dayText(day)}`
      const known = results.get(ofRule) ?? result
      results.set(ofRule, known)
      if (known !== result)
        differs(
          `order ${order.id} was counted by ${printDecimal(result)} of ${ofRule}, another by ${printDecimal(known)}`,
        )
      add(order.pool, day, { currency: order.currency, income: order.lastIncome, owed: mostOwedForDay(order) })
    },

    /** A day that was passed over brought nothing, and nothing was owed for it. */
    noteDayPaused({ order, day }: StrategyReplyOf<'strategy_day_paused'>): void {
      add(order.pool, day, { currency: order.currency, income: 0n, owed: 0n })
    },

    /** Machines are paid in their coin, and lose nothing of the house's. */
    noteMinerCredited({ order, day, net }: MinerCredited): void {
      add(order.pool, day, { currency: order.coin, income: net, owed: mostOwedForMachines(order) })
    },

    noteSettled(place: string, pool: number, reply: HouseBookReplyOf<'pool_day_settled'>): void {
      settled.set(keyOf(pool, reply.day), { ...reply, place })
    },

    compare(pools: PoolBooks): void {
      for (const [key, { place, ...says }] of settled) {
        const sum = made.get(key) ?? nothing
        if (textOf(says) !== textOf(sum))
          differs(`${place} settles ${textOf(says)}, but the orders of that day made ${textOf(sum)}`)
      }
      for (const key of made.keys()) {
        const [bookId = 0, day = 0] = key.split(' ').map(Number)
        // Days are settled in their order: one that was passed over never comes.
        if (!settled.has(key) && (pools.get(bookId)?.settledDay ?? 0) >= day)
          differs(`book ${bookId}: its orders made something of ${dayText(day)}, which it left out`)
      }
    },

    /** Gains have left for people's books, and losses wait, until the pool settles their day. */
    underWay: (): UnderWay[] =>
      [...made].flatMap(([key, { currency, gains, losses }]) =>
        settled.has(key) ? [] : [{ currency, amount: losses - gains }],
      ),
  }
}

export type PoolDayCheck = ReturnType<typeof createPoolDayCheck>

const keyOf = (pool: number, day: number): string => `${pool} ${day}`
const textOf = ({ orders, gains, losses, owed }: Day): string =>
  `${orders} orders with gains of ${printDecimal(gains)}, losses of ${printDecimal(losses)} and ${printDecimal(owed)} owed`
