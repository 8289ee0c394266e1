import type { ExchangeWords } from '@touchstone/domain/exchange/exchange.journal'
import type { exchange } from '@touchstone/wire/exchange'
import type { Feature } from '../feature/feature.ts'
import { lockedQuote } from './locked-quote.ts'
import { type ExchangeDeps, exchangeHandlers } from './exchange.routes.ts'

export const exchangeFeature: Feature<ExchangeWords, typeof exchange, ExchangeDeps> = {
  calls: exchangeHandlers,
  messages: { exchanged: 'nothing' },
  messagesOfRecords: {},
  events: { exchanged: 'nothing' },
  eventsOfRecords: {},
  schedules: [],
  lockedFacts: [lockedQuote],
}
