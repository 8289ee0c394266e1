import { readRecord } from '@touchstone/domain/books/codec'
import { type MarginMode, type Position, positionRecord } from '@touchstone/domain/positions/position'
import type { ClosedReply } from '@touchstone/domain/positions/position-replies'
import type { Settlement } from '@touchstone/domain/positions/settlement'
import { sequenceIn } from '../../executor/record-id.ts'
import type { Sql } from '../../platform/database.ts'
import { readReply } from '@touchstone/domain/rulebook/read-row'

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

/** The command that closed a position for good, and what it settled. */
export type Closing = { sequence: number; at: number; settlement: Settlement; reply: ClosedReply }

/**
 * The last closings of closed positions of a book, by position. Times rise along a journal, so each is found by halving
 * it; one that the clock has hidden, because it was set back, is left out.
 */
export async function readClosings(
  sql: Sql,
  bookId: number,
  positions: readonly Position[],
): Promise<Map<string, Closing>> {
  if (positions.length === 0) return new Map()
  const rows = await sql<{ id: string; sequence: bigint; at: bigint; reply: string }[]>`
    with recursive search (id, closed_at, low, high) as (
      select asked.id, asked.closed_at, asked.opened, b.sequence
      from unnest(
        ${positions.map(({ id }) => id)}::text[],
        ${positions.map(({ closedAt }) => String(closedAt))}::bigint[],
        ${positions.map(({ id }) => String(sequenceIn(id)))}::bigint[]) as asked (id, closed_at, opened)
      join books b on b.id = ${bookId}
      union all
      select s.id, s.closed_at,
             case when j.at < s.closed_at then j.sequence + 1 else s.low end,
             case when j.at < s.closed_at then s.high else j.sequence end
      from search s join journal j on j.book_id = ${bookId} and j.sequence = (s.low + s.high) / 2
      where s.low < s.high
    )
    select s.id, j.sequence, j.at, j.reply
    from search s
    cross join lateral (
      select sequence, at, reply from journal
      where book_id = ${bookId} and sequence between s.low and s.low + ${sameTimeRowsMax} and at = s.closed_at
        and strpos(reply, '"positionId":"' || s.id || '"') > 0
      order by sequence desc limit 1
    ) j
    where s.low = s.high`
  return new Map(
    rows.flatMap(({ id, sequence, at, reply }) => {
      const closed = readReply(reply)
      if (closed.kind !== 'closed' && closed.kind !== 'reversed') return []
      const settlement = closed.settlements.findLast(({ positionId }) => positionId === id)
      if (settlement === undefined) return []
      return [[id, { sequence: Number(sequence), at: Number(at), settlement, reply: closed }] as const]
    }),
  )
}

/** More rows of one book have the same time only when it sends more than a batch holds within a millisecond. */
const sameTimeRowsMax = 300
