import { type Decimal, decimal } from '@touchstone/domain/money/decimal'
import type { Exchange } from '@touchstone/domain/exchange/exchange'
import type { ExchangeWords } from '@touchstone/domain/exchange/exchange.journal'
import { holdsNothing, noMarketRefusal } from '../../noun/plain.ts'
import type { SimulatedNoun } from '../../noun/simulated-noun.ts'
import { onGrid, type View, wrongId } from '../../noun/sizing.ts'
import { exchange, exchangeReasons } from './naive-exchange.ts'

export const exchangeNoun = {
  wishes: {
    exchange: { weight: 8, make: exchangeOf },
  },
  corners: [],
  twists: { exchange: (command, view) => ({ ...command, quoteId: wrongId(view) }) },
  model: {
    exchange: { follow: exchange, opens: () => ({ feature: 'exchange' }), isTrade: false, refuses: exchangeReasons },
  },
  ...holdsNothing,
  coverage: {
    commands: { exchange: 'reached' },
    replies: { exchanged: 'reached' },
    refusals: {
      ...noMarketRefusal('never: a symbol is priced and trades once the first frame has come'),
      symbol_unknown: 'edges',
      symbol_off: 'edges',
      price_stale: 'edges',
      quote_not_found: 'crowd',
      quote_expired: 'edges',
      quote_moved: 'edges',
      next_price_missing: 'edges',
      balance_too_small: 'edges',
      amount_off_grid: 'edges',
      amount_not_positive: 'edges',
      currencies_equal: 'edges',
      amount_too_small: 'edges',
      amount_too_large: 'edges',
    },
    outcomes: {},
  },
} satisfies SimulatedNoun<ExchangeWords>

/** A quote is asked for, or a known one is used: at once, later, after another has taken its place, or a second time. */
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
