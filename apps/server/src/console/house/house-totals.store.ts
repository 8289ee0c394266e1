import { type Currency, isCurrency } from '@touchstone/domain/money/currency'
import { decimal, type Money, type Quantity } from '@touchstone/domain/money/decimal'
import type { Transaction } from '../../platform/database.ts'

export type World = 'real' | 'demo'

/** What all users of a world hold in one symbol and direction. */
export type HeldTotal = {
  symbol: string
  direction: 'long' | 'short'
  quantity: Quantity
  /** Σ price × quantity. */
  cost: Money
  positions: number
}

/** The open positions of a world added up, by symbol and direction. */
export async function heldTotals(sql: Transaction, world: World): Promise<HeldTotal[]> {
  const rows = await sql<
    { symbol: string; direction: 'long' | 'short'; quantity: string; cost: string; count: bigint }[]
  >`
    select p.symbol, p.direction, count(*) as count, sum((p.body::json ->> 'quantity')::numeric) as quantity,
      sum((p.body::json ->> 'cost')::numeric) as cost
    from positions p join books b on b.id = p.book_id
    where p.is_open and b.world = ${world} group by p.symbol, p.direction order by p.symbol, p.direction`
  return rows.map(({ symbol, direction, quantity, cost, count }) => ({
    symbol,
    direction,
    quantity: decimal(quantity),
    cost: decimal(cost),
    positions: Number(count),
  }))
}

/** Placed second contracts of a world: their number, their stakes, and what the house pays on top if all win. */
export async function placedTotals(
  sql: Transaction,
  world: World,
): Promise<{ count: number; stakes: Money; payouts: Money }> {
  const [row] = await sql<{ count: bigint; stakes: string | null; payouts: string | null }[]>`
    select count(*) as count, sum(c.stake) as stakes, sum(trunc(c.stake * c.rate, 18)) as payouts
    from (
      select (s.body::json ->> 'stake')::numeric as stake, (s.body::json ->> 'payoutRate')::numeric as rate
      from second_contracts s join books b on b.id = s.book_id where s.is_open and b.world = ${world}) c`
  return { count: Number(row?.count ?? 0n), stakes: decimal(row?.stakes ?? '0'), payouts: decimal(row?.payouts ?? '0') }
}

/** What the house has put into real books as play money, by currency. */
export async function playMoneyTaken(sql: Transaction): Promise<ReadonlyMap<Currency, Money>> {
  const rows = await sql<{ currency: string; amount: string }[]>`
    select currency, -sum(amount) as amount
    from (select world, account, currency, amount from house_balances
          union all select world, account, currency, amount from house_deltas) as parts
    where world = 'real' and account = 'house:clearing.play' group by currency`
  return new Map(rows.flatMap(({ currency, amount }) => (isCurrency(currency) ? [[currency, decimal(amount)]] : [])))
}

/** What all users have with real money, in whatever account, by currency. */
export async function owedToUsers(sql: Transaction): Promise<ReadonlyMap<Currency, Money>> {
  const rows = await sql<{ currency: string; amount: string }[]>`
    select a.currency, sum(a.amount) as amount from accounts a join books b on b.id = a.book_id
    where a.world = 'real' and b.user_id is not null group by a.currency`
  return new Map(rows.flatMap(({ currency, amount }) => (isCurrency(currency) ? [[currency, decimal(amount)]] : [])))
}
