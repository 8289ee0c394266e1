import type { Noun } from '../noun/noun.ts'
import { exchangeQuoteFact } from './exchange-quote.ts'
import type { ExchangeWords } from './exchange.journal.ts'
import { exchange } from './exchange.ts'

export const exchangeNoun: Noun<ExchangeWords> = {
  on: 'people',
  user: {
    exchange: { opens: () => ({ feature: 'exchange' }), decide: exchange },
  },
  house: {},
  records: {},
  parts: {},
  facts: { exchangeQuote: exchangeQuoteFact },
  due: {},
  follows: { exchanged: 'nothing' },
}
