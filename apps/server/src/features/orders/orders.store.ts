import { readRecord } from '@touchstone/domain/books/codec'
import type { Price } from '@touchstone/domain/money/decimal'
import { type Order, orderRecord, type OrderState } from '@touchstone/domain/positions/order'
import type { MarginMode } from '@touchstone/domain/positions/position'
import type { Sql } from '../../platform/database.ts'
import { readReply } from '@touchstone/domain/rulebook/read-row'

/** Which orders are listed. Moments of placing in epoch milliseconds, both included. */
export type OrderFilter = {
  states: readonly OrderState[]
  symbol: string | undefined
  type: Order['type'] | undefined
  action: Order['action'] | undefined
  marginMode: MarginMode | undefined
  from: number | undefined
  to: number | undefined
}

/** How an order was filled: by which command of its book, and at what price. */
export type OrderFill = { sequence: number; price: Price }
export type ListedOrder = { order: Order; fill: OrderFill | undefined }

/** A part of a book's orders, newest first, and how many there are under the filter. */
export async function listOrders(
  sql: Sql,
  bookId: number,
  filter: OrderFilter,
  { skip, limit }: { skip: number; limit: number },
): Promise<{ orders: ListedOrder[]; total: number }> {
  const { states, symbol, type, action, marginMode, from = 0, to = Number.MAX_SAFE_INTEGER } = filter
  const rows = await sql<Columns[]>`
    with found as materialized (
      select id, placed_at from orders
      where book_id = ${bookId} and state = any(${[...states]}::text[]) and placed_at between ${from} and ${to}
        ${symbol === undefined ? sql`` : sql`and symbol = ${symbol}`}
        ${marginMode === undefined ? sql`` : sql`and margin_mode = ${marginMode}`}
        ${type === undefined ? sql`` : sql`and strpos(body, ${`"type":"${type}"`}) > 0`}
        ${action === undefined ? sql`` : sql`and strpos(body, ${`"action":"${action}"`}) > 0`}
    ), part as (
      select * from found order by placed_at desc, length(id) desc, id desc limit ${limit} offset ${skip}
    )
    select counted.total, o.body, filled.sequence, filled.reply
    from (select count(*) as total from found) as counted
    left join part on true
    left join orders o on o.book_id = ${bookId} and o.id = part.id
    left join journal filled on filled.book_id = ${bookId} and o.state = 'filled'
      and filled.key = any(array['limit:' || o.id, 'fill:' || o.id])
    order by part.placed_at desc, length(part.id) desc, part.id desc`
  return {
    orders: rows.flatMap(({ body, sequence, reply }) => {
      if (body === null) return []
      const order = readRecord(orderRecord, body)
      return [{ order, fill: sequence === null || reply === null ? undefined : fillOf(Number(sequence), reply) }]
    }),
    total: Number(rows[0]?.total ?? 0n),
  }
}

type Columns = { total: bigint; body: string | null; sequence: bigint | null; reply: string | null }

/** The reply of an opening holds its price; that of a close or reversal has settled the order's own position first. */
function fillOf(sequence: number, text: string): OrderFill | undefined {
  const reply = readReply(text)
  const price = 'settlements' in reply ? reply.settlements[0]?.price : 'price' in reply ? reply.price : undefined
  return price === undefined ? undefined : { sequence, price }
}
