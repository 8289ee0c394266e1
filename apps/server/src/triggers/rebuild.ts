import type { Book } from '@touchstone/domain/books/book'
import { bookFromRow, type BookRow } from '../books/book-record.ts'
import type { Sql } from '../platform/database.ts'

/** Books read at a time. */
const pageSize = 2_000

type OpenBodies = { positions: string[] | null; orders: string[] | null; second_contracts: string[] | null }

/**
 * Reads every book with something open in it, on one snapshot, a page at a time: the next page is on its way while
 * `take` works on this one.
 */
export async function readOpenBooks(sql: Sql, take: (book: Book) => void): Promise<void> {
  await sql.begin('isolation level repeatable read read only', async (transaction) => {
    const page = (after: string) => transaction<(BookRow & OpenBodies)[]>`
      select b.id, b.world, b.sequence, b.head, b.state,
             (select array_agg(body) from positions where book_id = b.id and state <> 'closed') as positions,
             (select array_agg(body) from orders where book_id = b.id and state = 'open') as orders,
             (select array_agg(body) from second_contracts where book_id = b.id and state = 'placed') as second_contracts
      from books b
      -- A book in which nothing is open leaves its counts out of its state.
      where b.id > ${after} and strpos(b.state, '"openCounts"') > 0
      order by b.id limit ${pageSize}`
    let rows = await page('0')
    while (rows.length > 0) {
      const next = page(String(rows.at(-1)?.id ?? '0')).execute()
      for (const row of rows)
        take(
          bookFromRow(row, {
            positions: row.positions ?? [],
            orders: row.orders ?? [],
            secondContracts: row.second_contracts ?? [],
          }),
        )
      rows = await next
    }
  })
}
