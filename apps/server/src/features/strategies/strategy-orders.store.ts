import { readRecord } from '@touchstone/domain/books/codec'
import { currenciesInCode, placesOf } from '@touchstone/domain/money/currency'
import { decimal, type Money } from '@touchstone/domain/money/decimal'
import { type StrategyOrder, strategyOrderRecord } from '@touchstone/domain/strategies/strategy-order'
import { fixedRate, type RateRule } from '@touchstone/domain/strategy-rules/rule'
import { dayMs } from '@touchstone/domain/time'
import type { Transaction } from '../../platform/database.ts'

type Columns = { book_id: bigint; body: string }

const orderFrom = ({ body }: Columns): StrategyOrder => readRecord(strategyOrderRecord, body)

/** An order that a day is due for, by what its command needs: nothing else of its text is read. */
export type DueOrder = { bookId: number; id: string; rule: RateRule }

/** Where the next part of a list of orders begins. */
export type After = { bookId: number; id: string }

/** Orders for which a day is due and not yet counted: those of a pool by a rule, all of a fixed rate, or all by rules; after one of them, in order of book and id. */
export async function ordersDue(
  sql: Transaction,
  { day, ...of }: { day: number } & ({ pool: number } | { isFixed: boolean }),
  after: After | undefined,
  limit: number,
): Promise<DueOrder[]> {
  const { bookId = 0, id = '' } = after ?? {}
  const theirs =
    'pool' in of
      ? sql`(body::json ->> 'pool')::bigint = ${of.pool} and body::json ->> 'rule' <> ${fixedRate}`
      : sql`(body::json ->> 'rule' = ${fixedRate}) = ${of.isFixed}`
  const rows = await sql<{ book_id: bigint; id: string; rule: RateRule }[]>`
    select book_id, id, body::json ->> 'rule' as rule from records
    where kind = 'strategy_order' and is_open and due_at = ${day + dayMs}
      and ${theirs} and (book_id, id) > (${bookId}, ${id})
    order by book_id, id limit ${limit}`
  return rows.map(({ book_id, ...order }) => ({ ...order, bookId: Number(book_id) }))
}

/** What the orders of a pool have brought on a day, all of them together, and the most that they were owed for it. */
export type PoolDay = { pool: number; orders: number; gains: Money; losses: Money; owed: Money }

/** By pool of which every order is counted, the totals of a day. `owed` is rounded as `mostOwedForDay` does, order by order. To be asked before the next day is counted. */
export async function poolDays(sql: Transaction, day: number): Promise<PoolDay[]> {
  const rows = await sql<{ pool: bigint; orders: bigint; gains: string; losses: string; owed: string }[]>`
    select pool, count(*) as orders, sum(greatest(income, 0))::text as gains, sum(greatest(-income, 0))::text as losses,
      trim_scale(sum(ceil(amount * most * scale) / scale))::text as owed
    from (
      select (body::json ->> 'pool')::bigint as pool, (body::json ->> 'lastIncome')::numeric as income,
        (body::json ->> 'amount')::numeric as amount, (body::json ->> 'dailyRateMax')::numeric as most, scale
      from records join unnest(${[...currenciesInCode]}::text[], ${currenciesInCode.map((each) => 10 ** placesOf(each))}::numeric[])
        as units (currency, scale) on units.currency = body::json ->> 'currency'
      where kind = 'strategy_order' and due_at = ${day + 2 * dayMs} and (body::json ->> 'lastDay')::bigint = ${day}
    ) counted
    where pool not in (
      select (body::json ->> 'pool')::bigint from records
      where kind = 'strategy_order' and is_open and due_at = ${day + dayMs})
    group by pool order by pool`
  return rows.map(({ pool, orders, gains, losses, owed }) => ({
    pool: Number(pool),
    orders: Number(orders),
    gains: decimal(gains),
    losses: decimal(losses),
    owed: decimal(owed),
  }))
}

/** One order of a book, whether it runs or not. */
export async function findOrder(sql: Transaction, bookId: number, id: string): Promise<StrategyOrder | undefined> {
  const [row] = await sql<Columns[]>`
    select book_id, body from records where book_id = ${bookId} and kind = 'strategy_order' and id = ${id}`
  return row && orderFrom(row)
}

export type OrderTotals = { invested: Money; totalIncome: Money; todayIncome: Money; runningCount: number }

/** What a book has in strategies. `day`: the last one that is over; `now` decides which orders run. Epoch milliseconds. */
export async function orderTotals(sql: Transaction, bookId: number, day: number, now: number): Promise<OrderTotals> {
  const [row] = await sql<{ invested: string; total: string; today: string; running: bigint }[]>`
    select coalesce(sum(remaining) filter (where state = 'held'), 0)::text as invested,
      coalesce(sum(income), 0)::text as total,
      coalesce(sum(last_income) filter (where last_day = ${day}), 0)::text as today,
      count(*) filter (where state = 'held' and start_day <= ${now}) as running
    from (
      select state, (body::json ->> 'remaining')::numeric as remaining, (body::json ->> 'income')::numeric as income,
        (body::json ->> 'lastIncome')::numeric as last_income, (body::json ->> 'lastDay')::bigint as last_day,
        (body::json ->> 'startDay')::bigint as start_day
      from records where book_id = ${bookId} and kind = 'strategy_order') orders`
  const { invested = '0', total = '0', today = '0', running = 0n } = row ?? {}
  return {
    invested: decimal(invested),
    totalIncome: decimal(total),
    todayIncome: decimal(today),
    runningCount: Number(running),
  }
}
