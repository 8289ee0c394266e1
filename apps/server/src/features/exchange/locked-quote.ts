import { readAs } from '@touchstone/domain/books/codec'
import {
  type ExchangeQuote,
  exchangeQuoteDecimals,
  exchangeQuoteFact,
} from '@touchstone/domain/exchange/exchange-quote'
import { integers, separator, texts } from '../../executor/batch-parameters.ts'
import type { LockedFact } from '../../executor/locked-fact.ts'

/** An exchange names its quote by id only: what was quoted is what lies in the table, and is used up with the row. */
export const lockedQuote: LockedFact<ExchangeQuote> = {
  kind: exchangeQuoteFact,
  for: 'exchange',
  async load(sql, bookIds) {
    const rows = await sql<{ book_id: string; body: string }[]>`
      select book_id, body from exchange_quotes where book_id = any(${integers(bookIds)}::bigint[])`
    return rows.map(({ book_id, body }) => ({
      bookId: Number(book_id),
      body,
      value: readAs<ExchangeQuote>(body, exchangeQuoteDecimals),
    }))
  },
  remove: (sql, used) => sql`
    delete from exchange_quotes using unnest(
      ${integers(used.map(({ bookId }) => bookId))}::bigint[],
      string_to_array(${texts(used.map(({ body }) => body))}, ${separator})) as used (book_id, body)
    where exchange_quotes.book_id = used.book_id and exchange_quotes.body = used.body`,
}
