import { readAs, writeCanonical } from '@touchstone/domain/books/codec'
import { type ExchangeQuote, exchangeQuoteDecimals } from '@touchstone/domain/exchange/exchange-quote'
import type { Sql } from '../../platform/database.ts'

/** Keeps a quote as the one live quote of its book; the one before it is gone. */
export async function putQuote(sql: Sql, quote: ExchangeQuote): Promise<void> {
  await sql`insert into exchange_quotes (book_id, body) values (${quote.bookId}, ${writeCanonical(quote)})
    on conflict (book_id) do update set body = excluded.body`
}

/** The live quote of a book, expired or not, if it has this id. */
export async function findQuote(sql: Sql, bookId: number, id: string): Promise<ExchangeQuote | undefined> {
  const [row] = await sql<{ body: string }[]>`select body from exchange_quotes where book_id = ${bookId}`
  const quote = row && readAs<ExchangeQuote>(row.body, exchangeQuoteDecimals)
  return quote?.id === id ? quote : undefined
}

/** Keeps a quote as it is agreed to now, if it is still the one of its book. @returns whether it is. */
export async function noteAcceptance(sql: Sql, quote: ExchangeQuote, accepted: ExchangeQuote): Promise<boolean> {
  const { count } = await sql`update exchange_quotes set body = ${writeCanonical(accepted)}
    where book_id = ${quote.bookId} and body = ${writeCanonical(quote)}`
  return count > 0
}
