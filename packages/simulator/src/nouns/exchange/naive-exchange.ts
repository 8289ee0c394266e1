import { amountReasons, either, openableReasons, type Reasons } from '../../naive-model/naive-reasons.ts'
import type { NaiveTape } from '../../naive-model/naive-tape.ts'
import type { NaiveTerms } from '../../naive-model/naive-terms.ts'
import type { Agreement, AskedQuote, Work } from '../../naive-model/naive-work.ts'
import { down, num, type Num, placesOf } from '../../naive-model/numbers.ts'

export type QuoteText = {
  id: string
  from: string
  to: string
  pay: string
  receive: string
  fromMark: string | null
  toMark: string | null
  fromSequence: number | null
  toSequence: number | null
  bookId: number
  quotedAt: number
  expiresAt: number
  fillAt?: 'next_tick'
  accepted?: Agreement
}

type Marks = { from: Num | null; to: Num | null }

const symbolOf = (currency: string): string => `${currency}/USDT`

/** What is sold counts at mark less half the spread, what is bought at mark and half the spread; a null mark is USDT's. */
function rateAt({ from, to }: Marks, spread: Num): Num {
  const half = spread.div(2)
  const given = from?.times(num(1).minus(half)) ?? num(1)
  return given.div(to?.times(num(1).plus(half)) ?? 1)
}

const marksOf = ({ fromMark, toMark }: QuoteText): Marks => ({
  from: fromMark === null ? null : num(fromMark),
  to: toMark === null ? null : num(toMark),
})

/** What the quote of the row promises, if it is the one that this command may use. */
function quoteOf(work: Work, command: Record<string, unknown>): QuoteText | undefined {
  const quote = work.row.facts.exchangeQuote as QuoteText | undefined
  const live = work.outside.quoteOf(work.book.id)
  const isLive = live !== undefined && live.id === command['quoteId']
  return isLive ? quote : undefined
}

/**
 * A quote is good for its book, once, until the next is asked for, and for ten seconds; and it is no free option. One of a
 * live market must be agreed to while it is good, and the first prices after that decide.
 */
export function exchangeReasons(work: Work, command: Record<string, unknown>): Reasons {
  const quote = quoteOf(work, command)
  if (quote === undefined) return { quote_not_found: () => true }
  const coins = [quote.from, quote.to].filter((currency) => currency !== 'USDT')
  const { agreed, isLive = false } = work.outside.quoteOf(work.book.id) ?? {}
  const decidedAt = agreed?.at ?? work.row.at
  const markNow = (currency: string): Num | null => (currency === 'USDT' ? null : work.tick(symbolOf(currency)).mark)
  return either<string>(
    { quote_expired: () => decidedAt < quote.quotedAt || decidedAt >= quote.expiresAt },
    ...coins.map((currency) => openableReasons(work, symbolOf(currency))),
    {
      next_price_missing: () => isLive && coins.some((currency) => !hasNextPrice(work, symbolOf(currency), agreed)),
      quote_moved: () => {
        const now = { from: markNow(quote.from), to: markNow(quote.to) }
        return rateAt(marksOf(quote), work.terms.exchange.spread).gt(rateAt(now, num(0)))
      },
      balance_too_small: () => work.held('balance', quote.from).lt(quote.pay),
    },
  )
}

/**
 * Whether an exchange looked at the first price after it was agreed to, which came before a silent symbol is stale. A
 * price of this step may have come after it was sent.
 */
function hasNextPrice(work: Work, symbol: string, agreed: Agreement | undefined): boolean {
  if (agreed === undefined || work.row.at - agreed.at > work.symbol(symbol).staleAfterMs) return false
  const after = (symbol === symbolOf(quoteFrom(work)) ? agreed.fromSequence : agreed.toSequence) ?? Infinity
  const first = work.tape.firstAfter(symbol, after, agreed.at)
  if (first?.sequence === work.row.facts.ticks?.[symbol]) return first !== undefined
  const isThere = first !== undefined && first.sequence <= work.outside.headBefore(symbol)
  if (isThere)
    work.fault(`an exchange that did not look at ${symbol} ${first.sequence}, the first after it was agreed to`)
  return false
}

