import * as z from 'zod/mini'
import { form } from './expectations.ts'
import { command, read, unrecorded } from './call.ts'
import { outcomeOf } from './command-replies.ts'
import { amount, atMs, book, currency, page, pageOf, signedAmount, time } from './fields.ts'
import type { Noun } from './noun.ts'
import { pauseRefusals } from './opening-restrictions.ts'
import { timeSpan } from './time-span.ts'

const quoteId = z.string().check(form(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, 'known_quote'))

/** The amounts paid and received, and the marks they are based on: in USDT, null for USDT itself. */
const terms = {
  from: currency,
  to: currency,
  pay: signedAmount,
  receive: signedAmount,
  /** receive / pay. */
  rate: signedAmount,
  /** Each mark was moved against the user by half of it. */
  spreadRate: signedAmount,
  fromMark: z.nullable(signedAmount),
  toMark: z.nullable(signedAmount),
}

export const quote = z.object({
  id: quoteId,
  ...terms,
  quotedAtMs: atMs,
  expiresAtMs: atMs,
  /** `next_tick`: an exchange waits for the first prices after it was asked for, and is refused if they left the quote. */
  fillAt: z.enum(['command', 'next_tick']),
})

const quoteRefusals = [
  'currency_unknown',
  'symbol_unknown',
  'symbol_off',
  'price_missing',
  'price_stale',
  'market_closed',
] as const

export const exchange = {
  exchangeQuote: unrecorded({
    path: '/api/trade/appFlashExchangeLog/quote',
    access: 'session',
    limit: 'none',
    summary: 'Quotes an exchange for ten seconds. A book has one quote: a new one replaces it.',
    request: z.strictObject({ book, from: currency, to: currency, pay: amount }),
    reply: quote,
    refusals: [
      'currencies_equal',
      'amount_not_positive',
      'amount_off_grid',
      'amount_too_small',
      'amount_too_large',
      ...quoteRefusals,
    ],
  }),
  exchange: command({
    path: '/api/trade/appFlashExchangeLog/flashExchange',
    access: 'session',
    summary:
      'Exchanges at a quote; on a live market once the next prices are there. Refused with `quote_moved`, the details hold a new `quote`, if there can be one.',
    request: z.strictObject({ book, quoteId }),
    reply: outcomeOf(
      z.looseObject({
        kind: z.literal('exchanged'),
        /** As the journal has it: its times are epoch milliseconds. */
        quote: z.looseObject({ id: quoteId, from: currency, to: currency, pay: signedAmount, receive: signedAmount }),
      }),
    ),
    refusals: [
      ...pauseRefusals,
      'quote_not_found',
      'quote_expired',
      'quote_moved',
      'next_price_missing',
      'balance_too_small',
      ...quoteRefusals,
    ],
  }),
  exchanges: read({
    path: '/api/trade/appFlashExchangeLog/listMy',
    weight: 3,
    access: 'session',
    summary: 'Exchanges that were made, newest first.',
    request: z.strictObject({ book, currency: z.optional(currency), ...timeSpan, ...page }),
    reply: pageOf(
      z.object({
        /** Of the quote that it was made at. */
        id: quoteId,
        /** They name its receipt. */
        bookId: z.int(),
        sequence: z.int(),
        time,
        ...terms,
      }),
    ),
  }),
}

export const exchangeNoun = {
  calls: exchange,
  refusals: {
    quote_not_found: 4300,
    quote_expired: 4301,
    quote_moved: 4302,
    currencies_equal: 4303,
    next_price_missing: 4308,
  },
} as const satisfies Noun
