import type { Book } from '../books/book.ts'
import type { Decided } from '../books/decision.ts'
import { openDraft } from '../books/draft.ts'
import { factOf } from '../books/fact-kind.ts'
import type { Facts } from '../books/facts.ts'
import type { MarketRefusal } from '../books/refusal.ts'
import type { Currency } from '../money/currency.ts'
import { type Money, ONE } from '../money/decimal.ts'
import { marketOf, termsOf } from '../positions/account-risk.ts'
import { refuse } from '../result.ts'
import type { ExchangePosting } from './exchange-postings.ts'
import { type ExchangeQuote, exchangeQuoteFact } from './exchange-quote.ts'
import { hasMovedAgainstHouse, type Leg, legOf } from './exchange-rate.ts'

export type Exchange = { kind: 'exchange'; quoteId: string }
export type Exchanged = { kind: 'exchanged'; formula: 'exchange'; quote: ExchangeQuote }

export type ExchangeRefusal =
  | MarketRefusal
  | { kind: 'quote_not_found' }
  | { kind: 'quote_expired' }
  | { kind: 'quote_moved' }
  | { kind: 'next_price_missing'; symbol: string }
  | { kind: 'balance_too_small'; currency: Currency; available: Money }

/**
 * Exchanges at a quote, `balance` to `balance`, with the house as the other side. A quote is no free option: it is
 * refused when it has expired, when a mark is stale, and when the house would now lose by it. On a live market that is
 * judged by the first ticks after its acceptance, as a market order is filled: by the tick in force, a person who sees the
 * exchange's next price before the tape has it would take quotes that the market has left already.
 */
export function exchange(
  book: Book,
  command: Exchange,
  facts: Facts,
): Decided<Exchanged, ExchangeRefusal, ExchangePosting> {
  const quote = factOf(facts, exchangeQuoteFact)
  if (quote === undefined || quote.id !== command.quoteId || quote.bookId !== book.id)
    return refuse({ kind: 'quote_not_found' })
  const agreedAt = quote.accepted?.at ?? facts.at
  // A quote is not in force before its own time either: then the server's clock was set back.
  if (agreedAt < quote.quotedAt || agreedAt >= quote.expiresAt) return refuse({ kind: 'quote_expired' })
  const { from, to, pay, receive } = quote
  const given = legOf(from, facts)
  if (!given.ok) return given
  const taken = legOf(to, facts)
  if (!taken.ok) return taken
  const waitsFor = missingPrice(quote, facts, [given.value, taken.value])
  if (waitsFor !== undefined) return refuse({ kind: 'next_price_missing', symbol: waitsFor })
  if (hasMovedAgainstHouse(quote, given.value.mark ?? ONE, taken.value.mark ?? ONE))
    return refuse({ kind: 'quote_moved' })
  const draft = openDraft<ExchangePosting>(book)
  const available = draft.held('balance', from)
  if (available < pay) return refuse({ kind: 'balance_too_small', currency: from, available })
  const subject = quote.id
  const house = 'house:counterparty' as const
  draft.post({ kind: 'exchange_out', currency: from, from: 'balance', to: house, amount: pay, subject })
  draft.post({ kind: 'exchange_in', currency: to, from: house, to: 'balance', amount: receive, subject })
  return draft.decide({ kind: 'exchanged', formula: 'exchange', quote })
}

/**
 * The coin that lacks a price to decide on: on a live market, one that was taped after the acceptance and is of after it,
 * in the time after which a silent symbol is stale. Later the first price after the acceptance is known to everybody.
 */
function missingPrice(quote: ExchangeQuote, facts: Facts, legs: readonly [Leg, Leg]): string | undefined {
  if (quote.fillAt === undefined) return undefined
  const { accepted } = quote
  const sequences = [accepted?.fromSequence, accepted?.toSequence]
  for (const [index, { symbol, sequence }] of legs.entries()) {
    if (symbol === null) continue
    const after = sequences[index]
    if (accepted === undefined || after === undefined || after === null || (sequence ?? 0) <= after) return symbol
    const { tick } = marketOf(facts, symbol)
    const { staleAfterMs } = termsOf(facts, symbol)
    if (tick.sourceAt <= accepted.at || facts.at - accepted.at > staleAfterMs) return symbol
  }
  return undefined
}
