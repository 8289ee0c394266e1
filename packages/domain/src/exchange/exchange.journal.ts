import type { Journal } from '../noun/journal.ts'
import { type ExchangePosting, exchangePostings } from './exchange-postings.ts'
import { type ExchangeQuote, exchangeQuoteDecimals } from './exchange-quote.ts'
import { exchangeFormula } from './exchange-receipt.ts'
import type { Exchange, Exchanged, ExchangeRefusal } from './exchange.ts'
import type { QuoteRefusal } from './quote-exchange.ts'

export type ExchangeWords = {
  user: Exchange
  house: never
  replies: Exchanged
  refusals: ExchangeRefusal | QuoteRefusal
  postings: ExchangePosting
  borrowed: never
  sent: never
  records: Record<never, never>
  parts: Record<never, never>
  facts: { exchangeQuote: ExchangeQuote }
}

export const exchangeJournal: Journal<ExchangeWords> = {
  commands: {
    exchange: { decimals: {}, givenBy: 'person' },
  },
  replies: {
    exchanged: {
      decimals: { quote: exchangeQuoteDecimals },
      acceptedBy: 'none',
      armedBy: 'none',
      channels: 'none',
      formula: exchangeFormula,
    },
  },
  postings: exchangePostings,
}