const quoteFrom = (work: Work): string => work.outside.quoteOf(work.book.id)?.from ?? ''

/** One fraction, down, at the marks of the quote, which stand on the tape. */
export function exchange(work: Work): void {
  const quote = work.row.facts.exchangeQuote as QuoteText | undefined
  if (quote === undefined) {
    work.fault('an exchange without a quote')
    return
  }
  const asked = work.outside.quoteOf(work.book.id)
  if (asked !== undefined) for (const fault of quoteFaults(quote, asked, work.terms, work.tape)) work.fault(fault)
  const receive = received(quote, work.terms)
  work.move('balance', 'house:counterparty', num(quote.pay), quote.from)
  work.move('house:counterparty', 'balance', receive, quote.to)
}

const received = (quote: QuoteText, { exchange: { spread } }: NaiveTerms): Num =>
  down(num(quote.pay).times(rateAt(marksOf(quote), spread)), placesOf(quote.to))

/** Whether a quote is what was asked for, at marks that stand on the tape. */
export function quoteFaults(quote: QuoteText, asked: AskedQuote, terms: NaiveTerms, tape: NaiveTape): string[] {
  const faults: string[] = []
  const isAsked = quote.from === asked.from && quote.to === asked.to && num(quote.pay).eq(asked.pay)
  if (quote.id !== asked.id || !isAsked) faults.push('a quote that was not asked for')
  if ((quote.fillAt === 'next_tick') !== asked.isLive) faults.push('a quote of another market')
  if (JSON.stringify(quote.accepted) !== JSON.stringify(asked.agreed)) faults.push('a quote agreed to at another time')
  if (quote.expiresAt !== quote.quotedAt + terms.exchange.quoteForMs) faults.push('a quote for another time')
  if (!received(quote, terms).eq(quote.receive)) faults.push(`a quote of ${quote.receive}`)
  for (const [currency, mark, sequence] of [
    [quote.from, quote.fromMark, quote.fromSequence],
    [quote.to, quote.toMark, quote.toSequence],
  ] as const) {
    if ((mark === null) !== (currency === 'USDT') || (mark === null) !== (sequence === null))
      faults.push('a quote without a mark')
    if (mark !== null && sequence !== null && !tape.tick(symbolOf(currency), sequence).mark.eq(mark))
      faults.push(`the quote's mark of ${currency} is not on the tape`)
  }
  return faults
}

/** Why no quote may be given, by the last ticks of the tape. `stateOf` says what is known of each symbol's market. */
export function quoteReasons(
  { from, to, pay }: AskedQuote,
  terms: NaiveTerms,
  tape: NaiveTape,
  stateOf: (symbol: string) => 'open' | 'stale' | 'closed',
): Reasons {
  const amount = num(pay)
  const symbols = [from, to].filter((currency) => currency !== 'USDT').map(symbolOf)
  const markOf = (currency: string): Num =>
    currency === 'USDT' ? num(1) : (tape.last(symbolOf(currency))?.mark ?? num(0))
  const value = (): Num => amount.times(markOf(from))
  const { valueMin, valueMax } = terms.exchange
  return either<string>(amountReasons(amount, from), {
    currencies_equal: () => from === to,
    symbol_unknown: () => symbols.some((symbol) => terms.symbols.get(symbol)?.isCoin !== true),
    symbol_off: () => symbols.some((symbol) => terms.symbols.get(symbol)?.enabled === false),
    price_missing: () => symbols.some((symbol) => tape.last(symbol) === undefined),
    price_stale: () => symbols.some((symbol) => stateOf(symbol) === 'stale'),
    market_closed: () => symbols.some((symbol) => stateOf(symbol) === 'closed'),
    amount_too_small: () => {
      const marks = { from: from === 'USDT' ? null : markOf(from), to: to === 'USDT' ? null : markOf(to) }
      const receive = down(amount.times(rateAt(marks, terms.exchange.spread)), placesOf(to))
      return value().lt(valueMin) || receive.isZero()
    },
    amount_too_large: () => value().gt(valueMax),
  })
}
