import { printDecimal } from '@touchstone/domain/money/decimal'
import { readReply } from '@touchstone/domain/rulebook/read-row'
import type { bondIncome } from '@touchstone/wire/bond-shapes'
import { printWireTime } from '@touchstone/wire/wire-time'
import type * as z from 'zod/mini'
import type { Sql } from '../../platform/database.ts'

/** What payments brought to an order, newest first, and how many there were. */
export async function readBondIncomes(
  sql: Sql,
  { bookId, id }: { bookId: number; id: string },
  { skip, limit }: { skip: number; limit: number },
): Promise<{ total: number; incomes: z.input<typeof bondIncome>[] }> {
  const credits = sql`book_id = ${bookId} and key like ${`credit-bond:${id}:%`}`
  const [counted] = await sql<{ count: bigint }[]>`select count(*) as count from journal where ${credits}`
  const rows = await sql<{ sequence: bigint; at: bigint; reply: string }[]>`
    select sequence, at, reply from journal where ${credits} order by sequence desc limit ${limit} offset ${skip}`
  const incomes = rows.flatMap(({ sequence, at, reply: text }) => {
    const reply = readReply(text)
    if (reply.kind !== 'bond_credited') return []
    return {
      payment: reply.order.payments,
      interest: printDecimal(reply.interest),
      principal: printDecimal(reply.principal),
      bookId,
      sequence: Number(sequence),
      time: printWireTime(Number(at)),
    }
  })
  return { total: Number(counted?.count ?? 0n), incomes }
}
