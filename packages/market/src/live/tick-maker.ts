import type { SymbolTerms } from '@touchstone/domain/market/symbol'
import type { FeedTick } from '@touchstone/domain/market/tick'
import type { Price, Quantity } from '@touchstone/domain/money/decimal'
import { nearestOnGrid } from '@touchstone/domain/money/mul-div'
import { deriveQuote } from '../derive-quote.ts'
import type { FrameFact, Quote } from './exchange.ts'

/** Turns the facts in frames into the ticks of a feed. */
/** `lagMs`: how late the feed is, by its newest frame with a time or by its pings, for quotes that have no time. */
export type TickMaker = (fact: FrameFact, receivedAt: number, lagMs: number) => FeedTick[]

type Terms = Pick<SymbolTerms, 'symbol' | 'priceTick' | 'spreadRate' | 'delayMsMax'>
type Traded = { last: Price | undefined; volume: Quantity }

/**
 * Each quote becomes a tick with the last price and the volume of the trades before it. A trade alone makes no tick:
 * it has no bid and ask of its own moment, and its time may come from another clock than the quotes'. Prices stay as
 * the exchange gave them, on any grid: the gate rounds them to ours.
 */
export function createTickMaker(source: string, symbolsOf: ReadonlyMap<string, readonly Terms[]>): TickMaker {
  const trades = new Map<string, Traded>()
  return (fact, receivedAt, lagMs) => {
    if (fact.kind !== 'quote' && fact.kind !== 'trade') return []
    const symbols = symbolsOf.get(fact.market)
    if (symbols === undefined) return []
    const traded = trades.get(fact.market) ?? { last: undefined, volume: 0n }
    if (fact.kind === 'trade') {
      trades.set(fact.market, { last: fact.last, volume: traded.volume + fact.size })
      return []
    }
    const last = fact.last ?? traded.last
    trades.set(fact.market, { last, volume: 0n })
    const rest = { volume: traded.volume, receivedAt, source }
    return symbols.flatMap((terms) => {
      const priced = pricesOf(fact.quote, last, terms)
      return priced === undefined
        ? []
        : { symbol: terms.symbol, ...priced, ...rest, sourceAt: fact.at ?? timeless(terms, receivedAt, lagMs) }
    })
  }
}

/**
 * The source time of a quote that has none: its receipt, unless the feed is too late for the symbol. Then it is of so much
 * earlier: to the gate it is late, and fills nothing that was accepted in between.
 */
const timeless = ({ delayMsMax }: Terms, receivedAt: number, lagMs: number): number =>
  lagMs > delayMsMax ? receivedAt - Math.round(lagMs) : receivedAt

type Priced = Pick<FeedTick, 'bid' | 'ask' | 'last' | 'derived'>

function pricesOf(
  quote: Quote | undefined,
  last: Price | undefined,
  terms: Pick<SymbolTerms, 'priceTick' | 'spreadRate'>,
): Priced | undefined {
  if (quote !== undefined) return { ...quote, last: last ?? quote.bid, derived: false }
  if (last === undefined) return undefined
  const price = nearestOnGrid(last, terms.priceTick).below
  return { ...deriveQuote(price, terms), last, derived: true }
}
