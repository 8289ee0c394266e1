import type { Facts, MarketFact } from '@touchstone/domain/books/facts'
import type { HousePort } from './house-port.ts'

/** Where the present comes from. */
export type Present = Pick<HousePort, 'settings' | 'market'>

/**
 * What is known at a moment, for what an answer computes by the domain's rules. Each symbol is looked up once, so that all
 * of an answer stands on the same ticks.
 */
export function presentFacts({ settings, market }: Present, at: number): Facts {
  const seen = new Map<string, MarketFact | undefined>()
  return {
    at,
    settings: settings(),
    fillAt: 'command',
    market(symbol) {
      if (!seen.has(symbol)) seen.set(symbol, market(symbol))
      return seen.get(symbol)
    },
    netQuantity: () => 0n,
    named: {},
  }
}
