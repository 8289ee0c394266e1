import { writeCanonical } from '@touchstone/domain/books/codec'
import type { ExchangeQuote } from '@touchstone/domain/exchange/exchange-quote'
import type { ExchangeRequest } from '@touchstone/domain/exchange/quote-exchange'
import { stateAt } from '../naive-model/naive-market.ts'
import type { NaiveTape } from '../naive-model/naive-tape.ts'
import type { NaiveTerms } from '../naive-model/naive-terms.ts'
import type { AskedQuote } from '../naive-model/naive-work.ts'
import { quoteFaults, quoteReasons, type QuoteText } from '../nouns/exchange/naive-exchange.ts'
import type { Agreed, DecisionLog } from './decision-log.ts'
import type { Surroundings } from './surroundings.ts'

/** `isLive`: of a house that decides by the next prices. */
export type QuoteRequest = ExchangeRequest & { isLive: boolean }
export type QuoteAnswer = { quote: ExchangeQuote } | { refusal: string }

/** Takes note that a book agrees to its quote; returns what is wrong with what the house noted of it. */
export function noteAgreement(agreed: Agreed, surroundings: Surroundings): string[] {
  const { bookId, quoteId, at, heads, answered } = agreed
  const quote = surroundings.outside.quoteOf(bookId)
  const headOf = (currency: string): number | null =>
    currency === 'USDT' ? null : (heads.get(`${currency}/USDT`) ?? 0)
  const expected =
    quote?.id === quoteId && quote.isLive
      ? { at, fromSequence: headOf(quote.from), toSequence: headOf(quote.to) }
      : undefined
  if (expected !== undefined) surroundings.agreed(bookId, expected)
  const isRight =
    answered?.at === expected?.at &&
    answered?.fromSequence === expected?.fromSequence &&
    answered?.toSequence === expected?.toSequence
  return isRight ? [] : [`book ${bookId} agreed to ${quoteId}: ${JSON.stringify({ answered, expected })}`]
}

type Known = { tape: NaiveTape; terms: NaiveTerms; surroundings: Surroundings; log: DecisionLog }

/** What is wrong with the house's answer to somebody who asked for a quote. It was asked for while nothing was in flight. */
export function judgeQuote(request: QuoteRequest, answer: QuoteAnswer, at: number, known: Known): string[] {
  const { tape, terms, surroundings, log } = known
  const { bookId, ...asked } = JSON.parse(writeCanonical(request)) as AskedQuote & { bookId: number }
  const stateOf = (symbol: string): 'open' | 'stale' | 'closed' => {
    const [tick, symbolTerms] = [tape.last(symbol), terms.symbols.get(symbol)]
    if (tick === undefined || symbolTerms === undefined) return 'open'
    const state = stateAt(tick, symbolTerms, at)
    return state === 'open' && surroundings.isOffAt(symbol, at) ? 'stale' : state
  }
  const reasons = quoteReasons(asked, terms, tape, stateOf)
  const where = `a quote ${JSON.stringify(asked)} of book ${bookId} at ${at}`
  if ('refusal' in answer)
    return reasons[answer.refusal]?.() === true ? [] : [`${where} was refused: the model sees no ${answer.refusal}`]
  log.quoted(bookId, asked)
  const held = Object.entries(reasons).filter(([, holds]) => holds?.() === true)
  const quote = JSON.parse(writeCanonical(answer.quote)) as QuoteText
  return [
    ...held.map(([kind]) => `${where} was given, though ${kind}`),
    ...quoteFaults(quote, asked, terms, tape).map((fault) => `${where}: ${fault}`),
  ]
}
