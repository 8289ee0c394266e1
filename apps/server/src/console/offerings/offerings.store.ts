import { balanceOf } from '@touchstone/domain/books/book'
import { type Currency, isCurrency } from '@touchstone/domain/money/currency'
import { decimal, type Money } from '@touchstone/domain/money/decimal'
import { readTreasury } from '../../features/house-books/house-books.store.ts'
import type { Transaction } from '../../platform/database.ts'

export type Held = { currency: Currency; amount: Money }

/** How many orders of each product run now. */
export async function countHeldOrders(sql: Transaction): Promise<ReadonlyMap<string, number>> {
  const rows = await sql<{ product: string; count: bigint }[]>`
    select subject as product, count(*) as count from records
    where kind in ('strategy_order', 'miner_order') and is_open and state = 'held' group by subject`
  return new Map(rows.map(({ product, count }) => [product, Number(count)]))
}

/** All that the treasury has; undefined where there is none. */
export async function readCapital(sql: Transaction): Promise<Held[] | undefined> {
  const treasury = await readTreasury(sql)
  if (treasury === undefined) return undefined
  return [...treasury.accounts].flatMap(([key, amount]) => {
    const [account, currency = ''] = key.split(':')
    return account === 'capital' && isCurrency(currency) ? [{ currency, amount }] : []
  })
}

/** What the treasury has in a currency. */
export async function capitalIn(sql: Transaction, currency: Currency): Promise<Money> {
  const treasury = await readTreasury(sql)
  return treasury === undefined ? 0n : balanceOf(treasury, 'capital', currency)
}

/** Money on its way between two books, by currency; none where nothing is under way. */
export async function readTransit(sql: Transaction): Promise<Held[]> {
  const rows = await sql<{ currency: string; amount: string }[]>`
    select currency, sum(amount)::text as amount
    from (select currency, amount from house_balances where account = 'house:transit' and world = 'real'
          union all select currency, amount from house_deltas where account = 'house:transit' and world = 'real') as parts
    group by currency having sum(amount) <> 0 order by currency`
  return rows.flatMap(({ currency, amount }) => (isCurrency(currency) ? [{ currency, amount: decimal(amount) }] : []))
}
