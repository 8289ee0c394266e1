import type { Sql } from '@touchstone/server/platform/database'
import { Num, num, placesOf, zero } from '../naive-model/numbers.ts'
import type { PoolText } from '../nouns/house-books/compare-pool.ts'
import type { Auditor } from './auditor.ts'

type OrderText = { [field: string]: unknown }

/**
 * Between two steps nothing is under way: what a pool has granted, and still owes at most, are those of the orders that
 * hold it, and no money is in transit. By the text of the records alone.
 */
export async function auditPools(sql: Sql, auditor: Auditor): Promise<string[]> {
  const pools = await sql<{ id: bigint; state: string }[]>`select id, state from books where holder like 'pool %'`
  const bodies = await sql<{ body: string }[]>`
    select body from records where kind in ('strategy_order', 'bond_order', 'miner_order') and is_open order by book_id, id`
  const orders = bodies.map(({ body }) => JSON.parse(body) as OrderText)
  const faults: string[] = []
  for (const { id, state } of pools) {
    const { pool } = JSON.parse(state) as { pool?: PoolText }
    if (pool === undefined) continue
    const own = orders.filter((order) => order['pool'] === Number(id))
    const [granted, owed] = [sumOf(own, grantedTo), sumOf(own, owedTo)]
    if (!granted.eq(pool.granted) || !owed.eq(pool.owed))
      faults.push(
        `pool ${id} has granted ${pool.granted} and owes ${pool.owed}; its orders say ${granted.toString()} and ${owed.toString()}`,
      )
  }
  for (const [key, amount] of auditor.house)
    if (key.includes(' house:transit ') && !amount.isZero()) faults.push(`${amount.toString()} is left in ${key}`)
  return faults
}

const sumOf = (orders: readonly OrderText[], of: (order: OrderText) => Num): Num =>
  orders.reduce((sum, order) => sum.plus(of(order)), zero)

/** Of machines their units. */
const grantedTo = ({ amount, units, outputMax }: OrderText): Num =>
  num(outputMax === undefined ? String(amount) : Number(units))

/** A bond owes nothing of the house's, a machine at most its output of each day that is left. */
function owedTo({ amount, units, outputMax, dailyRateMax = '0', cycleDays = 0, daysPaid = 0 }: OrderText): Num {
  const aDay =
    typeof outputMax === 'string'
      ? num(outputMax).times(Number(units))
      : num(String(amount)).times(String(dailyRateMax)).toDecimalPlaces(placesOf('USDT'), Num.ROUND_CEIL)
  return aDay.times(Number(cycleDays) - Number(daysPaid))
}
