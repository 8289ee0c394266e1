import { printDecimal } from '@touchstone/domain/money/decimal'
import { readReply } from '@touchstone/domain/rulebook/read-row'
import type { ReplyOf } from '@touchstone/domain/strategies/strategy-commands'
import { nextDayOf, type StrategyOrder } from '@touchstone/domain/strategies/strategy-order'
import { dayMs } from '@touchstone/domain/time'
import type { investments } from '@touchstone/wire/investments'
import { printWireTime } from '@touchstone/wire/wire-time'
import type * as z from 'zod/mini'
import type { Sql } from '../../platform/database.ts'
import { dayText } from '../../platform/day-text.ts'

/** How many days of an order are over and have a row. */
export const daysOver = ({ daysPaid, pausedDays = 0 }: StrategyOrder): number => daysPaid + pausedDays

const frozenDay = ({ day, order }: ReplyOf<'strategy_day_paused'>) => ({
  day: dayText(day),
  isFrozen: true,
  result: '0',
  rate: '0',
  cut: '0',
  income: '0',
  remaining: printDecimal(order.remaining),
})

type Income = z.input<typeof investments.productIncomes.reply>['records'][number]

/** What days brought to an order, newest first, those on which its product was frozen too. `skip` and `limit` count days. */
export async function readIncomes(
  sql: Sql,
  bookId: number,
  order: StrategyOrder,
  { skip, limit }: { skip: number; limit: number },
): Promise<Income[]> {
  const last = nextDayOf(order) - dayMs
  const count = Math.max(0, Math.min(limit, daysOver(order) - skip))
  const days = Array.from({ length: count }, (_, at) => last - (skip + at) * dayMs)
  const keys = days.flatMap((day) => [`accrue:${order.id}:${day}`, `pause-day:${order.id}:${day}`])
  if (keys.length === 0) return []
  const rows = await sql<{ sequence: bigint; at: bigint; reply: string }[]>`
    select sequence, at, reply from journal where book_id = ${bookId} and key = any(${keys}::text[])
    order by sequence desc`
  return rows.flatMap(({ sequence, at, reply }) => {
    const read = readReply(reply)
    const place = { bookId, sequence: Number(sequence), time: printWireTime(Number(at)) }
    if (read.kind === 'strategy_day_paused') return [{ ...frozenDay(read), ...place }]
    if (read.kind !== 'strategy_accrued') return []
    return {
      day: dayText(read.day),
      isFrozen: false,
      result: printDecimal(read.result),
      rate: printDecimal(read.rate),
      cut: printDecimal(read.result - read.rate),
      income: printDecimal(read.order.lastIncome),
      remaining: printDecimal(read.order.remaining),
      ...place,
    }
  })
}
