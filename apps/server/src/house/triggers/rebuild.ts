import type { Book } from '@touchstone/domain/books/book'
import { bookFromRow, type BookRow } from '../../executor/book-record.ts'
import type { Sql } from '../../platform/database.ts'
import { orderRecord } from '@touchstone/domain/positions/order'
import { positionRecord } from '@touchstone/domain/positions/position'
import { secondContractRecord } from '@touchstone/domain/second-contracts/second-contract'

/** Books read at a time. */
const pageSize = 1_000

type OpenRow = { book_id: bigint; body: string }
type Page = { books: BookRow[]; positions: OpenRow[]; orders: OpenRow[]; secondContracts: OpenRow[] }

/**
 * Reads every book with something open in it, on one snapshot, a page at a time: the next page is on its way while
 * `take` works on this one. Rows come flat, because the driver reads an array of texts sign by sign.
 */
export async function readOpenBooks(sql: Sql, take: (book: Book) => void): Promise<void> {
  await sql.begin('isolation level repeatable read read only', async (transaction) => {
    // A book in which nothing is open leaves its counts out of its state.
    const ends = await transaction<{ last: bigint }[]>`
      select max(id) as last from (
        select id, (row_number() over (order by id) - 1) / ${pageSize}::int as page
        from books where strpos(state, '"openCounts"') > 0) as paged
      group by page order by page`
    const pageOf = async (after: bigint, last: bigint): Promise<Page> => {
      const [books, positions, orders, secondContracts] = await Promise.all([
        transaction<BookRow[]>`
          select id, world, sequence, head, state from books
          where id > ${after} and id <= ${last} and strpos(state, '"openCounts"') > 0 order by id`,
        transaction<OpenRow[]>`
          select book_id, body from positions where book_id > ${after} and book_id <= ${last} and state <> 'closed'`,
        transaction<OpenRow[]>`
          select book_id, body from orders where book_id > ${after} and book_id <= ${last} and state = 'open'`,
        transaction<OpenRow[]>`
          select book_id, body from second_contracts
          where book_id > ${after} and book_id <= ${last} and state = 'placed'`,
      ])
      return { books, positions, orders, secondContracts }
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

function takePage({ books, positions, orders, secondContracts }: Page, take: (book: Book) => void): void {
  const open = {
    positions: bodiesByBook(positions),
    orders: bodiesByBook(orders),
    contracts: bodiesByBook(secondContracts),
  }
  for (const row of books) {
    const id = BigInt(row.id)
    take(
      bookFromRow(row, {
        [positionRecord.name]: open.positions.get(id) ?? [],
        [orderRecord.name]: open.orders.get(id) ?? [],
        [secondContractRecord.name]: open.contracts.get(id) ?? [],
      }),
    )
  }
}

function bodiesByBook(rows: readonly OpenRow[]): Map<bigint, string[]> {
  const byBook = new Map<bigint, string[]>()
  for (const { book_id, body } of rows) {
    const bodies = byBook.get(book_id)
    if (bodies === undefined) byBook.set(book_id, [body])
    else bodies.push(body)
  }
  return byBook
}
