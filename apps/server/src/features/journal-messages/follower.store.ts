import type { Transaction } from '../../platform/database.ts'

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

/** A row of the journal with its texts. */
export type RowTexts = { bookId: number; sequence: number; at: number; command: string; reply: string }

type Columns = { book_id: bigint; sequence: bigint; at: bigint; command: string; reply: string }

/** The next rows of each of these books, at most `limit` a book. */
export async function readRows(sql: Transaction, books: readonly BookBehind[], limit: number): Promise<RowTexts[]> {
  const rows = await sql<Columns[]>`
    select j.* from unnest(
      ${books.map(({ bookId }) => bookId)}::bigint[], ${books.map(({ told }) => told)}::bigint[],
      ${books.map(({ sequence }) => sequence)}::bigint[]) as behind (book_id, told, sequence)
    cross join lateral (
      select book_id, sequence, at, command, reply from journal
      where book_id = behind.book_id and journal.sequence > behind.told and journal.sequence <= behind.sequence
      order by journal.sequence limit ${limit}) j
    order by j.book_id, j.sequence`
  return rows.map(({ book_id, sequence, at, ...texts }) => ({
    bookId: Number(book_id),
    sequence: Number(sequence),
    at: Number(at),
    ...texts,
  }))
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
