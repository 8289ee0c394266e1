import { readRecord } from '@touchstone/domain/books/codec'
import { type Order, orderRecord } from '@touchstone/domain/positions/order'
import { type Position, positionRecord } from '@touchstone/domain/positions/position'
import type { PositionReply } from '@touchstone/domain/positions/position-replies'
import type { Transaction } from '../../platform/database.ts'
import type { CommittedRow } from '../feature/feature.ts'

/** A position that is called, and at how much. */
export type CalledPosition = { position: Pick<Position, 'id' | 'symbol' | 'direction'>; percent: number }

/** Orders that were cancelled at the moment of each row. Two rows of one moment both find them: they lead to one message. */
export async function readCancelledOrders(
  sql: Transaction,
  rows: readonly CommittedRow[],
): Promise<ReadonlyMap<CommittedRow, readonly Order[]>> {
  if (rows.length === 0) return new Map()
  const bookIds = [...new Set(rows.map(({ bookId }) => bookId))]
  const since = rows.reduce((earliest, { at }) => Math.min(earliest, at), Infinity)
  const found = await sql<{ book_id: bigint; body: string }[]>`
    select book_id, body from orders where book_id = any(${bookIds}::bigint[]) and state = 'cancelled'
    and (body::json ->> 'closedAt')::bigint >= ${since}`
  const orders = found.map(({ book_id, body }) => ({ bookId: Number(book_id), order: readRecord(orderRecord, body) }))
  const byPlace = Map.groupBy(orders, ({ bookId, order }) => `${bookId} ${order.closedAt}`)
  return new Map(
    rows.flatMap((row) => {
      const cancelled = byPlace.get(`${row.bookId} ${row.at}`)
      return cancelled === undefined ? [] : [[row, cancelled.map(({ order }) => order)]]
    }),
  )
}

/** The positions of margin calls, which may be closed by now. */
export async function readCalledPositions(
  sql: Transaction,
  rows: readonly CommittedRow[],
): Promise<ReadonlyMap<CommittedRow, readonly CalledPosition[]>> {
  const calls = rows.flatMap((row) => {
    const call = callIn(row)
    return call === undefined ? [] : [{ row, ...call }]
  })
  if (calls.length === 0) return new Map()
  const found = await sql<{ body: string }[]>`
    select body from positions where (book_id, id) in (select * from unnest(
      ${calls.map(({ row }) => row.bookId)}::bigint[], ${calls.map(({ positionId }) => positionId)}::text[]))`
  const positions = new Map<string, Position>(
    found.map(({ body }) => readRecord(positionRecord, body)).map((position) => [position.id, position]),
  )
  return new Map(
    calls.flatMap(({ row, positionId, percent }) => {
      const position = positions.get(positionId)
      return position === undefined ? [] : [[row, [{ position, percent }]]]
    }),
  )
}

function callIn({ reply }: CommittedRow): { positionId: string; percent: number } | undefined {
  if (reply.kind !== 'margin_call') return undefined
  const { positionId, percent } = reply as Extract<PositionReply, { kind: 'margin_call' }>
  return positionId === null ? undefined : { positionId, percent }
}
