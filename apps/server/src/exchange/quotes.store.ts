import { writeCanonical } from '@touchstone/domain/books/codec'
import type { ExchangeQuote } from '@touchstone/domain/exchange/exchange-quote'
import type { Sql } from '../platform/database.ts'

/** Keeps a quote as the one live quote of its book; the one before it is gone. */
export async function putQuote(sql: Sql, quote: ExchangeQuote): Promise<void> {
  await sql`insert into exchange_quotes (book_id, body) values (${quote.bookId}, ${writeCanonical(quote)})
    on conflict (book_id) do update set body = excluded.body`
}
