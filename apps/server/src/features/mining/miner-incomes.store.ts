import { readFacts } from '@touchstone/domain/books/facts-record'
import { type MinerOrder, nextDayOf } from '@touchstone/domain/mining/miner-order'
import { networkDayFact } from '@touchstone/domain/mining/mining-facts'
import { printDecimal } from '@touchstone/domain/money/decimal'
import { readReply } from '@touchstone/domain/rulebook/read-row'
import { dayMs } from '@touchstone/domain/time'
import type { minerIncome } from '@touchstone/wire/miner-shapes'
import { printWireTime } from '@touchstone/wire/wire-time'
import type * as z from 'zod/mini'
import { dayText } from '../../platform/day-text.ts'
import type { Sql } from '../../platform/database.ts'
import { printedMinerDay } from './printed-miner.ts'

/** What days brought to an order, newest first. `skip` and `limit` count days. */
export async function readMinerIncomes(
  sql: Sql,
  bookId: number,
  order: MinerOrder,
  { skip, limit }: { skip: number; limit: number },
): Promise<z.input<typeof minerIncome>[]> {
  const last = nextDayOf(order) - dayMs
  const count = Math.max(0, Math.min(limit, order.daysPaid - skip))
  const keys = Array.from({ length: count }, (_, at) => `credit:${order.id}:${last - (skip + at) * dayMs}`)
  if (keys.length === 0) return []
  const rows = await sql<{ sequence: bigint; at: bigint; facts: string; reply: string }[]>`
    select sequence, at, facts, reply from journal where book_id = ${bookId} and key = any(${keys}::text[])
    order by sequence desc`
  return rows.flatMap(({ sequence, at, facts, reply: text }) => {
    const reply = readReply(text)
    const network = networkDayFact.read(readFacts(facts))
    if (reply.kind !== 'miner_credited' || network === undefined) return []
    return {
      ...printedMinerDay(network, reply, reply.price),
      day: dayText(reply.day),
      worn: printDecimal(reply.wornOff),
      bookId,
      sequence: Number(sequence),
      networkBook: reply.networkBook,
      networkRow: reply.networkRow,
      time: printWireTime(Number(at)),
    }
  })
}
