import { printDecimal } from '@touchstone/domain/money/decimal'
import { readReply } from '@touchstone/domain/rulebook/read-row'
import { nextDayOf, type StrategyOrder } from '@touchstone/domain/strategies/strategy-order'
import { dayMs } from '@touchstone/domain/time'
import type { investments } from '@touchstone/wire/investments'
import { printWireTime } from '@touchstone/wire/wire-time'
import type * as z from 'zod/mini'
import type { Sql } from '../../platform/database.ts'
import { dayText } from '../../platform/day-text.ts'

type Income = z.input<typeof investments.productIncomes.reply>['records'][number]

/** What days brought to an order, newest first. `skip` and `limit` count days. */
export async function readIncomes(
  sql: Sql,
  bookId: number,
  order: StrategyOrder,
  { skip, limit }: { skip: number; limit: number },
): Promise<Income[]> {
  const last = nextDayOf(order) - dayMs
  const count = Math.max(0, Math.min(limit, order.daysPaid - skip))
  const keys = Array.from({ length: count }, (_, at) => `accrue:${order.id}:${last - (skip + at) * dayMs}`)
  if (keys.length === 0) return []
  const rows = await sql<{ sequence: bigint; at: bigint; reply: string }[]>`
    select sequence, at, reply from journal where book_id = ${bookId} and key = any(${keys}::text[])
    order by sequence desc`
  return rows.flatMap(({ sequence, at, reply }) => {
    const read = readReply(reply)
    if (read.kind !== 'strategy_accrued') return []
    return {
      day: dayText(read.day),
      result: printDecimal(read.result),
      rate: printDecimal(read.rate),
      cut: printDecimal(read.result - read.rate),
      income: printDecimal(read.order.lastIncome),
      remaining: printDecimal(read.order.remaining),
      bookId,
      sequence: Number(sequence),
      time: printWireTime(Number(at)),
    }
  })
}
