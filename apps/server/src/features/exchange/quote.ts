import type { ExchangeQuote } from '@touchstone/domain/exchange/exchange-quote'
import { type ExchangeRequest, quoteExchange, type QuoteRefusal } from '@touchstone/domain/exchange/quote-exchange'
import type { Result } from '@touchstone/domain/result'
import type { HousePort } from '../../house/house-port.ts'
import { presentFacts } from '../../house/present-facts.ts'
import { putQuote } from './quotes.store.ts'

export type QuoteDeps = Pick<HousePort, 'sql' | 'clock' | 'settings' | 'market'>

/** Quotes an exchange at this moment, and keeps the quote for the command that names it. */
export async function quote(deps: QuoteDeps, request: ExchangeRequest): Promise<Result<ExchangeQuote, QuoteRefusal>> {
  const quoted = quoteExchange(request, presentFacts(deps, deps.clock()))
  if (quoted.ok) await putQuote(deps.sql, quoted.value)
  return quoted
}
