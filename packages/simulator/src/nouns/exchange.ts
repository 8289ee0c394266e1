import { type Decimal, decimal } from '@touchstone/domain/money/decimal'
import type { Exchange } from '@touchstone/domain/exchange/exchange'
import type { ExchangeWords } from '@touchstone/domain/exchange/exchange.journal'
import type { Work } from '../naive-model/naive-work.ts'
import { down, num, type Num, placesOf } from '../naive-model/numbers.ts'
import type { SimulatedNoun } from '../noun/simulated-noun.ts'
import { onGrid, type View, wrongId } from '../noun/sizing.ts'

const noSymbol = 'never: a symbol is priced and trades once the first frame has come'

export const exchangeNoun = {
  wishes: {
    exchange: { weight: 8, make: exchangeOf },
  },
  corners: [],
  twists: { exchange: (command, view) => ({ ...command, quoteId: wrongId(view) }) },
  model: {
    exchange: { follow: exchange, opens: () => ({ feature: 'exchange' }), isTrade: false, leavesSafe: 'nothing' },
  },
  frozen: 'nothing',
  reserves: {},
  atRisk: 'nothing',
  overdue: 'nothing',
  outcomesOf: 'none',
  coverage: {
    commands: { exchange: 'reached' },
    replies: { exchanged: 'reached' },
    refusals: {
      symbol_unknown: noSymbol,
      symbol_off: noSymbol,
      price_missing: noSymbol,
      price_stale: 'reached',
      market_closed: noSymbol,
      quote_not_found: 'reached',
      quote_expired: 'reached',
      quote_moved: 'reached',
      next_price_missing: 'live',
      balance_too_small: 'reached',
      amount_off_grid: 'never: whoever asks for a quote asks for an amount on the grid',
      amount_not_positive: 'seldom: a tenth of the least amount is nothing',
      currencies_equal: 'never: whoever asks names two',
      amount_too_small: 'seldom: few hold so little',
      amount_too_large: 'seldom: few hold so much',
    },
    outcomes: {},
  },
} satisfies SimulatedNoun<ExchangeWords>

/** A quote is asked for, or one that is known is used: at once, later, after another has taken its place, or a second time. */
async function exchangeOf(view: View): Promise<Exchange | undefined> {
  const { random, book, quotes } = view
  if (random.happens(0.7)) {
    const asked = requestOf(view)
    if (asked === undefined) return undefined
    const id = `${book.id}-${view.now}-${random.below(1_000)}`
    const isGiven = await quotes.ask({ id, bookId: book.id, ...asked })
    if (!isGiven || random.happens(0.5)) return undefined
  }
  const known = quotes.known()
  const own = known.filter((quote) => quote.bookId === book.id).slice(-3)
  if (own.length === 0) return undefined
  return { kind: 'exchange', quoteId: random.pick(random.happens(0.05) ? known : own).id }
}

type Asked = { from: 'USDT' | 'BTC' | 'ETH'; to: 'USDT' | 'BTC' | 'ETH' | 'DOGE'; pay: Decimal }

function requestOf({ random, book }: View): Asked | undefined {
  const held = [...book.accounts].filter(([key, amount]) => key.startsWith('balance:') && amount.gt(0))
  if (held.length === 0) return undefined
  const [key, amount] = random.pick(held)
  const from = key.slice('balance:'.length) as Asked['from']
  const to = random.pick((['USDT', 'BTC', 'ETH', 'DOGE'] as const).filter((each) => each !== from))
  const unit = decimal(from === 'USDT' ? '0.000001' : '0.00000001')
  return { from, to, pay: onGrid(amount.times(random.pick([0.1, 0.5, 1, 1.5])), unit) }
}

type Quote = {
  from: string
  to: string
  pay: string
  receive: string
  fromMark: string | null
  toMark: string | null
  fromSequence: number | null
  toSequence: number | null
  bookId: number
  expiresAt: number
  fillAt?: 'next_tick'
  accepted?: { at: number; fromSequence: number | null; toSequence: number | null }
}

/** What is sold counts at mark less half the spread, what is bought at mark and half the spread; one fraction, down. */
function exchange(work: Work): void {
  const quote = work.row.facts.exchangeQuote as Quote | undefined
  if (quote === undefined) {
    work.fault('an exchange without a quote')
    return
  }
  const half = work.terms.exchangeSpread.div(2)
  const price = (mark: string | null, factor: Num): Num => (mark === null ? num(1) : num(mark).times(factor))
  const given = price(quote.fromMark, num(1).minus(half))
  const taken = price(quote.toMark, num(1).plus(half))
  if ((quote.fromMark === null) !== (quote.from === 'USDT') || (quote.toMark === null) !== (quote.to === 'USDT'))
    work.fault('a quote without a mark')
  for (const [currency, mark, sequence] of [
    [quote.from, quote.fromMark, quote.fromSequence],
    [quote.to, quote.toMark, quote.toSequence],
  ] as const)
    if (mark !== null && sequence !== null && !work.tape.tick(`${currency}/USDT`, sequence).mark.eq(mark))
      work.fault(`the quote's mark of ${currency} is not on the tape`)
  const agreedAt = quote.accepted?.at ?? work.row.at
  if (quote.bookId !== work.book.id || agreedAt >= quote.expiresAt) work.fault("another's quote, or an expired one")
  if (quote.fillAt !== undefined) checkWaited(work, quote)
  work.move('balance', 'house:counterparty', num(quote.pay), quote.from)
  const receive = down(num(quote.pay).times(given).div(taken), placesOf(quote.to))
  work.move('house:counterparty', 'balance', receive, quote.to)
}

/** A live quote is decided by the first ticks after it was agreed to, and not when they have left it. */
function checkWaited(work: Work, quote: Quote): void {
  const { accepted } = quote
  if (accepted === undefined) {
    work.fault('a live quote that nobody agreed to')
    return
  }
  const now = (currency: string, after: number | null): Num => {
    if (currency === 'USDT') return num(1)
    const symbol = `${currency}/USDT`
    const first = work.tape.firstAfter(symbol, after ?? Infinity, accepted.at)
    const used = work.row.facts.ticks?.[symbol]
    if (first === undefined || first.sequence !== used)
      work.fault(`an exchange on ${symbol} ${used}, and the first after it was agreed to is ${first?.sequence}`)
    return first?.mark ?? num(1)
  }
  const [given, taken] = [now(quote.from, accepted.fromSequence), now(quote.to, accepted.toSequence)]
  const half = work.terms.exchangeSpread.div(2)
  const sold = quote.fromMark === null ? num(1) : num(quote.fromMark).times(num(1).minus(half))
  const bought = quote.toMark === null ? num(1) : num(quote.toMark).times(num(1).plus(half))
  if (sold.times(taken).gt(given.times(bought))) work.fault('an exchange at a quote that the market had left')
}
