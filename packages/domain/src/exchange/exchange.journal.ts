import type { Journal } from '../noun/journal.ts'
import { exchangeFormula } from './exchange-receipt.ts'
import { exchangePostings } from './exchange-postings.ts'
import { exchangeQuoteDecimals } from './exchange-quote.ts'
import type { Exchange, Exchanged, ExchangeRefusal } from './exchange.ts'
import type { QuoteRefusal } from './quote-exchange.ts'
import type { ExchangePosting } from './exchange-postings.ts'

export type ExchangeWords = {
  user: Exchange
  house: never
  replies: Exchanged
  refusals: ExchangeRefusal | QuoteRefusal
  postings: ExchangePosting
  borrowed: never
}

export const exchangeJournal: Journal<ExchangeWords> = {
  commands: {
    exchange: {},
  },
  replies: { exchanged: { decimals: { quote: exchangeQuoteDecimals }, formula: exchangeFormula } },
  postings: exchangePostings,
}
