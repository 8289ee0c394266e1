import { type Money, printDecimal } from '@touchstone/domain/money/decimal'
import type { Transaction } from '../../platform/database.ts'

/**
 * The request of a user that an arrival on their address answers, held until the transaction ends: the oldest of this very
 * amount, else the oldest of all.
 */
export async function oldestWaiting(
  sql: Transaction,
  { userId, channel, amount }: { userId: number; channel: string; amount: Money },
): Promise<number | undefined> {
  const [row] = await sql<{ id: bigint }[]>`
    select id from deposits where user_id = ${userId} and channel = ${channel} and state in ('submitted', 'claimed')
    order by amount <> ${printDecimal(amount)}::numeric, id limit 1 for update`
  return row && Number(row.id)
}
