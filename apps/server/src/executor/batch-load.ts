import type { Book } from '@touchstone/domain/books/book'
import { readAs } from '@touchstone/domain/books/codec'
import { type ExchangeQuote, exchangeQuoteDecimals } from '@touchstone/domain/exchange/exchange-quote'
import { bookFromRow, type OpenRows } from './book-record.ts'
import { type Item, itemKey } from './batch-item.ts'
import { integers, separator, texts } from './batch-parameters.ts'
import type { Session } from '../platform/session.ts'
import type { BookCache } from './book-cache.ts'

export type RecordedRow = { sequence: number; command: string; reply: string; hash: string }

export type Loaded = {
  batchId: string
  /** The books that this batch holds, current and locked. */
  books: Map<number, Book>
  /** Held by another session. */
  skipped: Set<number>
  /** Of the batch's keys, those that the journal has, by `itemKey`. */
  recorded: Map<string, RecordedRow>
  quotes: Map<number, { quote: ExchangeQuote; body: string }>
}

type LockedRow = { id: string; head: string; world: string | null; sequence: string | null; state: string | null }
type OpenRow = { kind: string; book_id: string; body: string }

/**
 * Opens the transaction, locks the batch's books and loads what is not known, in one round trip. The lock is a statement
 * of its own: what a later statement reads is never older. A book whose cached head is not the locked one costs one more.
 */
export async function lockAndLoad({ sql, burst }: Session, items: readonly Item[], cache: BookCache): Promise<Loaded> {
  const bookIds = [...new Set(items.map((item) => item.bookId))]
  const unknown = bookIds.filter((bookId) => cache.get(bookId) === undefined)
  const exchanging = items.filter((item) => item.submission.command.kind === 'exchange').map((item) => item.bookId)
  // The driver sends a statement when it is first waited for; this one has to go before the others.
  const begun = sql`begin`.execute()
  const [locked, keys, open, quotes] = await burst(
    Promise.all([
      lock(sql, bookIds, unknown),
      recordedKeys(sql, items),
      unknown.length === 0 ? [] : openRows(sql, unknown),
      exchanging.length === 0 ? [] : liveQuotes(sql, exchanging),
      begun,
    ]),
  )
  const books = new Map<number, Book>()
  const stale: number[] = []
  const openByBook = groupOpen(open)
  for (const { id, head, world, sequence, state } of locked.rows) {
    const cached = cache.get(Number(id))
    if (cached?.head === head) books.set(cached.id, cached)
    else if (world === null || sequence === null || state === null) stale.push(Number(id))
    else books.set(Number(id), bookFromRow({ id, head, world, sequence, state }, openByBook.get(id) ?? {}))
  }
  for (const book of await burst(reload(sql, stale))) books.set(book.id, book)
  const skipped = await burst(
    existing(
      sql,
      bookIds.filter((bookId) => !books.has(bookId)),
    ),
  )
  return { batchId: locked.batchId, books, skipped, recorded: keys, quotes: new Map(quotes) }
}

/** Whole rows only of the books that are not in the cache. */
async function lock(sql: Session['sql'], bookIds: readonly number[], unknown: readonly number[]) {
  const [rows, ids] = await Promise.all([
    sql<LockedRow[]>`
      select id, head,
             case when id = any(${integers(unknown)}::bigint[]) then world end as world,
             case when id = any(${integers(unknown)}::bigint[]) then sequence end as sequence,
             case when id = any(${integers(unknown)}::bigint[]) then state end as state
      from books where id = any(${integers(bookIds)}::bigint[]) order by id for no key update skip locked`,
    sql<{ id: string }[]>`select nextval('batch_ids') as id`,
  ])
  return { rows, batchId: ids[0]?.id ?? '' }
}

async function recordedKeys(sql: Session['sql'], items: readonly Item[]): Promise<Map<string, RecordedRow>> {
  const rows = await sql<
    { book_id: string; key: string; sequence: string; command: string; reply: string; hash: string }[]
  >`
    select j.book_id, j.key, j.sequence, j.command, j.reply, j.hash
    from (select unnest(${integers(items.map((item) => item.bookId))}::bigint[]),
                 unnest(string_to_array(${texts(items.map((item) => item.submission.key))}, ${separator}))
         ) as wanted (book_id, key)
    join journal j on j.book_id = wanted.book_id and j.key = wanted.key`
  return new Map(
    rows.map(({ book_id, key, sequence, ...row }) => [itemKey(book_id, key), { ...row, sequence: Number(sequence) }]),
  )
}

/** Everything open in these books: a decision and its replay must see the same. */
const openRows = (sql: Session['sql'], bookIds: readonly number[]): PromiseLike<OpenRow[]> => {
  const ids = integers(bookIds)
  return sql<OpenRow[]>`
    select 'position' as kind, book_id, body from positions where book_id = any(${ids}::bigint[]) and state <> 'closed'
    union all
    select 'order', book_id, body from orders where book_id = any(${ids}::bigint[]) and state = 'open'
    union all
    select 'second_contract', book_id, body from second_contracts
    where book_id = any(${ids}::bigint[]) and state = 'placed'`
}

async function liveQuotes(sql: Session['sql'], bookIds: readonly number[]) {
  const rows = await sql<{ book_id: string; body: string }[]>`
    select book_id, body from exchange_quotes where book_id = any(${integers(bookIds)}::bigint[])`
  return rows.map(
    ({ book_id, body }) =>
      [Number(book_id), { quote: readAs<ExchangeQuote>(body, exchangeQuoteDecimals), body }] as const,
  )
}

/** Books that the cache had another head of: another node has written to them, or a commit went unheard. */
async function reload(sql: Session['sql'], bookIds: readonly number[]): Promise<Book[]> {
  if (bookIds.length === 0) return []
  const [rows, open] = await Promise.all([
    sql<{ id: string; head: string; world: string; sequence: string; state: string }[]>`
      select id, head, world, sequence, state from books where id = any(${integers(bookIds)}::bigint[])`,
    openRows(sql, bookIds),
  ])
  const openByBook = groupOpen(open)
  return rows.map((row) => bookFromRow(row, openByBook.get(row.id) ?? {}))
}

async function existing(sql: Session['sql'], bookIds: readonly number[]): Promise<Set<number>> {
  if (bookIds.length === 0) return new Set()
  const rows = await sql<{ id: string }[]>`select id from books where id = any(${integers(bookIds)}::bigint[])`
  return new Set(rows.map((row) => Number(row.id)))
}

function groupOpen(rows: readonly OpenRow[]): Map<string, OpenRows> {
  const byBook = new Map<string, Record<string, string[]>>()
  for (const { kind, book_id, body } of rows) {
    const bodies = byBook.get(book_id) ?? {}
    byBook.set(book_id, bodies)
    ;(bodies[kind] ??= []).push(body)
  }
  return byBook
}
