import type { Transaction } from '../../platform/database.ts'

/** How many orders of each bond are subscribed or run. */
export async function countBondOrders(sql: Transaction): Promise<ReadonlyMap<string, number>> {
  const rows = await sql<{ product: string; count: bigint }[]>`
    select subject as product, count(*) as count from records
    where kind = 'bond_order' and is_open and state in ('subscribed', 'running') group by subject`
  return new Map(rows.map(({ product, count }) => [product, Number(count)]))
}
