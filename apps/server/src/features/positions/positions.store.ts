import { readRecord } from '@touchstone/domain/books/codec'
import { type MarginMode, type Position, positionRecord } from '@touchstone/domain/positions/position'
import type { Sql } from '../../platform/database.ts'

/** Which closed positions are listed. Moments of closing in epoch milliseconds, both included. */
export type ClosedFilter = {
  symbol: string | undefined
  marginMode: MarginMode | undefined
  from: number | undefined
  to: number | undefined
}

/** A part of a book's closed positions, those closed last first, and how many there are under the filter. */
export async function listClosed(
  sql: Sql,
  bookId: number,
  { symbol, marginMode, from = 0, to = Number.MAX_SAFE_INTEGER }: ClosedFilter,
  { skip, limit }: { skip: number; limit: number },
): Promise<{ positions: Position[]; total: number }> {
  const rows = await sql<{ total: bigint; body: string | null }[]>`
    with closed as materialized (
      select id, ${closedAt(sql)} as closed_at from positions
      where book_id = ${bookId} and not is_open
        ${symbol === undefined ? sql`` : sql`and symbol = ${symbol}`}
        ${marginMode === undefined ? sql`` : sql`and margin_mode = ${marginMode}`}
    ), found as materialized (
      select id, closed_at from closed where closed_at between ${from} and ${to}
    ), part as (
      select * from found order by closed_at desc, length(id) desc, id desc limit ${limit} offset ${skip}
    )
    select counted.total, p.body from (select count(*) as total from found) as counted
    left join part on true left join positions p on p.book_id = ${bookId} and p.id = part.id
    order by part.closed_at desc, length(part.id) desc, part.id desc`
  return {
    positions: rows.flatMap(({ body }) => (body === null ? [] : [readRecord(positionRecord, body)])),
    total: Number(rows[0]?.total ?? 0n),
  }
}

/** A position of a book, open or closed. */
export async function readPosition(sql: Sql, bookId: number, id: string): Promise<Position | undefined> {
  const [row] = await sql<{ body: string }[]>`select body from positions where book_id = ${bookId} and id = ${id}`
  return row && readRecord(positionRecord, row.body)
}

/** The moment of closing, which a closed body holds in thirteen digits. To read them takes a quarter of parsing it. */
const closedAt = (sql: Sql) => sql`substr(body, strpos(body, '"closedAt":') + 11, 13)::bigint`
