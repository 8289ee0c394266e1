import type { Sql } from '../../platform/database.ts'

/**
 * Folds the deltas that batches have left into the house's balances. A delta is counted by being deleted, in the same
 * statement, so it counts once, and those of batches that commit meanwhile wait for the next time.
 * @returns how many deltas were folded.
 */
export async function rollUpHouseBalances(sql: Sql): Promise<number> {
  const [row] = await sql<{ folded: bigint }[]>`
    with gone as (delete from house_deltas returning world, account, currency, amount),
    sums as (select world, account, currency, sum(amount) as amount from gone group by world, account, currency),
    folded as (
      insert into house_balances as held (world, account, currency, amount)
      select * from sums order by world, account, currency
      on conflict (world, account, currency) do update set amount = held.amount + excluded.amount)
    select count(*) as folded from gone`
  return Number(row?.folded ?? 0n)
}

export type HouseBalance = { world: string; account: string; currency: string; amount: string }

/**
 * Loads the balances of the house's accounts, folded or not, as one statement sees them. Amounts are decimals as the
 * database prints them.
 */
export const houseBalances = (sql: Sql): PromiseLike<HouseBalance[]> =>
  sql<HouseBalance[]>`
    select world, account, currency, sum(amount)::text as amount
    from (select world, account, currency, amount from house_balances
          union all select world, account, currency, amount from house_deltas) as parts
    group by world, account, currency order by world, account, currency`
