import type { Book } from '@touchstone/domain/books/book'
import type { World } from '@touchstone/domain/ledger/account'
import { bookFromTexts, type BookTexts } from '@touchstone/domain/rulebook/book-texts'
import type { Sql, Transaction } from '../platform/database.ts'
import { type BookRow, openByBook, textsFromRow } from './book-record.ts'

type OpenColumns = { kinds: string[] | null; bodies: string[] | null }

/** The user's book in a world; made when there is none. */
export async function bookOf(sql: Sql, userId: number, world: World): Promise<number> {
  await sql`insert into books (user_id, world) values (${userId}, ${world}) on conflict (user_id, world) do nothing`
  const rows = await sql<{ id: bigint }[]>`select id from books where user_id = ${userId} and world = ${world}`
  const [row] = rows
  if (row === undefined) throw new Error(`book of user ${userId} missing right after insert`)
  return Number(row.id)
}

/** Books with everything that is open in them, as one statement saw them; all of them, in order of id, without `ids`. */
export const readBooks = async (sql: Transaction, ids?: readonly number[]): Promise<Book[]> =>
  (await readBookTexts(sql, ids)).map(bookFromTexts)

/** The same as texts, unread. */
export async function readBookTexts(sql: Transaction, ids?: readonly number[]): Promise<BookTexts[]> {
  const rows = await sql<(BookRow & OpenColumns)[]>`
    select b.id, b.world, b.sequence, b.head, b.state, open.kinds, open.bodies
    from books b
    cross join lateral (
      select array_agg(kind) as kinds, array_agg(body) as bodies from records where book_id = b.id and is_open) open
    where ${ids === undefined ? sql`true` : sql`b.id = any(${ids.map(String)}::bigint[])`}
    order by b.id`
  return rows.map(({ kinds, bodies, ...row }) => {
    const open = (bodies ?? []).map((body, index) => ({ book_id: row.id, kind: kinds?.[index] ?? '', body }))
    return textsFromRow(row, openByBook(open).get(row.id) ?? {})
  })
}

/** One book with everything that is open in it. */
export async function readBook(sql: Transaction, bookId: number): Promise<Book> {
  const [book] = await readBooks(sql, [bookId])
  if (book === undefined) throw new Error(`book ${bookId} not found`)
  return book
}
