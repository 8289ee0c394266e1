import { factByValue, type PlainFactKind } from '../books/fact-kind.ts'
import type { Currency } from '../money/currency.ts'
import type { Money, Price } from '../money/decimal.ts'
import type { Shape } from '../money/shape.ts'

/** The one live quote of a book. The exchange receives it as a fact; another request replaces it. */
export type ExchangeQuote = {
  id: string
  bookId: number
  from: Currency
  to: Currency
  pay: Money
  receive: Money
  spreadRate: bigint
  /** The marks that it was made from; null for USDT, which needs none. */
  fromMark: Price | null
  toMark: Price | null
  /** The ticks of those marks, by sequence on their symbols' tapes. */
  fromSequence: number | null
  toSequence: number | null
  quotedAt: number
  expiresAt: number
  settingsVersion: number
  /** Of a live market: it is decided on the first ticks after its acceptance. Absent where the tick in force decides. */
  fillAt?: 'next_tick'
  /** Once the person has agreed to one of a live market. */
  accepted?: QuoteAcceptance
}

/** When a quote was agreed to, and where the tapes of its coins ended then; null for USDT, which has none. */
export type QuoteAcceptance = { at: number; fromSequence: number | null; toSequence: number | null }

export const exchangeQuoteDecimals: Shape<ExchangeQuote> = {
  pay: true,
  receive: true,
  spreadRate: true,
  fromMark: true,
  toMark: true,
}

export const exchangeQuoteFact: PlainFactKind<'exchangeQuote', ExchangeQuote> = factByValue(
  'exchangeQuote',
  exchangeQuoteDecimals,
)
