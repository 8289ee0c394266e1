import { readRecord } from '@touchstone/domain/books/codec'
import { type Order, orderRecord } from '@touchstone/domain/positions/order'
import { type Position, positionRecord } from '@touchstone/domain/positions/position'
import type { Transaction } from '../../platform/database.ts'
import type { Command } from '@touchstone/domain/rulebook/nouns'
import { readReply } from '@touchstone/domain/rulebook/read-row'
import { withdrawalsById } from '../withdrawals/withdrawals.store.ts'
import { type JournalEvent, tellingKindOf } from './journal-messages.ts'

/** A book whose journal has been followed through `told`, and goes on to `sequence`. */
export type BookBehind = { bookId: number; told: number; sequence: number }

/** Books that the follower is behind on, by id. */
export async function booksBehind(sql: Transaction, afterBookId: number, limit: number): Promise<BookBehind[]> {
  const rows = await sql<{ id: bigint; told: bigint; sequence: bigint }[]>`
    select b.id, coalesce(c.sequence, 0) as told, b.sequence from books b
    left join message_cursors c on c.book_id = b.id
    where b.id > ${afterBookId} and b.sequence > coalesce(c.sequence, 0) order by b.id limit ${limit}`
  return rows.map((row) => ({ bookId: Number(row.id), told: Number(row.told), sequence: Number(row.sequence) }))
}

type Columns = { book_id: bigint; sequence: bigint; at: bigint; command: string; reply: string }

/** The next rows of each of these books, at most `limit` a book, with the records that their messages need. */
export async function readEvents(
  sql: Transaction,
  books: readonly BookBehind[],
  limit: number,
): Promise<JournalEvent[]> {
  const rows = await sql<Columns[]>`
    select j.* from unnest(
      ${books.map(({ bookId }) => bookId)}::bigint[], ${books.map(({ told }) => told)}::bigint[],
      ${books.map(({ sequence }) => sequence)}::bigint[]) as behind (book_id, told, sequence)
    cross join lateral (
      select book_id, sequence, at, command, reply from journal
      where book_id = behind.book_id and journal.sequence > behind.told and journal.sequence <= behind.sequence
      order by journal.sequence limit ${limit}) j
    order by j.book_id, j.sequence`
  if (rows.length === 0) return []
  const bookIds = [...new Set(rows.map((row) => Number(row.book_id)))]
  const cancelled = await cancelledOrders(sql, bookIds, Math.min(...rows.map((row) => Number(row.at))))
  const events = rows.map(({ command, ...row }) => {
    const { kind, positionId } = JSON.parse(command) as { kind: Command['kind']; positionId?: string | null }
    const [bookId, at] = [Number(row.book_id), Number(row.at)]
    const calledId = kind === 'call_margin' ? (positionId ?? null) : null
    const orders = cancelled.get(`${bookId} ${at}`) ?? []
    return {
      bookId,
      sequence: Number(row.sequence),
      at,
      kind: tellingKindOf(kind),
      reply: row.reply,
      cancelled: orders,
      calledId,
      rejectedIds: rejectedIn(kind, row.reply),
    }
  })
  const called = await calledPositions(
    sql,
    events.flatMap(({ calledId }) => calledId ?? []),
  )
  const withdrawals = await withdrawalsById(
    sql,
    events.flatMap(({ rejectedIds }) => rejectedIds),
  )
  return events.map(({ calledId, rejectedIds, ...event }) => ({
    ...event,
    position: called.get(calledId ?? ''),
    rejected: rejectedIds.flatMap((id) => withdrawals.get(id) ?? []),
  }))
}

/** Ids of withdrawals that came to nothing by taking money back. */
function rejectedIn(kind: Command['kind'], text: string): readonly string[] {
  if (kind !== 'undo_deposit' && kind !== 'correct_balance') return []
  const reply = readReply(text)
  return 'rejected' in reply ? reply.rejected : []
}

/** Cancelled orders by book and moment. Two commands of one moment both find them; their messages have one source. */
async function cancelledOrders(
  sql: Transaction,
  bookIds: readonly number[],
  since: number,
): Promise<Map<string, Order[]>> {
  const rows = await sql<{ book_id: bigint; body: string }[]>`
    select book_id, body from orders where book_id = any(${bookIds}::bigint[]) and state = 'cancelled'
    and (body::json ->> 'closedAt')::bigint >= ${since}`
  const found = new Map<string, Order[]>()
  for (const { book_id, body } of rows) {
    const order = readRecord(orderRecord, body)
    const place = `${book_id} ${order.closedAt}`
    found.set(place, [...(found.get(place) ?? []), order])
  }
  return found
}

async function calledPositions(sql: Transaction, ids: readonly string[]): Promise<Map<string, Position>> {
  if (ids.length === 0) return new Map()
  const bookIds = ids.map((id) => id.slice(0, id.indexOf('-')))
  const rows = await sql<{ body: string }[]>`
    select body from positions
    where (book_id, id) in (select * from unnest(${bookIds}::bigint[], ${ids}::text[]))`
  return new Map(rows.map(({ body }) => readRecord(positionRecord, body)).map((position) => [position.id, position]))
}

/** Never moves a cursor back. */
export async function putCursors(sql: Transaction, cursors: ReadonlyMap<number, number>): Promise<void> {
  if (cursors.size === 0) return
  await sql`
    insert into message_cursors (book_id, sequence)
    select * from unnest(${[...cursors.keys()]}::bigint[], ${[...cursors.values()]}::bigint[])
    on conflict (book_id) do update set sequence = excluded.sequence
    where message_cursors.sequence < excluded.sequence`
}
