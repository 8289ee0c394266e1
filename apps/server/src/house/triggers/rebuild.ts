import type { Book } from '@touchstone/domain/books/book'
import { bookFromRow, type BookRow, openByBook, type OpenRow } from '../../executor/book-record.ts'
import type { Sql } from '../../platform/database.ts'

/** Books read at a time. */
const pageSize = 1_000

type Page = { books: BookRow[]; open: OpenRow<bigint>[] }

/**
 * Reads every book with something open in it, on one snapshot, a page at a time: the next page is on its way while
 * `take` works on this one. Rows come flat, because the driver reads an array of texts sign by sign.
 */
export async function readOpenBooks(sql: Sql, take: (book: Book) => void): Promise<void> {
  await sql.begin('isolation level repeatable read read only', async (transaction) => {
    const ends = await transaction<{ last: bigint }[]>`
      select max(book_id) as last from (
        select book_id, (row_number() over (order by book_id) - 1) / ${pageSize}::int as page
        from (select distinct book_id from records where is_open) as open) as paged
      group by page order by page`
    const pageOf = async (after: bigint, last: bigint): Promise<Page> => {
      const [books, open] = await Promise.all([
        transaction<BookRow[]>`
          select id, world, sequence, head, state from books
          where id > ${after} and id <= ${last}
            and id in (select book_id from records where book_id > ${after} and book_id <= ${last} and is_open)
          order by id`,
        transaction<OpenRow<bigint>[]>`
          select book_id, kind, body from records where book_id > ${after} and book_id <= ${last} and is_open`,
      ])
      return { books, open }
    }
    const pages = ends.map(({ last }, index) => ({ after: ends[index - 1]?.last ?? 0n, last }))
    let coming = pages[0] && pageOf(pages[0].after, pages[0].last)
    for (const [index] of pages.entries()) {
      const page = await coming
      const next = pages[index + 1]
      coming = next && pageOf(next.after, next.last)
      if (page !== undefined) takePage(page, take)
    }
  })
}

function takePage({ books, open }: Page, take: (book: Book) => void): void {
  const records = openByBook(open)
  for (const row of books) take(bookFromRow(row, records.get(BigInt(row.id)) ?? {}))
}
