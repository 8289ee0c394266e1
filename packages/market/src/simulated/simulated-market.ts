import type { Candle, CandleInterval } from '@touchstone/domain/market/candle'
import type { SymbolTerms } from '@touchstone/domain/market/symbol'
import type { FeedTick } from '@touchstone/domain/market/tick'
import { tradingAt } from '@touchstone/domain/market/trading-hours'
import { deriveQuote } from '../derive-quote.ts'
import { activityOf } from './activity.ts'
import { keyOfSeed, namedKey } from './hash.ts'
import { simulatedCandles } from './simulated-candles.ts'
import { type SymbolPath, symbolPath } from './symbol-path.ts'
import { symbolProfiles } from './symbol-profiles.ts'
import { createWalk, type Walk } from './walk.ts'

/**
 * A market that is a function of seed, symbol and time, identical on every machine and after every restart. It is for
 * play money only: the seed reveals all future prices, so it is never shown.
 */
export type SimulatedMarket = {
  /** The symbols that have a market here: those of the terms with a profile. */
  symbols: readonly string[]
  /**
   * The tick in force at a moment, in epoch milliseconds: that of the second that contains it. None while the symbol
   * is closed, and none for an unknown symbol.
   */
  tickAt: (symbol: string, at: number) => FeedTick | undefined
  /**
   * The fold of the ticks from the candle that contains `from` up to `to` (excluded). `to` must not lie in the
   * future, although the future is just as computable here.
   */
  candles: (symbol: string, interval: CandleInterval, from: number, to: number) => Candle[]
}

const secondMs = 1_000

/**
 * Creates the market of a seed.
 * @throws RangeError unless the seed is 256 bits, as 64 hexadecimal digits.
 */
export function createSimulatedMarket(seedHex: string, symbols: readonly SymbolTerms[]): SimulatedMarket {
  const listed = listedSymbols(seedHex, symbols)
  return {
    symbols: [...listed.keys()],
    tickAt(symbol, at) {
      const found = listed.get(symbol)
      const second = Math.floor(at / secondMs)
      if (found === undefined || !tradingAt(found.terms.hours, second * secondMs).open) return undefined
      return tickOf(found, second)
    },
    candles(symbol, interval, from, to) {
      const found = listed.get(symbol)
      return found === undefined ? [] : simulatedCandles(found.path, found.terms, interval, { from, to })
    },
  }
}

type Listed = { terms: SymbolTerms; path: SymbolPath }

/** Symbols of one class share its common walk, which correlates them. */
function listedSymbols(seedHex: string, symbols: readonly SymbolTerms[]): Map<string, Listed> {
  const seedKey = keyOfSeed(seedHex)
  const commonWalks = new Map<string, Walk>()
  const listed = new Map<string, Listed>()
  for (const terms of symbols) {
    const profile = symbolProfiles.get(terms.symbol)
    if (profile === undefined) continue
    const { marketClass } = profile
    const activity = activityOf(marketClass)
    const common = commonWalks.get(marketClass) ?? createWalk(namedKey(seedKey, `class ${marketClass}`), activity)
    commonWalks.set(marketClass, common)
    const own = createWalk(namedKey(seedKey, `symbol ${terms.symbol}`), activity)
    listed.set(terms.symbol, { terms, path: symbolPath(profile, terms, { common, own }) })
  }
  return listed
}

function tickOf({ terms, path }: Listed, second: number): FeedTick {
  const price = BigInt(path.ticksAt(second)) * terms.priceTick
  const at = second * secondMs
  return {
    symbol: terms.symbol,
    ...deriveQuote(price, terms),
    last: price,
    volume: BigInt(path.stepsAt(second)) * terms.quantityStep,
    sourceAt: at,
    receivedAt: at,
    source: 'simulated',
    derived: true,
  }
}
