import type { Book } from '../books/book.ts'
import type { Decided } from '../books/decision.ts'
import { openDraft } from '../books/draft.ts'
import { factOf } from '../books/fact-kind.ts'
import type { Facts } from '../books/facts.ts'
import type { MarketRefusal } from '../books/refusal.ts'
import type { Currency } from '../money/currency.ts'
import { type Money, ONE } from '../money/decimal.ts'
import { refuse } from '../result.ts'
import type { ExchangePosting } from './exchange-postings.ts'
import { type ExchangeQuote, exchangeQuoteFact } from './exchange-quote.ts'
import { type Leg, legOf, quotedRate } from './exchange-rate.ts'

export type Exchange = { kind: 'exchange'; quoteId: string }
export type Exchanged = { kind: 'exchanged'; formula: 'exchange'; quote: ExchangeQuote }

export type ExchangeRefusal =
  | MarketRefusal
  | { kind: 'quote_not_found' }
  | { kind: 'quote_expired' }
  | { kind: 'quote_moved' }
  | { kind: 'balance_too_small'; currency: Currency; available: Money }

/**
 * Exchanges at a quote, `balance` to `balance`, with the house as the other side. A quote is no free option: it is
 * refused when it has expired, when a mark is stale, and when the house would now lose by it.
 */
export function exchange(
  book: Book,
  command: Exchange,
  facts: Facts,
): Decided<Exchanged, ExchangeRefusal, ExchangePosting> {
  const quote = factOf(facts, exchangeQuoteFact)
  if (quote === undefined || quote.id !== command.quoteId || quote.bookId !== book.id)
    return refuse({ kind: 'quote_not_found' })
  // A quote is not in force before its own time either: then the server's clock was set back.
  if (facts.at < quote.quotedAt || facts.at >= quote.expiresAt) return refuse({ kind: 'quote_expired' })
  const { from, to, pay, receive } = quote
  const given = legOf(from, facts)
  if (!given.ok) return given
  const taken = legOf(to, facts)
  if (!taken.ok) return taken
  if (hasMovedAgainstHouse(quote, given.value, taken.value)) return refuse({ kind: 'quote_moved' })
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
 * Whether the quoted rate is now better than the mark: with one coin, that its mark has moved against the house by more
 * than half the spread; with two, that together they have moved by more than both halves. Equality is accepted.
 */
function hasMovedAgainstHouse(quote: ExchangeQuote, given: Leg, taken: Leg): boolean {
  const quoted = quotedRate(quote.fromMark, quote.toMark, quote.spreadRate)
  return quoted.numerator * (taken.mark ?? ONE) > (given.mark ?? ONE) * quoted.denominator
}
