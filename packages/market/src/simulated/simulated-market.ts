import type { Candle, CandleInterval } from '@touchstone/domain/market/candle'
import type { SymbolTerms } from '@touchstone/domain/market/symbol'
import type { FeedTick } from '@touchstone/domain/market/tick'
import { tradingAt } from '@touchstone/domain/market/trading-hours'
import { deriveQuote } from '../derive-quote.ts'
import { daySeeds } from './day-seeds.ts'
import { finePaths } from './fine-paths.ts'
import { type MarketSeed, pricesFrom } from './market-seed.ts'
import { simulatedSource } from './recomputed-prices.ts'
import { simulatedCandles } from './simulated-candles.ts'
import { type SymbolPath, symbolPath } from './symbol-path.ts'

/**
 * A market that is a function of seed, symbol and time, identical on every machine and after every restart. It is for
 * play money only: the seed of a day reveals its prices and those before it, so it is shown when the day has ended.
 */
export type SimulatedMarket = {
  /** The symbols that have a market here: those of the terms with a profile. */
  symbols: readonly string[]
  /**
   * The tick in force at a moment, in epoch milliseconds: that of the second that contains it. None while the symbol
   * is closed, none for an unknown symbol, and none before the market's first day.
   * @throws RangeError after the last day whose seed is known.
   */
  tickAt: (symbol: string, at: number) => FeedTick | undefined
  /**
   * The fold of the ticks from the candle that contains `from` up to `to` (excluded). `to` must not lie in the
   * future, although the future is just as computable here.
   */
  candles: (symbol: string, interval: CandleInterval, from: number, to: number) => Candle[]
}

/** What a symbol's ticks and candles are made with, beside its seed. */
export type SimulatedTerms = Pick<
  SymbolTerms,
  'symbol' | 'marketClass' | 'hours' | 'priceTick' | 'quantityStep' | 'spreadRate'
>

const secondMs = 1_000

/**
 * Creates the market of a seed; a text is the seed of the last of all days.
 * @throws RangeError unless the seed is 256 bits, as 64 hexadecimal digits.
 */
export function createSimulatedMarket(seed: string | MarketSeed, symbols: readonly SimulatedTerms[]): SimulatedMarket {
  const market: MarketSeed = typeof seed === 'string' ? { days: daySeeds(seed) } : seed
  const listed = simulatedPaths(market, symbols)
  const beginsAt = pricesFrom(market)
  return {
    symbols: [...listed.keys()],
    tickAt(symbol, at) {
      const found = listed.get(symbol)
      const second = Math.floor(at / secondMs)
      if (found === undefined || at < beginsAt || !tradingAt(found.terms.hours, second * secondMs).open)
        return undefined
      return tickOf(found, second)
    },
    candles(symbol, interval, from, to) {
      const found = listed.get(symbol)
      const range = { from: Math.max(from, beginsAt), to }
      return found === undefined ? [] : simulatedCandles(found.path, found.terms, interval, range)
    },
  }
}

export type Listed = { terms: SimulatedTerms; path: SymbolPath }

/** The path of each symbol that has a market here. */
export function simulatedPaths(seed: MarketSeed, symbols: readonly SimulatedTerms[]): Map<string, Listed> {
  const pathOf = finePaths(seed)
  const listed = new Map<string, Listed>()
  for (const terms of symbols) {
    const fine = pathOf(terms.symbol)
    if (fine === undefined) continue
    listed.set(terms.symbol, { terms, path: symbolPath(fine.profile, terms, fine) })
  }
  return listed
}

function tickOf({ terms, path }: Listed, second: number): FeedTick {
  const volume = BigInt(path.stepsAt(second)) * terms.quantityStep
  const at = second * secondMs
  return {
    symbol: terms.symbol,
    ...deriveQuote(BigInt(path.ticksAt(second)) * terms.priceTick, terms),
    last: BigInt(path.fineAt(second)) * path.fineStep,
    volume,
    sourceAt: at,
    receivedAt: at,
    source: simulatedSource,
    derived: true,
  }
}
